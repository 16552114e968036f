import type { LanguageCode } from "@plumbline/contract";
import type { InstrumentList } from "./matching/index.ts";

/** One row of the instrument list, as a person reads it. */
export interface FoundInstrument {
  readonly symbol: string;
  readonly name: string;
  /** The English name, where the one above is in another language. */
  readonly englishName: string | null;
  readonly sector: string | null;
  readonly exchange: string | null;
  readonly assetClass: "stock" | "etf" | "index";
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
export function rowsOf(list: InstrumentList, symbols: readonly string[]): number[] {
  return symbols.map((symbol) => list.symbol.indexOf(symbol)).filter((row) => row !== -1);
}
