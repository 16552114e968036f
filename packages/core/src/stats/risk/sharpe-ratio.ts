import { mean } from "../sample/mean.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";

/**
 * Mean over standard deviation of daily returns above the risk-free ones, per year (arithmetic, daily).
 *
 * @param excess Daily returns less those of a risk-free account.
 * @returns NaN for fewer than two returns, and where they do not scatter.
 * @see STA-04; Sharpe, "The Sharpe Ratio", Journal of Portfolio Management 21(1), 1994
 *
 * @example
 * sharpeRatio(Float64Array.of(0.1, -0.1, 0, 0.2, -0.1)); // 2.435
 */
export function sharpeRatio(excess: Float64Array): number {
  return perUnitOf(mean(excess), standardDeviation(excess)) * Math.sqrt(TRADING_DAYS_PER_YEAR);
}
