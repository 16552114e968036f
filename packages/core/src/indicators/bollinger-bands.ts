import { rollingMean, rollingStandardDeviation } from "../series/index.ts";

export interface BollingerBands {
  readonly upper: Float64Array;
  readonly middle: Float64Array;
  readonly lower: Float64Array;
  /** (upper - lower) ÷ middle, a fraction; NaN where the middle is not above 0. */
  readonly width: Float64Array;
  /** Where the price lies between the lower band (0) and the upper one (1); NaN where they are equal. */
  readonly percentB: Float64Array;
}

/**
 * Bollinger bands: the mean of the last `length` prices, and bands a multiple of their standard deviation above and below it. The
 * deviation is that of a population, as Bollinger and TA-Lib compute it.
 *
 * @param close Prices, oldest first.
 * @param length Prices per window, a whole number of at least 2; 20 unless given.
 * @param deviations How many standard deviations the bands are away from the mean, above 0; 2 unless given.
 * @returns Five columns as long as `close`; NaN in the first `length - 1` places and where a price of the window is missing.
 * @throws {RangeError} if `length` is not a whole number of at least 2, or `deviations` is not a number above 0.
 * @see Bollinger, Bollinger on Bollinger Bands, 2001; TA-Lib, BBANDS
 *
 * @example
 * bollingerBands(Float64Array.of(9, 11), 2); // at place 1: upper 12, middle 10, lower 8, width 0.4, percentB 0.75
 */
export function bollingerBands(close: Float64Array, length = 20, deviations = 2): BollingerBands {
  if (!(deviations > 0 && deviations < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`Bands ${deviations} standard deviations away do not exist; give a number above 0.`);
  }
  const middle = rollingMean(close, length);
  const upper = rollingStandardDeviation(close, length, true);
  const lower = new Float64Array(close.length);
  const width = new Float64Array(close.length);
  const percentB = new Float64Array(close.length);
  for (let i = 0; i < close.length; i++) {
    const mean = middle[i] as number;
    const distance = deviations * (upper[i] as number);
    upper[i] = mean + distance;
    lower[i] = mean - distance;
    width[i] = mean > 0 ? (2 * distance) / mean : Number.NaN;
    percentB[i] = distance > 0 ? ((close[i] as number) - mean + distance) / (2 * distance) : Number.NaN;
  }
  return { upper, middle, lower, width, percentB };
}
