import { requireWindow } from "./require-window.ts";

/**
 * The exponentially weighted mean at every place: each new value moves the mean by a share of its distance from it. It begins
 * with the arithmetic mean of the first `length` values.
 *
 * A NaN ends the mean: it begins anew with the next `length` values. Rounding of earlier steps fades as their values do: the
 * error is at most about 3e-16 ÷ `weight` × the largest size of a value so far.
 *
 * @param values A column, oldest first.
 * @param length Values of the first mean, a whole number of at least 1.
 * @param weight The share by which a new value moves the mean, above 0 and at most 1: 2 ÷ (length + 1) unless given; 1 ÷ length
 *   is Wilder's.
 * @returns A column as long as `values`, in its unit; NaN before `length` values without a NaN have come.
 * @throws {RangeError} if `length` is not a whole number of at least 1, or `weight` is not in (0, 1].
 * @see TA-Lib, EMA; Wilder, New Concepts in Technical Trading Systems, 1978
 *
 * @example
 * exponentialMean(Float64Array.of(1, 3, 5), 2); // NaN, 2, 4
 */
export function exponentialMean(values: Float64Array, length: number, weight: number = 2 / (length + 1)): Float64Array {
  requireWindow(length);
  if (!(weight > 0 && weight <= 1)) {
    throw new RangeError(`A weight of ${weight} does not exist; it must be above 0 and at most 1.`);
  }
  const means = new Float64Array(values.length).fill(Number.NaN);
  let count = 0;
  let sum = 0;
  let mean = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (Number.isNaN(value)) {
      count = 0;
      sum = 0;
      continue;
    }
    count++;
    if (count <= length) {
      sum += value;
      mean = sum / length;
    } else mean += weight * (value - mean);
    if (count >= length) means[i] = mean;
  }
  return means;
}
