import { rollingMean } from "../series/index.ts";

/**
 * The mean of the last `length` values, at every bar. A missing value is forgotten once the window has passed it, and rounding
 * does not grow with the length of the history.
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Values per mean, a whole number of at least 1.
 * @returns A column as long as `values`; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, SMA
 *
 * @example
 * simpleMovingAverage(Float64Array.of(1, 2, 3, 4), 2); // NaN, 1.5, 2.5, 3.5
 */
export function simpleMovingAverage(values: Float64Array, length: number): Float64Array {
  return rollingMean(values, length);
}
