import type { DayFormat } from "../../delimited/index.ts";
import type { PriceBasis } from "../../model/index.ts";
import type { ColumnMapping } from "./column-mapping.ts";

/** How a price file is laid out and what its prices are. Made by `recognisePrices`, used by `readPrices`. */
export interface PriceFormat {
  readonly kind:
    | "alpha-vantage-daily-adjusted"
    | "yfinance"
    | "yahoo-export"
    | "stooq"
    | "stooq-bulk"
    | "daily-bars"
    | "mapped";
  /** Provider, as the market names it: `alpha-vantage`, `yahoo`, `stooq`, or the one a mapping states. */
  readonly source: string;
  /** What the prices are. */
  readonly basis: PriceBasis;
  /** The byte between two cells. */
  readonly delimiter: number;
  /** Present for `mapped` only. */
  readonly mapping: ColumnMapping | null;
}

/** How the file writes its days. */
export function dayFormatOf({ kind, mapping }: PriceFormat): DayFormat {
  return mapping?.dayFormat ?? (kind === "stooq-bulk" ? "YYYYMMDD" : "YYYY-MM-DD");
}

/** The byte between the whole and the decimals of its numbers. */
export function decimalMarkOf({ mapping }: PriceFormat): number {
  return (mapping?.decimalMark ?? ".").charCodeAt(0);
}
