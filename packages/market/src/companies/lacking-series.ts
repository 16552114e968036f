import type { Snapshot } from "../snapshot/index.ts";
import { hasBondYields } from "./bond-yields.ts";
import { wholeIndex } from "./market-index.ts";
import { hasBillYields } from "./risk-free-rates.ts";

/** Series that models and statistics read beside a stock: yields of government bonds, AAA bonds and bills, an index, and its dividends. */
export const READ_SERIES = ["government", "aaa", "bills", "index", "indexDividends"] as const;
export type ReadSeries = (typeof READ_SERIES)[number];

/**
 * The series that a market has of no day: what an import could bring. One that has ended, or begins later than a day that is asked
 * about, is not among them.
 */
export function lackingSeries(snapshot: Snapshot): readonly ReadSeries[] {
  const total = wholeIndex(snapshot, "total");
  const has: Readonly<Record<ReadSeries, boolean>> = {
    government: hasBondYields(snapshot, "government"),
    aaa: hasBondYields(snapshot, "aaa"),
    bills: hasBillYields(snapshot),
    index: total !== null || wholeIndex(snapshot, "price") !== null,
    indexDividends: total !== null,
  };
  return READ_SERIES.filter((series) => !has[series]);
}
