import { rollingMaximum, rollingMinimum } from "../series/index.ts";

/**
 * The highest of the last `length` values, today's included.
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Values, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is missing.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, MAX
 *
 * @example
 * highest(Float64Array.of(3, 1, 2), 2); // NaN, 3, 2
 */
export function highest(values: Float64Array, length: number): Float64Array {
  return rollingMaximum(values, length);
}

/**
 * The lowest of the last `length` values, today's included.
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Values, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is missing.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, MIN
 *
 * @example
 * lowest(Float64Array.of(3, 1, 2), 2); // NaN, 1, 1
 */
export function lowest(values: Float64Array, length: number): Float64Array {
  return rollingMinimum(values, length);
}

/**
 * How far each value lies below the highest of the last `length`: value ÷ highest - 1.
 *
 * @param values A column of prices, oldest first. Closes give the 52-week high of George and Hwang with a length of 252.
 * @param length Values, a whole number of at least 1.
 * @returns Fractions of at most 0, as many as `values`; 0 at a new high; NaN in the first `length - 1` places, where a value of the
 *   window is missing, and where the highest is not above 0 (GEN-04).
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see George and Hwang, The 52-Week High and Momentum Investing, Journal of Finance 59(5), 2004
 *
 * @example
 * distanceFromHigh(Float64Array.of(10, 8, 9), 2); // NaN, -0.2, 0
 */
export function distanceFromHigh(values: Float64Array, length: number): Float64Array {
  const distances = rollingMaximum(values, length);
  for (let i = 0; i < distances.length; i++) {
    const top = distances[i] as number;
    distances[i] = top > 0 ? (values[i] as number) / top - 1 : Number.NaN;
  }
  return distances;
}
