import { covariance } from "../sample/standard-deviation.ts";
import { perUnitOf } from "./per-unit-of.ts";

/**
 * How far a stock moves when the market moves by one: the slope of its returns on those of the market.
 *
 * @param returns Returns of the stock.
 * @param market Returns of the market over the same times.
 * @returns NaN when the market does not move.
 * @see STA-08
 *
 * @example
 * beta([0.02, -0.02, 0.04], [0.01, -0.01, 0.02]); // 2
 */
export function beta(returns: ArrayLike<number>, market: ArrayLike<number>): number {
  const deviation = Math.sqrt(covariance(market, market));
  return perUnitOf(covariance(returns, market), deviation) / deviation;
}

/**
 * How closely two series move together: 1 in step, -1 opposite, 0 not at all.
 *
 * @returns NaN when one of them does not move.
 *
 * @example
 * correlation([0.02, -0.02, 0.04], [0.01, -0.01, 0.02]); // 1
 */
export function correlation(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const ofLeft = Math.sqrt(covariance(left, left));
  const ofRight = Math.sqrt(covariance(right, right));
  return perUnitOf(perUnitOf(covariance(left, right), ofLeft), ofRight);
}
