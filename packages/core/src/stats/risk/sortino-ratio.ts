import { mean } from "../sample/mean.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";

/**
 * The scatter below a minimum return, stated per year; days above the minimum count as 0.
 *
 * @param excess Daily returns less the minimum acceptable one.
 * @see STA-05
 *
 * @example
 * downsideDeviation(Float64Array.of(0.1, -0.1)); // 1.1225: sqrt(0.01 / 2) * sqrt(252)
 */
export function downsideDeviation(excess: Float64Array): number {
  let squares = 0;
  for (const value of excess) squares += Math.min(value, 0) ** 2;
  return Math.sqrt((squares / excess.length) * TRADING_DAYS_PER_YEAR);
}

/**
 * Mean over downside deviation of daily returns above a minimum, per year.
 *
 * @param excess Daily returns less the minimum acceptable one, here the risk-free return.
 * @returns NaN when there are none, or none below the minimum.
 * @see STA-05; Sortino and Price, "Performance measurement in a downside risk framework", Journal of Investing 3(3), 1994
 *
 * @example
 * sortinoRatio(Float64Array.of(0.1, -0.1, 0, 0.2, -0.1)); // 5.02
 */
export function sortinoRatio(excess: Float64Array): number {
  return perUnitOf(mean(excess) * TRADING_DAYS_PER_YEAR, downsideDeviation(excess));
}
