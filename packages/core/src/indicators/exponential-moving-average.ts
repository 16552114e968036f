import { exponentialMean } from "../series/index.ts";

/**
 * The exponential moving average: it begins with the mean of the first `length` values, then moves by 2 ÷ (length + 1) of the
 * distance of each new value. It never wholly forgets where the history begins: compute it from the whole history (IND-04).
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Values of the first mean, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value is missing, which is
 *   passed over.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, EMA; IND-02
 *
 * @example
 * exponentialMovingAverage(Float64Array.of(1, 3, 5), 2); // NaN, 2, 4
 */
export function exponentialMovingAverage(values: Float64Array, length: number): Float64Array {
  return exponentialMean(values, length);
}
