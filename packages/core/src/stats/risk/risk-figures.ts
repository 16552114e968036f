import { type Figure, figure, type Provenance, type Reason } from "../../figure/index.ts";
import { type Day, formatDay } from "../../time/index.ts";
import type { RiskMeasure } from "../../words/index.ts";
import type { MonthlyReturns } from "../months/monthly-returns.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";

/** Each risk measure with its rule. */
const RISK_RULES = {
  totalReturn: "STA-02",
  cagr: "STA-02",
  annualReturn252: "STA-02",
  volatility: "STA-03",
  monthlyVolatility: "STA-03",
  sharpe: "STA-04",
  sortino: "STA-05",
  downsideDeviation: "STA-05",
  maxDrawdown: "STA-06",
  calmar: "STA-07",
  beta: "STA-08",
  alpha: "STA-08",
  correlation: "STA-08",
  trackingError: "STA-08",
  informationRatio: "STA-08",
  valueAtRisk: "STA-09",
  valueAtRiskParametric: "STA-09",
  valueAtRiskCornishFisher: "STA-09",
  conditionalValueAtRisk: "STA-09",
  skewness: "STA-09",
  kurtosis: "STA-09",
  winRateOfDays: "STA-01",
  bestDay: "STA-01",
  worstDay: "STA-01",
  bestMonth: "STA-11",
  worstMonth: "STA-11",
} as const satisfies Record<RiskMeasure, string>;

/** What the groups of figures are computed from. */
export interface Span {
  /** At least one. */
  readonly closes: DailyCloses;
  /** Daily returns: one less than closes. */
  readonly returns: Float64Array;
  /** Complete months. */
  readonly months: MonthlyReturns;
  readonly provenance: Provenance;
}

/** A group of figures. */
export type FiguresOf<Measure extends RiskMeasure> = Readonly<Record<Measure, Figure>>;

/** First and last day measured, as `Day`. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/**
 * Makes the figures of a span, each with its rule and period.
 *
 * @param period The span from first to last close unless given.
 *
 * @example
 * riskFiguresOf(span)("volatility", 0.26, "history-too-short");
 */
export function riskFiguresOf(
  { closes, provenance }: Span,
  { from, to }: Period = { from: closes.day[0] as Day, to: closes.day.at(-1) as Day },
): (measure: RiskMeasure, value: number, because: Reason) => Figure {
  const period = { periodStart: formatDay(from as Day), periodEnd: formatDay(to as Day) };
  return (measure, value, because) =>
    figure(value, { ...provenance, formula: RISK_RULES[measure], ...period }, because);
}
