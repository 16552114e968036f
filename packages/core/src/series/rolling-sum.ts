import { requireWindow } from "./require-window.ts";

/**
 * The sum of the last `length` values, at every place, in two additions each.
 *
 * The values are cut into blocks as long as the window. A window is then the end of one block and the beginning of the next, and
 * its sum is one running sum from each. Nothing is subtracted, so rounding does not grow with the length of the history: each
 * sum is within length × 1.2e-16 × the sum of the sizes of its own values, as if it were added anew.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 1.
 * @returns A column as long as `values`; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see van Herk, "A fast algorithm for local minimum and maximum filters", Pattern Recognition Letters 13(7), 1992, for the blocks
 *
 * @example
 * rollingSum(Float64Array.of(1, 2, 3, 4), 2); // NaN, 3, 5, 7
 */
export function rollingSum(values: Float64Array, length: number): Float64Array {
  requireWindow(length);
  const sums = new Float64Array(values.length).fill(Number.NaN);
  /** Sum of the block before from a place to its end; the place after the end holds 0. */
  const sumToEnd = new Float64Array(length + 1);
  for (let start = 0; start < values.length; start += length) {
    const end = Math.min(start + length, values.length);
    let sumFromStart = 0;
    for (let i = start; i < end; i++) {
      sumFromStart += values[i] as number;
      const place = i - start + 1;
      if (start > 0 || place === length) sums[i] = (sumToEnd[place] as number) + sumFromStart;
    }
    for (let place = end - start - 1; place >= 0; place--) {
      sumToEnd[place] = (sumToEnd[place + 1] as number) + (values[start + place] as number);
    }
  }
  return sums;
}

/**
 * The arithmetic mean of the last `length` values, at every place; rounding and missing values as in `rollingSum`.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 *
 * @example
 * rollingMean(Float64Array.of(1, 2, 3, 4), 2); // NaN, 1.5, 2.5, 3.5
 */
export function rollingMean(values: Float64Array, length: number): Float64Array {
  const means = rollingSum(values, length);
  for (let i = 0; i < means.length; i++) means[i] = (means[i] as number) / length;
  return means;
}
