import { translator } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";

/** Names an index of a market in the reader's language; one that the product does not know goes by its own name. */
export function useIndexName(): (name: string) => string {
  const { find } = useObservable(translator);
  return (name) => find(`statistics.index.${name}`) ?? name;
}
