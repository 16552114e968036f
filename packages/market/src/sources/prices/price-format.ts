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
