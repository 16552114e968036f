import { mean } from "./mean.ts";

/**
 * The standard deviation of a sample: squares are divided by one less than their number.
 *
 * @returns In the unit of the values; NaN for fewer than two.
 * @see STA-03
 *
 * @example
 * standardDeviation([1, 2, 3]); // 1
 */
export function standardDeviation(values: ArrayLike<number>): number {
  return values.length < 2 ? Number.NaN : Math.sqrt(covariance(values, values));
}

/**
 * The covariance of two samples of equal length, divided by one less than it.
 *
 * @example
 * covariance([1, 2, 3], [2, 4, 6]); // 2
 */
export function covariance(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const leftMean = mean(left);
  const rightMean = mean(right);
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += ((left[i] as number) - leftMean) * ((right[i] as number) - rightMean);
  return sum / (left.length - 1);
}
