import type { DayFormat } from "../../delimited/index.ts";
import type { AnsweredCurrency, AskedItem, AssetClass, PriceBasis } from "../../model/index.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import type { Columns } from "./column-names.ts";

/** How the table of a file is laid out. */
export interface TableShape {
  /**
   * `rows`: a column for each part of a bar. `stacked-header`: the header lines name part and ticker of each column, as
   * yfinance does. `closes-by-ticker`: a column of closes for each ticker.
   */
  readonly arrangement: "rows" | "stacked-header" | "closes-by-ticker";
  /** Line of the header, or of the first row where there is none; from 1, blank lines count. */
  readonly headerLine: number;
  readonly headerLines: number;
  /** Of `rows`; the day alone of the others. */
  readonly columns: Columns;
  /** Of a row; 0 where the header is longer than the beginning that was seen. */
  readonly cells: number;
  readonly dayFormat: DayFormat;
  /** Added to each day: 1 where time stamps of midnight east of Greenwich fall on the day before. */
  readonly dayShift: number;
  /** True where a day has several bars. */
  readonly isIntraday: boolean;
  /** True where the rows of a symbol do not stand together. */
  readonly isScattered: boolean;
  readonly decimalMark: "." | ",";
  /** What prices and dividends are multiplied by: 1000 where they stand in thousands. */
  readonly priceScale: number;
  /** What volumes are multiplied by: 100 where they stand in lots of 100 shares. */
  readonly volumeScale: number;
}

/** The layout's own name; `csv` for a table that is nobody's, `mapped` for one with a mapping. */
export type PriceKind =
  | "alpha-vantage-daily-adjusted"
  | "alpha-vantage-daily"
  | "csv"
  | "eodhd"
  | "google-finance"
  | "investing.com"
  | "mapped"
  | "metatrader"
  | "nasdaq"
  | "polygon"
  | "quandl-wiki"
  | "sharadar"
  | "stooq"
  | "stooq-bulk"
  | "tiingo"
  | "tradingview"
  | "yahoo-export"
  | "yfinance"
  | "zipline-csvdir";

/** What is known of a kind of files: who made them, and what their prices are. */
export interface PriceOrigin {
  readonly kind: PriceKind;
  /** Provider, as the market names it: `alpha-vantage`, `yahoo`, `stooq`, `csv`, or the one a mapping states. */
  readonly source: string;
  /** What the prices are; `null` where nothing states it: each series shows it then. */
  readonly basis: PriceBasis | null;
  /** ISO 4217 code of every row, where nothing in the rows states it. */
  readonly currency: string | null;
}

/** How a price file is laid out and what its prices are. Made by `recognisePrices`, used by `readPrices`. */
export interface PriceFormat extends PriceOrigin {
  /** The byte between two cells. */
  readonly delimiter: number;
  readonly table: TableShape;
  /** The same for every file of this layout: the key under which answers are kept. */
  readonly layout: string;
  /** What may be answered: without an answer the file is read by evidence, and marked. */
  readonly asks: readonly AskedItem[];
  /** Of every row, where an answer or the container states it. */
  readonly symbol: string | null;
  /** Where the container or the columns show that it is a fund. */
  readonly assetClass: AssetClass | null;
  /** What a person said about rows of which nothing else states a currency. */
  readonly answeredCurrency: AnsweredCurrency | null;
  /** Present for `mapped` only. */
  readonly mapping: ColumnMapping | null;
}
