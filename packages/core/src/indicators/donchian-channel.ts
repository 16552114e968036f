import { type Bars, lagged, rollingMaximum, rollingMinimum } from "../series/index.ts";

export interface DonchianChannel {
  /** The highest high of the bars. */
  readonly upper: Float64Array;
  /** The mean of both. */
  readonly middle: Float64Array;
  /** The lowest low of the bars. */
  readonly lower: Float64Array;
}

/**
 * The Donchian channel of the last `length` bars, today's included. No close lies above it: a breakout is tested against
 * `priorDonchianChannel`.
 *
 * @param bars Highs and lows, oldest first, split-adjusted.
 * @param length Bars, a whole number of at least 1; 20 unless given.
 * @returns Money per share, columns as long as the bars; NaN in the first `length - 1` places and where a price of the window is
 *   missing.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Donchian, High Finance in Copper, Financial Analysts Journal 16(6), 1960; TA-Lib, MAX, MIN
 *
 * @example
 * donchianChannel({ high: Float64Array.of(5, 7), low: Float64Array.of(4, 3) }, 2); // at place 1: upper 7, middle 5, lower 3
 */
export function donchianChannel({ high, low }: Pick<Bars, "high" | "low">, length = 20): DonchianChannel {
  const upper = rollingMaximum(high, length);
  const lower = rollingMinimum(low, length);
  const middle = new Float64Array(high.length);
  for (let i = 0; i < middle.length; i++) middle[i] = ((upper[i] as number) + (lower[i] as number)) / 2;
  return { upper, middle, lower };
}

/**
 * The Donchian channel of the `length` bars before today's: a price above its upper line is a breakout.
 *
 * @param bars Highs and lows, oldest first, split-adjusted.
 * @param length Bars, a whole number of at least 1; 20 unless given.
 * @returns Money per share, columns as long as the bars; NaN in the first `length` places and where a price of the window is missing.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Faith, Way of the Turtle, 2007
 *
 * @example
 * priorDonchianChannel({ high: Float64Array.of(5, 7), low: Float64Array.of(4, 3) }, 1); // at place 1: upper 5, middle 4.5, lower 4
 */
export function priorDonchianChannel(bars: Pick<Bars, "high" | "low">, length = 20): DonchianChannel {
  const { upper, middle, lower } = donchianChannel(bars, length);
  return { upper: lagged(upper, 1), middle: lagged(middle, 1), lower: lagged(lower, 1) };
}
