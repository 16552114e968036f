import { requireWindow } from "./require-window.ts";

/**
 * Wilder's smoothed sum at every place: of each sum, all but a share of 1 ÷ `length` is kept, and the new value is added. It begins
 * with the sum of the first `length - 1` values, so that the first one given has `length` values in it.
 *
 * A missing value is passed over: the sum is NaN there and goes on with the next value, as if the place did not exist.
 *
 * @param values A column, oldest first.
 * @param length Values whose sum the smoothed one stands for, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN before `length` values have come, and where a value is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Wilder, New Concepts in Technical Trading Systems, 1978; TA-Lib, PLUS_DM, for the beginning; IND-02
 *
 * @example
 * wilderSum(Float64Array.of(1, 3, 5), 2); // NaN, 3.5, 6.75
 */
export function wilderSum(values: Float64Array, length: number): Float64Array {
  requireWindow(length);
  const sums = new Float64Array(values.length).fill(Number.NaN);
  // A product, not a difference: then a column that is nowhere larger than another never has the larger sum.
  const kept = 1 - 1 / length;
  let count = 0;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (Number.isNaN(value)) continue;
    count++;
    sum = count < length ? sum + value : sum * kept + value;
    if (count >= length) sums[i] = sum;
  }
  return sums;
}
