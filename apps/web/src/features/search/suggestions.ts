import { rowsOf } from "./found-instrument.ts";
import { findInstruments, type SearchIndex } from "./matching/index.ts";

/** A titled part of the list under the search box. */
export interface SuggestionGroup {
  readonly kind: "results" | "pinned" | "recent";
  /** Rows of the instrument list. */
  readonly rows: readonly number[];
}

export interface Remembered {
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
}

const MOST = { results: 12, recent: 6 } as const;

/** What is offered for what was typed: results, or what the reader pinned and opened when nothing was typed yet. */
export function suggestionsFor(index: SearchIndex, query: string, { pinned, recent }: Remembered): SuggestionGroup[] {
  if (query.trim() !== "") {
    const rows = findInstruments(index, query, MOST.results);
    return rows.length === 0 ? [] : [{ kind: "results", rows }];
  }
  const unpinned = recent.filter((symbol) => !pinned.includes(symbol)).slice(0, MOST.recent);
  const groups: SuggestionGroup[] = [
    { kind: "pinned", rows: rowsOf(index.list, pinned) },
    { kind: "recent", rows: rowsOf(index.list, unpinned) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
