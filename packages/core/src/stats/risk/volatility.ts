import { standardDeviation } from "../sample/standard-deviation.ts";

/**
 * How widely returns scatter, stated per year.
 *
 * @param returns Fractions per period.
 * @param periodsPerYear 252 for days, 12 for months.
 * @returns A fraction; NaN for fewer than two returns.
 * @see STA-03
 *
 * @example
 * volatility(Float64Array.of(0.01, -0.01), 252); // 0.2245: 0.01 * sqrt(2) * sqrt(252)
 */
export function volatility(returns: Float64Array, periodsPerYear: number): number {
  return standardDeviation(returns) * Math.sqrt(periodsPerYear);
}
