import { type Figure, missing, type Provenance, type Reason } from "../../figure/index.ts";
import { dailyReturns } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import { RISK_MEASURES, type RiskMeasure } from "../../words/index.ts";
import { monthWindow } from "../months/month-window.ts";
import { monthlyReturns } from "../months/monthly-returns.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";
import { benchmarkFigures } from "./benchmark-figures.ts";
import { extremeFigures } from "./extreme-figures.ts";
import { growthFigures } from "./growth-figures.ts";
import type { Span } from "./risk-figures.ts";
import type { RiskFree } from "./risk-free.ts";
import { scatterFigures } from "./scatter-figures.ts";

export interface RiskMeasuresInput {
  /** Total-return closes of the span to measure, such as `closesOfLastMonths(closes, 60)`, or account values. */
  readonly closes: DailyCloses;
  /** Total-return closes of the market; null when there is none to compare with. */
  readonly benchmark: DailyCloses | null;
  /** Why there is none; `no-index` unless given. */
  readonly whyNoBenchmark?: Reason;
  /** A rate per year or a dated series of such; null when unknown. */
  readonly riskFree: RiskFree | null;
  /** Why it is unknown, or unknown on some days; `no-interest-rate` unless given. */
  readonly whyNoRiskFree?: Reason;
  /** Where the closes come from; formula and period are filled in. */
  readonly provenance: Provenance;
  /** The day up to which prices are known; the last close when left out. */
  readonly knownTo?: Day | undefined;
}

/** Return and risk of a span. */
export interface RiskMeasures {
  /** Daily returns measured. */
  readonly days: number;
  /** Complete months measured. */
  readonly months: number;
  /** Daily returns that stock and benchmark have in common. */
  readonly commonDays: number;
  readonly figures: Readonly<Record<RiskMeasure, Figure>>;
}

/**
 * Growth, risk and their ratios over one span of closes.
 *
 * @returns Figures that name their rule and period. A figure that does not exist gives as reason `no-price` without a
 *   close, `history-too-short`, `no-interest-rate` or the reason given for it, `no-index`, `too-few-common-days` beside an index of other days, or
 *   `denominator-not-positive` where nothing moved.
 * @see STA-01 to STA-11
 *
 * @example
 * riskMeasures({ closes, benchmark, riskFree: 0.03, provenance: { source: "demo" } }).figures.sharpe;
 */
export function riskMeasures({
  closes,
  benchmark,
  whyNoBenchmark = "no-index",
  riskFree,
  whyNoRiskFree = "no-interest-rate",
  provenance,
  knownTo,
}: RiskMeasuresInput): RiskMeasures {
  if (closes.day.length === 0) return { days: 0, months: 0, commonDays: 0, figures: allMissing("no-price") };
  const span: Span = {
    closes,
    returns: dailyReturns(closes.close).subarray(1),
    months: monthWindow(monthlyReturns(closes, knownTo), "all"),
    provenance,
  };
  const free = { riskFree, whyNone: whyNoRiskFree };
  const { commonDays, figures } = benchmarkFigures(span, benchmark ?? whyNoBenchmark, free);
  return {
    days: span.returns.length,
    months: span.months.returns.filter((value) => !Number.isNaN(value)).length,
    commonDays,
    figures: { ...growthFigures(span), ...scatterFigures(span, free), ...extremeFigures(span), ...figures },
  };
}

function allMissing(because: Reason): RiskMeasures["figures"] {
  return Object.fromEntries(RISK_MEASURES.map((id) => [id, missing(because)])) as RiskMeasures["figures"];
}
