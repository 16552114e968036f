import type { Reason } from "../../figure/index.ts";
import { shapeOf } from "../sample/moments.ts";
import { MONTHS_PER_YEAR, TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";
import { riskFiguresOf } from "./risk-figures.ts";
import { type RiskFree, riskFreeReturns } from "./risk-free.ts";
import { sharpeRatio } from "./sharpe-ratio.ts";
import { downsideDeviation, sortinoRatio } from "./sortino-ratio.ts";
import type { FiguresOf, Span } from "./span.ts";
import { volatility } from "./volatility.ts";

/** How returns scatter, and what they brought for it above a risk-free account. */
export function scatterFigures(
  span: Span,
  riskFree: RiskFree | null,
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
  const whyNoRatio = whyNot(isUnknown ? "not-available-from-provider" : "denominator-not-positive");
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
