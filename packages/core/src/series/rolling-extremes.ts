import { requireWindow } from "./require-window.ts";

/**
 * The largest of the last `length` values, at every place, exactly.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 *
 * @example
 * rollingMaximum(Float64Array.of(3, 1, 2, 0), 2); // NaN, 3, 2, 2
 */
export function rollingMaximum(values: Float64Array, length: number): Float64Array {
  return rollingExtreme(values, length, (earlier, later) => later >= earlier);
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
  return rollingExtreme(values, length, (earlier, later) => later <= earlier);
}

/**
 * Keeps, in a queue, the places of the window that may still become its extreme: each value removes those before it that it
 * beats, so that every place enters and leaves once.
 */
function rollingExtreme(
  values: Float64Array,
  length: number,
  beats: (earlier: number, later: number) => boolean,
): Float64Array {
  requireWindow(length);
  const extremes = new Float64Array(values.length).fill(Number.NaN);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  let firstKnown = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (Number.isNaN(value)) {
      firstKnown = i + 1;
      head = tail;
      continue;
    }
    while (tail > head && beats(values[queue[tail - 1] as number] as number, value)) tail--;
    queue[tail++] = i;
    if ((queue[head] as number) <= i - length) head++;
    if (i - firstKnown + 1 >= length) extremes[i] = values[queue[head] as number] as number;
  }
  return extremes;
}
