import { mean } from "./mean.ts";

/** The width and shape of a distribution. */
export interface Shape {
  /** Square root of the second central moment, in the unit of the values. */
  readonly deviation: number;
  /** Third standardised moment; below 0 when large losses are more common than large gains. */
  readonly skewness: number;
  /** Fourth standardised moment; a normal distribution has 3, more means that extremes are more common. */
  readonly kurtosis: number;
}

/** Values that scatter by less, as a share of their mean, are equal except for rounding. */
const ROUNDING = 1e-12;

/**
 * Deviation, skewness and kurtosis of a population: moments are divided by the number of values, the kurtosis is not
 * reduced by 3.
 *
 * @returns NaN for skewness and kurtosis when the values are all equal, for all when there are none.
 * @see STA-09
 *
 * @example
 * // Deviations -1, -1, 2: variance 2, third moment 2, fourth moment 6.
 * shapeOf([0, 0, 3]); // deviation 1.4142, skewness 0.7071, kurtosis 1.5
 */
export function shapeOf(values: ArrayLike<number>): Shape {
  const center = mean(values);
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let i = 0; i < values.length; i++) {
    const deviation = (values[i] as number) - center;
    const square = deviation * deviation;
    second += square;
    third += square * deviation;
    fourth += square * square;
  }
  const variance = second / values.length;
  const deviation = Math.sqrt(variance);
  if (deviation <= ROUNDING * Math.abs(center)) return { deviation, skewness: Number.NaN, kurtosis: Number.NaN };
  return {
    deviation,
    skewness: third / values.length / variance ** 1.5,
    kurtosis: fourth / values.length / variance ** 2,
  };
}
