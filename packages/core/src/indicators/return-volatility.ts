import { dailyReturns, rollingStandardDeviation } from "../series/index.ts";

export interface ReturnVolatilityOptions {
  /** close ÷ close before - 1, or its logarithm ln(close ÷ close before); simple unless given. */
  readonly returns?: "simple" | "logarithmic";
  /** Bars of a year, by whose square root the deviation is multiplied; 252 for daily bars, 1 unless given: then it is per bar. */
  readonly barsPerYear?: number;
}

/**
 * The standard deviation (n - 1) of the last `length` returns, at every bar.
 *
 * @param close Prices, oldest first; those with dividends where an ex-day shall not count as a fall.
 * @param length Returns per window, a whole number of at least 2.
 * @param options Which returns, and whether per bar or per year.
 * @returns Fractions, as many as `close`; NaN in the first `length` places and where a price of the window is missing.
 * @throws {RangeError} if `length` is not a whole number of at least 2, or `barsPerYear` is not a number above 0.
 * @see STA-03
 *
 * @example
 * // Returns of 0.1 and -0.1:
 * returnVolatility(Float64Array.of(100, 110, 99), 2); // NaN, NaN, 0.1414
 */
export function returnVolatility(
  close: Float64Array,
  length: number,
  { returns = "simple", barsPerYear = 1 }: ReturnVolatilityOptions = {},
): Float64Array {
  if (!(barsPerYear > 0 && barsPerYear < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`A year of ${barsPerYear} bars does not exist; give a number above 0, such as 252.`);
  }
  const changes = dailyReturns(close);
  if (returns === "logarithmic") for (let i = 0; i < changes.length; i++) changes[i] = Math.log1p(changes[i] as number);
  const deviations = rollingStandardDeviation(changes, length);
  const scale = Math.sqrt(barsPerYear);
  if (scale !== 1) for (let i = 0; i < deviations.length; i++) deviations[i] = scale * (deviations[i] as number);
  return deviations;
}
