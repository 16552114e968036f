import { type Figure, figure, type Reason } from "../../figure/index.ts";
import { type Day, formatDay } from "../../time/index.ts";
import type { RiskMeasure } from "../../words/index.ts";
import { RISK_RULES } from "./risk-rules.ts";
import type { Span } from "./span.ts";

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
