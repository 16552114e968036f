import { marketMeta } from "../../api/index.ts";
import { useObservable } from "../../state/index.ts";
import { isOver, type ListedRun } from "./runs.query.ts";

/** @returns The last day of the prices that are served, of a run that was computed on other data; null of any other run. */
export function useNewerData({ state, dataVersion }: Pick<ListedRun, "state" | "dataVersion">): string | null {
  const served = useObservable(marketMeta);
  if (!isOver(state) || served === null || served.dataVersion === dataVersion) return null;
  return served.asOf;
}
