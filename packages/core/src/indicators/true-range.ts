import { type Bars, exponentialMean } from "../series/index.ts";

/** The prices between which a bar moved. */
export type BarRanges = Pick<Bars, "high" | "low" | "close">;

/**
 * The true range of every bar: the largest of high - low, and of the distances of high and low from the close before.
 *
 * @param bars Highs, lows and closes, oldest first, split-adjusted.
 * @returns Money per share, as many as there are bars; NaN at the first bar, which has no close before it, and where a high, a low
 *   or a close is missing: the close before the next bar is then that of the last bar with all three (IND-02).
 * @see Wilder, New Concepts in Technical Trading Systems, 1978; TA-Lib, TRANGE
 *
 * @example
 * trueRange({ high: Float64Array.of(11, 12), low: Float64Array.of(9, 11), close: Float64Array.of(10, 11.5) }); // NaN, 2
 */
export function trueRange({ high, low, close }: BarRanges): Float64Array {
  const ranges = new Float64Array(close.length);
  let previous = Number.NaN;
  for (let i = 0; i < close.length; i++) {
    const top = high[i] as number;
    const bottom = low[i] as number;
    // The largest of the three distances: the range of the bar, stretched to the close before. NaN where one is missing.
    const range = Math.max(top, previous) - Math.min(bottom, previous);
    const price = close[i] as number;
    const isWhole = !Number.isNaN(top - bottom + price);
    ranges[i] = isWhole ? range : Number.NaN;
    if (isWhole) previous = price;
  }
  return ranges;
}

/**
 * The average true range: the mean of the first `length` true ranges, then Wilder's smoothing. It never wholly forgets where the
 * history begins (IND-04).
 *
 * @param bars Highs, lows and closes, oldest first, split-adjusted.
 * @param length True ranges of the first mean, a whole number of at least 1; 14 unless given.
 * @returns Money per share, as many as there are bars; NaN in the first `length` places and where a high, a low or a close is
 *   missing: such a bar is passed over (IND-02).
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Wilder, New Concepts in Technical Trading Systems, 1978; TA-Lib, ATR
 *
 * @example
 * // True ranges of 2 and 3:
 * averageTrueRange(bars, 2).at(2); // 2.5
 */
export function averageTrueRange(bars: BarRanges, length = 14): Float64Array {
  return exponentialMean(trueRange(bars), length, { weight: 1 / length });
}
