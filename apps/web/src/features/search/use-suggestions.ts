import { useObservable } from "../../state/index.ts";
import type { SearchIndex } from "./matching/index.ts";
import { pinnedStocks, recentStocks } from "./remembered-stocks.ts";
import { type SuggestionGroup, suggestionsFor } from "./suggestions.ts";
import { useSearchIndex } from "./use-search-index.ts";

interface Suggestions {
  readonly state: SearchIndex | "loading" | "failed";
  readonly groups: readonly SuggestionGroup[];
  /** Rows of all groups, in the order in which they are shown. */
  readonly rows: readonly number[];
  symbolAt(row: number | undefined): string | undefined;
}

/** What is offered for what was typed. */
export function useSuggestions(query: string): Suggestions {
  const { index, hasFailed } = useSearchIndex();
  const pinned = useObservable(pinnedStocks);
  const recent = useObservable(recentStocks);
  const groups = index ? suggestionsFor(index, query, { pinned, recent }) : [];
  return {
    state: index ?? (hasFailed ? "failed" : "loading"),
    groups,
    rows: groups.flatMap((group) => group.rows),
    symbolAt: (row) => (row === undefined ? undefined : index?.list.symbol[row]),
  };
}
