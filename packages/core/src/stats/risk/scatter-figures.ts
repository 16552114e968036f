import type { Reason } from "../../figure/index.ts";
import { mean } from "../sample/mean.ts";
import { shapeOf } from "../sample/moments.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { MONTHS_PER_YEAR, TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";
import { type FiguresOf, riskFiguresOf, type Span } from "./risk-figures.ts";
import { type RiskFreeOfSpan, riskFreeReturns } from "./risk-free.ts";

/** How returns scatter, and their ratio to the return above a risk-free account. */
export function scatterFigures(
  span: Span,
  { riskFree, whyNone }: RiskFreeOfSpan,
): FiguresOf<
  "volatility" | "monthlyVolatility" | "sharpe" | "sortino" | "downsideDeviation" | "skewness" | "kurtosis"
> {
  const { closes, returns, months } = span;
  const figureOf = riskFiguresOf(span);
  const free = riskFreeReturns(closes.day, riskFree ?? Number.NaN).subarray(1);
  const excess = returns.map((value, i) => value - (free[i] as number));
  const isUnknown = free.some(Number.isNaN);
  const tooShort = returns.length < 2;
  const whyNot = (otherwise: Reason): Reason => (tooShort ? "history-too-short" : otherwise);
  const whyNoRatio = whyNot(isUnknown ? whyNone : "denominator-not-positive");
  const { skewness, kurtosis } = shapeOf(returns);
  const ofMonths = volatility(
    months.returns.filter((value) => !Number.isNaN(value)),
    MONTHS_PER_YEAR,
  );
  return {
    volatility: figureOf("volatility", volatility(returns, TRADING_DAYS_PER_YEAR), "history-too-short"),
    monthlyVolatility: figureOf("monthlyVolatility", ofMonths, "history-too-short"),
    sharpe: figureOf("sharpe", sharpeRatio(excess), whyNoRatio),
    sortino: figureOf("sortino", sortinoRatio(excess), whyNoRatio),
    downsideDeviation: figureOf("downsideDeviation", downsideDeviation(excess), whyNoRatio),
    skewness: figureOf("skewness", skewness, whyNot("denominator-not-positive")),
    kurtosis: figureOf("kurtosis", kurtosis, whyNot("denominator-not-positive")),
  };
}

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

/**
 * The scatter below a minimum return, stated per year; days above the minimum count as 0.
 *
 * @param excess Daily returns less the minimum acceptable one.
 * @see STA-05
 *
 * @example
 * downsideDeviation(Float64Array.of(0.1, -0.1)); // 1.1225: sqrt(0.01 / 2) * sqrt(252)
 */
function downsideDeviation(excess: Float64Array): number {
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
