import { dailyReturns } from "../../series/index.ts";
import { commonCloses } from "../prices/common-closes.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";
import { mean } from "../sample/mean.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";
import { beta, correlation } from "./beta.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";
import { type RiskFree, riskFreeReturns } from "./risk-free.ts";

/** How a stock did beside a benchmark; NaN where a number does not exist. */
export interface AgainstBenchmark {
  /** Returns between days on which both have a close. */
  readonly n: number;
  /** First and last of those days, as `Day`; undefined when there is none. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly beta: number;
  /** Return per year beyond what beta explains: 252 times the mean, not compounded. */
  readonly alpha: number;
  readonly correlation: number;
  /** Standard deviation of the difference of the returns, per year. */
  readonly trackingError: number;
  /** Mean of that difference per year, divided by the tracking error. */
  readonly informationRatio: number;
}

/**
 * Compares daily returns with those of a benchmark, on the days that both have.
 *
 * @param riskFree Null when unknown; then there is no alpha.
 * @see STA-08; Goodwin, "The information ratio", Financial Analysts Journal 54(4), 1998
 *
 * @example
 * againstBenchmark(closes, closes, 0.03).beta; // 1
 */
export function againstBenchmark(
  closes: DailyCloses,
  benchmark: DailyCloses,
  riskFree: RiskFree | null,
): AgainstBenchmark {
  const [own, other] = commonCloses(closes, benchmark);
  const returns = dailyReturns(own.close).subarray(1);
  const market = dailyReturns(other.close).subarray(1);
  const difference = returns.map((value, i) => value - (market[i] as number));
  const slope = beta(returns, market);
  const free = riskFree === null ? Number.NaN : mean(riskFreeReturns(own.day, riskFree).subarray(1));
  const perDay = mean(returns) - free - slope * (mean(market) - free);
  const trackingError = standardDeviation(difference) * Math.sqrt(TRADING_DAYS_PER_YEAR);
  return {
    n: returns.length,
    from: own.day[0],
    to: own.day.at(-1),
    beta: slope,
    alpha: perDay * TRADING_DAYS_PER_YEAR,
    correlation: correlation(returns, market),
    trackingError,
    informationRatio: perUnitOf(mean(difference) * TRADING_DAYS_PER_YEAR, trackingError),
  };
}
