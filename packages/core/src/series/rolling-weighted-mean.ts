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
  const means = new Float64Array(values.length).fill(Number.NaN);
  /** Of the block before, from a place to its end, with weights 1, 2, ... from that place on. */
  const weightedToEnd = new Float64Array(length + 1);
  const divisor = (length * (length + 1)) / 2;
  for (let start = 0; start < values.length; start += length) {
    const end = Math.min(start + length, values.length);
    let sum = 0;
    let weighted = 0;
    for (let place = 1; place <= end - start; place++) {
      const value = values[start + place - 1] as number;
      sum += value;
      weighted += place * value;
      if (start === 0 && place < length) continue;
      means[start + place - 1] = ((weightedToEnd[place] as number) + (length - place) * sum + weighted) / divisor;
    }
    sum = 0;
    weighted = 0;
    for (let place = end - start - 1; place >= 0; place--) {
      sum += values[start + place] as number;
      weighted += sum;
      weightedToEnd[place] = weighted;
    }
  }
  return means;
}
