import { rollingWeightedMean } from "../series/index.ts";

/**
 * The mean of the last `length` values with weights 1, 2, ... `length`, the newest with the largest.
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Values per mean, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, WMA
 *
 * @example
 * weightedMovingAverage(Float64Array.of(1, 2, 6), 2); // NaN, 1.67, 4.67
 */
export function weightedMovingAverage(values: Float64Array, length: number): Float64Array {
  return rollingWeightedMean(values, length);
}
