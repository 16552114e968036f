import { requireWindow } from "./require-window.ts";

/**
 * The standard deviation of the last `length` values, at every place, in time that does not depend on `length`.
 *
 * As in `rollingSum`, a window is the end of one block and the beginning of the next. Each contributes the sums of its values and
 * of their squares, both as distances from the first value of the later block. That value is itself in the window, so it is never
 * further from the mean than √length deviations (Samuelson), and the difference of the two sums loses few digits: the error is at
 * most about length² × 1e-16 of the deviation, whatever lies before the window. Equal values have a deviation of exactly 0.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 2.
 * @param isPopulation Whether squares are divided by `length`, as Bollinger bands do, and not by one less, as for a sample.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 2.
 * @see Chan, Golub and LeVeque, "Algorithms for computing the sample variance", The American Statistician 37(3), 1983, for shifted
 *   values; Samuelson, "How deviant can you be?", Journal of the American Statistical Association 63(324), 1968
 *
 * @example
 * rollingStandardDeviation(Float64Array.of(1, 2, 3, 5), 3); // NaN, NaN, 1, 1.53
 */
export function rollingStandardDeviation(values: Float64Array, length: number, isPopulation = false): Float64Array {
  requireWindow(length, 2);
  const count = values.length;
  const divisor = isPopulation ? length : length - 1;
  /** Until it is complete, a place holds the sum of squares of the part of its window in the block before. */
  const deviations = new Float64Array(count);
  /** The sum of the same part, by the place of the window's first value in that block. */
  const sumsToEnd = new Float64Array(length + 1);
  for (let start = 0; start < count; start += length) {
    const end = Math.min(start + length, count);
    const origin = values[start] as number;
    let sum = 0;
    let squares = 0;
    for (let i = start; i < end; i++) {
      const distance = (values[i] as number) - origin;
      sum += distance;
      squares += distance * distance;
      const total = sum + (sumsToEnd[i - start + 1] as number);
      const scatter = squares + (deviations[i] as number) - (total * total) / length;
      deviations[i] = Math.sqrt(Math.max(scatter, 0) / divisor);
    }
    if (end === count) break;
    const next = values[end] as number;
    sum = 0;
    squares = 0;
    for (let place = length - 1; place > 0; place--) {
      const distance = (values[start + place] as number) - next;
      sum += distance;
      squares += distance * distance;
      sumsToEnd[place] = sum;
      const last = end + place - 1;
      if (last < count) deviations[last] = squares;
    }
  }
  return deviations.fill(Number.NaN, 0, length - 1);
}
