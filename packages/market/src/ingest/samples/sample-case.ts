import type { Answers, AssetClass } from "../../model/index.ts";
import type { ColumnMapping } from "../../sources/prices/index.ts";

/** The prices of one symbol as a market has them after the import. */
export interface ExpectedPrices {
  readonly symbol: string;
  readonly bars: number;
  /** Day, open, high, low and close of the first and the last bar, such as `2024-01-02 49.98 50.23 49.88 50.04`. */
  readonly first: string;
  readonly last: string;
  /** Of all bars; `null` where the file has none. */
  readonly volume: number | null;
  readonly basis: "raw" | "split-adjusted" | "total-return";
  readonly currency: string | null;
  readonly exchange: string | null;
  /** Exchange by whose trading days the bars are judged, as `model/exchanges.ts` names it. */
  readonly calendar: string | null;
  readonly assetClass: AssetClass;
  readonly source: string;
  /** Such as `split 2024-01-10 2` and `dividend 2024-01-08 0.98`, splits first. */
  readonly actions: readonly string[];
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
  /** What is asked about the first file, what is needed and then what may be answered; not looked at unless given. */
  readonly asks?: readonly string[];
}

/**
 * Makes expectations of what most samples of a list have in common.
 *
 * @returns A function of a symbol and what it has otherwise.
 */
export function expecting(common: Omit<ExpectedPrices, "symbol">) {
  return (symbol: string, other: Partial<ExpectedPrices> = {}): ExpectedPrices => ({ symbol, ...common, ...other });
}

/** A sample of one file. */
export function sample(
  title: string,
  file: string,
  prices: readonly ExpectedPrices[],
  other: Partial<SampleCase> = {},
): SampleCase {
  return { title, files: [file], prices, codes: [], ...other };
}
