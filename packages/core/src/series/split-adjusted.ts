import type { Split } from "./actions.ts";
import type { Bars } from "./bars.ts";
import { splitFactors } from "./split-factors.ts";

/**
 * Brings raw bars to the share count of the last bar, so that a split leaves no step in price or volume.
 *
 * @param bars Raw bars, as traded.
 * @param splits Splits, oldest first; those after the last bar are left out (see `splitFactors`).
 * @returns Bars on the same days; the bars given when no split concerns them.
 * @throws {RangeError} if the splits are not oldest first or a ratio is not a positive number.
 * @see docs/rules.md, "Series"
 *
 * @example
 * // Closes 400, 101 and volumes 10, 50 around a 4:1 split become closes 100, 101 and volumes 40, 50.
 * splitAdjusted(bars, [{ exDay: day("2020-08-31"), ratio: 4 }]);
 */
export function splitAdjusted(bars: Bars, splits: readonly Split[]): Bars {
  if (splits.length === 0) return bars;
  const factors = splitFactors(bars.day, splits);
  if (factors.every((factor) => factor === 1)) return bars;
  const volume = new Float64Array(bars.volume.length);
  for (let i = 0; i < volume.length; i++) volume[i] = (bars.volume[i] as number) / (factors[i] as number);
  return { ...scaledPrices(bars, factors), volume };
}

/**
 * Bars whose prices are multiplied by one factor per bar; days and volumes are those given, not copies. All prices lie in one
 * buffer: a buffer of its own for each column takes longer than to fill it.
 */
export function scaledPrices(bars: Bars, factors: Float64Array): Bars {
  const { day, open, high, low, close, volume } = bars;
  const scaled = new Float64Array(open.length + high.length + low.length + close.length);
  let end = 0;
  const product = (column: Float64Array): Float64Array => {
    const result = scaled.subarray(end, end + column.length);
    for (let i = 0; i < column.length; i++) result[i] = (column[i] as number) * (factors[i] as number);
    end += column.length;
    return result;
  };
  return { day, open: product(open), high: product(high), low: product(low), close: product(close), volume };
}
