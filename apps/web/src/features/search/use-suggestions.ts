import { useQuery } from "@tanstack/react-query";
import { useObservable, useStarredStocks } from "../../state/index.ts";
import { instrumentsQuery } from "./instruments-query.ts";
import { buildSearchIndex, type InstrumentList, type SearchIndex } from "./matching/index.ts";
import { recentStocks } from "./remembered-stocks.ts";
import { type SuggestionGroup, suggestionsFor } from "./suggestions.ts";

interface Suggestions {
  readonly state: SearchIndex | "loading" | "failed";
  readonly groups: readonly SuggestionGroup[];
  /** Rows of all groups, in the order in which they are shown. */
  readonly rows: readonly number[];
  symbolAt(row: number | undefined): string | undefined;
}

/** The suggestions for a query, with the state of the index. */
export function useSuggestions(query: string): Suggestions {
  const { index, hasFailed } = useSearchIndex();
  const starred = useStarredStocks();
  const recent = useObservable(recentStocks);
  const groups = index ? suggestionsFor(index, query, { starred, recent }) : [];
  return {
    state: index ?? (hasFailed ? "failed" : "loading"),
    groups,
    rows: groups.flatMap((group) => group.rows),
    symbolAt: (row) => (row === undefined ? undefined : index?.list.symbol[row]),
  };
}

const indexByList = new WeakMap<InstrumentList, SearchIndex>();

/** The index of the market's instruments, memoized; undefined until the list has loaded. */
function useSearchIndex(): { readonly index: SearchIndex | undefined; readonly hasFailed: boolean } {
  const { data: list, isError } = useQuery(instrumentsQuery);
  if (!list) return { index: undefined, hasFailed: isError };
  let index = indexByList.get(list);
  if (!index) {
    index = buildSearchIndex(list);
    indexByList.set(list, index);
  }
  return { index, hasFailed: false };
}
