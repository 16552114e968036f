import { useObservable } from "../state/index.ts";
import { translator } from "./translator.ts";

/** Says what a code of the data check means; null for one of a newer server. The texts are those of the part `findings`. */
export function useFindingWords(): (code: string) => string | null {
  const { find } = useObservable(translator);
  return (code) => find(`finding.${code}`);
}
