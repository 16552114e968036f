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
  return rollingSumOver(values, length, 1);
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
  return rollingSumOver(values, length, length);
}

/** The sum of every window over a divisor. Until it is complete, a place holds the part of its window in the block before. */
function rollingSumOver(values: Float64Array, length: number, divisor: number): Float64Array {
  requireWindow(length);
  const count = values.length;
  const sums = new Float64Array(count);
  let start = 0;
  // As long as a whole block follows, both running sums advance in one loop: neither waits for the other.
  for (; start + 2 * length <= count; start += length) {
    let fromStart = 0;
    let toEnd = 0;
    for (let i = start, back = start + length - 1; i < start + length; i++, back--) {
      fromStart += values[i] as number;
      sums[i] = ((sums[i] as number) + fromStart) / divisor;
      sums[back + length] = toEnd;
      toEnd += values[back] as number;
    }
  }
  for (; start < count; start += length) {
    const end = Math.min(start + length, count);
    let fromStart = 0;
    for (let i = start; i < end; i++) {
      fromStart += values[i] as number;
      sums[i] = ((sums[i] as number) + fromStart) / divisor;
    }
    let toEnd = 0;
    for (let first = end - 1; first > start; first--) {
      toEnd += values[first] as number;
      if (first + length <= count) sums[first + length - 1] = toEnd;
    }
  }
  return sums.fill(Number.NaN, 0, length - 1);
}
