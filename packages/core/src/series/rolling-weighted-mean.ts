import { requireWindow } from "./require-window.ts";

/**
 * The mean of the last `length` values with weights 1, 2, ... `length`, the newest with the largest, at every place, in time that
 * does not depend on `length`.
 *
 * As in `rollingSum`, a window is the end of one block and the beginning of the next, and nothing is subtracted: rounding does not
 * grow with the length of the history.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, WMA
 *
 * @example
 * rollingWeightedMean(Float64Array.of(1, 2, 6), 2); // NaN, 1.67, 4.67
 */
export function rollingWeightedMean(values: Float64Array, length: number): Float64Array {
  requireWindow(length);
  const count = values.length;
  /** Until it is complete, a place holds the part of its window in the block before. */
  const means = new Float64Array(count);
  const divisor = (length * (length + 1)) / 2;
  for (let start = 0; start < count; start += length) {
    const end = Math.min(start + length, count);
    let sum = 0;
    let weighted = 0;
    for (let i = start; i < end; i++) {
      const place = i - start + 1;
      sum += values[i] as number;
      weighted += place * (values[i] as number);
      means[i] = ((means[i] as number) + (length - place) * sum + weighted) / divisor;
    }
    sum = 0;
    weighted = 0;
    for (let first = end - 1; first > start; first--) {
      sum += values[first] as number;
      weighted += sum;
      if (first + length <= count) means[first + length - 1] = weighted;
    }
  }
  return means.fill(Number.NaN, 0, length - 1);
}
