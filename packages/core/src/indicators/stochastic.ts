import { rollingMaximum, rollingMean, rollingMinimum } from "../series/index.ts";
import type { FlatPriceOptions } from "./flat-prices.ts";
import type { BarRanges } from "./true-range.ts";

export interface StochasticOptions extends FlatPriceOptions {
  /** Bars between whose lowest low and highest high the close is placed, a whole number of at least 1; 14 unless given. */
  readonly length?: number;
  /** Places whose mean is slow %K; 3 unless given, 1 gives fast %K. */
  readonly slowing?: number;
  /** Values of %K whose mean is %D; 3 unless given. */
  readonly smoothing?: number;
}

export interface Stochastic {
  /** Slow %K, from 0 to 100. */
  readonly k: Float64Array;
  /** %D, the mean of the last values of %K. */
  readonly d: Float64Array;
}

/**
 * The stochastic oscillator: where the close lies between the lowest low (0) and the highest high (100) of the last bars, smoothed
 * once (%K) and once more (%D).
 *
 * Where the highest high is the lowest low there is no such place: NaN, where TA-Lib gives 0 (IND-03).
 *
 * @param bars Highs, lows and closes, oldest first, split-adjusted.
 * @param options Lengths; `talibCompatible` gives 0 for prices that do not move.
 * @returns Two columns as long as the bars, which begin together with %D, at place `length + slowing + smoothing - 3`; NaN where a
 *   bar of the windows is without a high, a low, a close or a place.
 * @throws {RangeError} if a length is not a whole number of at least 1.
 * @see Lane, Lane's Stochastics, Technical Analysis of Stocks and Commodities 2(3), 1984; TA-Lib, STOCH
 *
 * @example
 * // A close in the middle of the range of the last bars, for long enough:
 * stochastic(bars).k.at(-1); // 50
 */
export function stochastic(bars: BarRanges, options: StochasticOptions = {}): Stochastic {
  const { length = 14, slowing = 3, smoothing = 3, talibCompatible = false } = options;
  const fast = placesInRange(bars, length, talibCompatible ? 0 : Number.NaN);
  const k = rollingMean(fast, slowing);
  const d = rollingMean(k, smoothing);
  for (let i = 0; i < k.length; i++) if (Number.isNaN(d[i])) k[i] = Number.NaN;
  return { k, d };
}

/** Fast %K. */
function placesInRange({ high, low, close }: BarRanges, length: number, unmoved: number): Float64Array {
  const highest = rollingMaximum(high, length);
  const lowest = rollingMinimum(low, length);
  for (let i = 0; i < close.length; i++) {
    const bottom = lowest[i] as number;
    const range = (highest[i] as number) - bottom;
    const place = 100 * (((close[i] as number) - bottom) / range);
    highest[i] = range === 0 && !Number.isNaN(close[i]) ? unmoved : place;
  }
  return highest;
}
