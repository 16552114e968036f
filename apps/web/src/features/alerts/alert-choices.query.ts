import type { WireAlert, WireScreenMetric } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { readAddress } from "../../router/index.ts";

/** Changes of the price over a period are a kind of their own. */
const CHANGE = /^change\./;

/** The numbers of the screener that an alert can watch, in the order of its groups. */
export function useMetrics(): {
  readonly metrics: readonly WireScreenMetric[];
  readonly unitOf: (id: string) => WireAlert["unit"];
} {
  const { data } = useQuery(callQuery("fundamentals", {}));
  const metrics = data?.kind === "catalogue" ? data.screenMetrics.filter(({ id }) => !CHANGE.test(id)) : [];
  return { metrics, unitOf: (id) => metrics.find((metric) => metric.id === id)?.unit ?? "times" };
}

/** Strategies of the library that the market has the data for, and those of the reader, who is signed in. */
export function useStrategies(): { readonly library: readonly string[]; readonly own: readonly OwnStrategy[] } {
  const { data: library } = useQuery(callQuery("strategies", {}));
  const { data: own } = useQuery(callQuery("ownStrategies", {}));
  return {
    library: library?.strategies.flatMap(({ id, available }) => (available ? [id] : [])) ?? [],
    own: own?.strategies ?? [],
  };
}

interface OwnStrategy {
  readonly id: string;
  readonly name: string;
}

interface SavedValuation {
  readonly id: string;
  readonly name: string;
}

/** The valuations of a stock that the reader has saved, the one that was changed last first; null before they are known. */
export function useSavedValuations(code: string | null, isWanted: boolean): readonly SavedValuation[] | null {
  const { data } = useQuery({ ...callQuery("savedItems", {}), enabled: isWanted });
  if (!data) return null;
  return data.items.filter(({ kind, address }) => kind === "valuation" && readAddress(address).query.code === code);
}
