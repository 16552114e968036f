import { requireWindow } from "./require-window.ts";

export interface ExponentialMeanOptions {
  /** The share by which a new value moves the mean, above 0 and at most 1: 2 ÷ (length + 1) unless given; 1 ÷ length is Wilder's. */
  readonly weight?: number;
  /** How many of the first values do not count, a whole number: 0 unless given. */
  readonly skip?: number;
}

/**
 * The exponentially weighted mean at every place: each new value moves the mean by a share of its distance from it. It begins
 * with the arithmetic mean of the first `length` values.
 *
 * A missing value is passed over: the mean is NaN there and goes on with the next value, as if the place did not exist. Rounding
 * of earlier steps fades as their values do: the error is at most about 3e-16 ÷ `weight` × the largest size of a value so far.
 *
 * @param values A column, oldest first.
 * @param length Values of the first mean, a whole number of at least 1.
 * @param options Weight of a new value, and how many of the first values do not count.
 * @returns A column as long as `values`, in its unit; NaN before `length` values have come, and where a value is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1, `weight` is not in (0, 1], or `skip` is not a whole number
 *   of at least 0.
 * @see TA-Lib, EMA; Wilder, New Concepts in Technical Trading Systems, 1978; IND-02
 *
 * @example
 * exponentialMean(Float64Array.of(1, 3, 5), 2); // NaN, 2, 4
 */
export function exponentialMean(
  values: Float64Array,
  length: number,
  { weight = 2 / (length + 1), skip = 0 }: ExponentialMeanOptions = {},
): Float64Array {
  requireWindow(length);
  requireOptions(weight, skip);
  const means = new Float64Array(values.length).fill(Number.NaN);
  const { place, sum } = firstSum(values, length, skip);
  let mean = sum / length;
  if (place < values.length) means[place] = mean;
  for (let i = place + 1; i < values.length; i++) {
    const value = values[i] as number;
    if (Number.isNaN(value)) continue;
    mean += weight * (value - mean);
    means[i] = mean;
  }
  return means;
}

/** The sum of `length` known values after the first `skip`, and the place of the last of them; the end if there are not so many. */
function firstSum(values: Float64Array, length: number, skip: number): { place: number; sum: number } {
  let left = length + skip;
  let sum = 0;
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number;
    if (Number.isNaN(value)) continue;
    if (left <= length) sum += value;
    left--;
    if (left === 0) return { place, sum };
  }
  return { place: values.length, sum };
}

function requireOptions(weight: number, skip: number): void {
  if (!(weight > 0 && weight <= 1)) {
    throw new RangeError(`A weight of ${weight} does not exist; it must be above 0 and at most 1.`);
  }
  if (!Number.isInteger(skip) || skip < 0) {
    throw new RangeError(`${skip} values cannot be skipped; give a whole number >= 0.`);
  }
}
