import { missing, type Reason } from "../../figure/index.ts";
import { dailyReturns } from "../../series/index.ts";
import { commonCloses } from "../prices/common-closes.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";
import { mean } from "../sample/mean.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";
import { beta, correlation } from "./beta.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";
import { type FiguresOf, riskFiguresOf, type Span } from "./risk-figures.ts";
import { type RiskFree, type RiskFreeOfSpan, riskFreeReturns } from "./risk-free.ts";

/** A slope through fewer days describes single days rather than the stock. */
const MIN_DAYS = 60;

type Figures = FiguresOf<"beta" | "alpha" | "correlation" | "trackingError" | "informationRatio">;

/**
 * How the stock moved with the benchmark, and over how many days.
 *
 * @param benchmark Its closes, or why there are none.
 */
export function benchmarkFigures(
  span: Span,
  benchmark: DailyCloses | Reason,
  { riskFree, whyNone }: RiskFreeOfSpan,
): { readonly commonDays: number; readonly figures: Figures } {
  if (typeof benchmark === "string") return { commonDays: 0, figures: none(benchmark) };
  const found = againstBenchmark(span.closes, benchmark, riskFree);
  const { n, from, to } = found;
  if (n < MIN_DAYS || from === undefined || to === undefined) {
    return { commonDays: n, figures: none("too-few-common-days") };
  }
  const figureOf = riskFiguresOf(span, { from, to });
  const whyNoAlpha = Number.isNaN(found.beta) ? "denominator-not-positive" : whyNone;
  const figures = {
    beta: figureOf("beta", found.beta, "denominator-not-positive"),
    alpha: figureOf("alpha", found.alpha, whyNoAlpha),
    correlation: figureOf("correlation", found.correlation, "denominator-not-positive"),
    trackingError: figureOf("trackingError", found.trackingError, "denominator-not-positive"),
    informationRatio: figureOf("informationRatio", found.informationRatio, "denominator-not-positive"),
  };
  return { commonDays: n, figures };
}

function none(because: Reason): Figures {
  const figure = missing(because);
  return { beta: figure, alpha: figure, correlation: figure, trackingError: figure, informationRatio: figure };
}

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
function againstBenchmark(closes: DailyCloses, benchmark: DailyCloses, riskFree: RiskFree | null): AgainstBenchmark {
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
