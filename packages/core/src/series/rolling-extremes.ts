import { requireWindow } from "./require-window.ts";

/**
 * The largest of the last `length` values, at every place, exactly.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see van Herk, "A fast algorithm for local minimum and maximum filters", Pattern Recognition Letters 13(7), 1992
 *
 * @example
 * rollingMaximum(Float64Array.of(3, 1, 2, 0), 2); // NaN, 3, 2, 2
 */
export function rollingMaximum(values: Float64Array, length: number): Float64Array {
  return rollingExtreme(values, length, 1);
}

/**
 * The smallest of the last `length` values, at every place, exactly.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 *
 * @example
 * rollingMinimum(Float64Array.of(3, 1, 2, 0), 2); // NaN, 1, 1, 0
 */
export function rollingMinimum(values: Float64Array, length: number): Float64Array {
  return rollingExtreme(values, length, -1);
}

/**
 * The largest value of every window, of values times a sign, times that sign. As in `rollingSum`, a window is the end of one block
 * and the beginning of the next; until it is complete, a place holds the extreme of the former. A NaN is larger than all.
 */
function rollingExtreme(values: Float64Array, length: number, sign: 1 | -1): Float64Array {
  requireWindow(length);
  const count = values.length;
  const extremes = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  for (let start = 0; start < count; start += length) {
    const end = Math.min(start + length, count);
    let fromStart = Number.NEGATIVE_INFINITY;
    for (let i = start; i < end; i++) {
      fromStart = Math.max(fromStart, sign * (values[i] as number));
      extremes[i] = sign * Math.max(extremes[i] as number, fromStart);
    }
    let toEnd = Number.NEGATIVE_INFINITY;
    for (let first = end - 1; first > start; first--) {
      toEnd = Math.max(toEnd, sign * (values[first] as number));
      if (first + length <= count) extremes[first + length - 1] = toEnd;
    }
  }
  return extremes.fill(Number.NaN, 0, length - 1);
}
