import type { Answers, ColumnMapping } from "../../sources/prices/index.ts";

/** The prices of one symbol as a market has them after the import. */
export interface ExpectedPrices {
  readonly symbol: string;
  readonly bars: number;
  /** Day and close of the first and the last bar, such as `2024-01-02 50.17`. */
  readonly first: string;
  readonly last: string;
  readonly basis: "raw" | "split-adjusted" | "total-return";
  readonly currency: string | null;
  readonly source: string;
}

/** Files that people have, and what must come of them. */
export interface SampleCase {
  readonly title: string;
  /** Below `files/`; imported together into a new market. */
  readonly files: readonly string[];
  readonly mappings?: readonly ColumnMapping[];
  /** What a person says about every layout that asks it. */
  readonly answers?: Answers;
  /** All symbols with prices, in any order. */
  readonly prices: readonly ExpectedPrices[];
  /** Every code of the report, once, in any order. */
  readonly codes: readonly string[];
  /** What is asked about the first file before it is read; nothing unless given. */
  readonly asks?: readonly string[];
}
