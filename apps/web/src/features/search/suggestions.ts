import type { LanguageCode } from "@plumbline/contract";
import type { AssetClass } from "@plumbline/core/words";
import { findInstruments, type InstrumentList, type SearchIndex } from "./matching/index.ts";

/** A titled part of the list under the search box. */
export interface SuggestionGroup {
  readonly kind: "results" | "starred" | "recent";
  /** Rows of the instrument list. */
  readonly rows: readonly number[];
}

interface RememberedStocks {
  readonly starred: readonly string[];
  readonly recent: readonly string[];
}

const MAX_ROWS = { results: 12, starred: 8, recent: 6 } as const;

/** The suggestions for a query: results, or the starred and recent stocks for an empty query. */
export function suggestionsFor(
  index: SearchIndex,
  query: string,
  { starred, recent }: RememberedStocks,
): SuggestionGroup[] {
  if (query.trim() !== "") {
    const rows = findInstruments(index, query, MAX_ROWS.results);
    return rows.length === 0 ? [] : [{ kind: "results", rows }];
  }
  const others = recent.filter((symbol) => !starred.includes(symbol)).slice(0, MAX_ROWS.recent);
  const groups: SuggestionGroup[] = [
    { kind: "starred", rows: rowsOfSymbols(index.list, starred).slice(0, MAX_ROWS.starred) },
    { kind: "recent", rows: rowsOfSymbols(index.list, others) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** One row of the instrument list, in the reader's language. */
export interface FoundInstrument {
  readonly symbol: string;
  readonly name: string;
  /** The English name, where the one above is in another language. */
  readonly englishName: string | null;
  readonly sector: string | null;
  readonly exchange: string | null;
  readonly assetClass: AssetClass;
  readonly delisted: string | null;
  readonly isPriced: boolean;
}

export function instrumentAt(list: InstrumentList, row: number, language: LanguageCode): FoundInstrument {
  const english = list.names.en[row] ?? "";
  const own = list.names[language][row] ?? null;
  return {
    symbol: list.symbol[row] ?? "",
    name: own ?? english,
    englishName: own !== null && own !== english ? english : null,
    sector: list.sector[row] ?? null,
    exchange: list.exchange[row] ?? null,
    assetClass: list.assetClass[row] ?? "stock",
    delisted: list.delisted[row] ?? null,
    isPriced: list.priced[row] ?? false,
  };
}

/** Rows of symbols in their order; a symbol that this market does not have is left out. */
function rowsOfSymbols(list: InstrumentList, symbols: readonly string[]): number[] {
  return symbols.map((symbol) => list.symbol.indexOf(symbol)).filter((row) => row !== -1);
}
