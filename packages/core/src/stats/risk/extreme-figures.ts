import { type Figure, missing } from "../../figure/index.ts";
import { type Day, dayOf, endOfMonth } from "../../time/index.ts";
import type { RiskMeasure } from "../../words/index.ts";
import { winsOf } from "../months/month-summary.ts";
import { type FiguresOf, riskFiguresOf, type Span } from "./risk-figures.ts";
import { valueAtRisk } from "./value-at-risk.ts";

/** How bad and how good single days and months were. */
export function extremeFigures(
  span: Span,
): FiguresOf<
  | "valueAtRisk"
  | "valueAtRiskParametric"
  | "valueAtRiskCornishFisher"
  | "conditionalValueAtRisk"
  | "winRateOfDays"
  | "bestDay"
  | "worstDay"
  | "bestMonth"
  | "worstMonth"
> {
  const { returns, months } = span;
  const figureOf = riskFiguresOf(span);
  const risk = valueAtRisk(returns);
  const whyNoExpansion = returns.length < 2 ? "history-too-short" : "denominator-not-positive";
  return {
    valueAtRisk: figureOf("valueAtRisk", risk.historical, "history-too-short"),
    valueAtRiskParametric: figureOf("valueAtRiskParametric", risk.parametric, "history-too-short"),
    valueAtRiskCornishFisher: figureOf("valueAtRiskCornishFisher", risk.cornishFisher, whyNoExpansion),
    conditionalValueAtRisk: figureOf("conditionalValueAtRisk", risk.conditional, "history-too-short"),
    winRateOfDays: figureOf("winRateOfDays", winsOf(returns) / returns.length, "history-too-short"),
    bestDay: dayFigure(span, "bestDay", indexOfBest(returns, 1)),
    worstDay: dayFigure(span, "worstDay", indexOfBest(returns, -1)),
    bestMonth: monthFigure(span, "bestMonth", indexOfBest(months.returns, 1)),
    worstMonth: monthFigure(span, "worstMonth", indexOfBest(months.returns, -1)),
  };
}

/** The place of the highest return, or with sign -1 of the lowest: the earliest of several; -1 when there is none. */
function indexOfBest(returns: Float64Array, sign: 1 | -1): number {
  let best = Number.NEGATIVE_INFINITY;
  let index = -1;
  for (let i = 0; i < returns.length; i++) {
    const value = sign * (returns[i] as number);
    if (value > best) {
      best = value;
      index = i;
    }
  }
  return index;
}

function dayFigure(span: Span, measure: RiskMeasure, index: number): Figure {
  if (index < 0) return missing("history-too-short");
  const { day } = span.closes;
  const figureOf = riskFiguresOf(span, { from: day[index] as number, to: day[index + 1] as number });
  return figureOf(measure, span.returns[index] as number, "history-too-short");
}

function monthFigure(span: Span, measure: RiskMeasure, index: number): Figure {
  if (index < 0) return missing("history-too-short");
  const { first, returns } = span.months;
  const from: Day = dayOf(0, first + index + 1, 1);
  return riskFiguresOf(span, { from, to: endOfMonth(from) })(measure, returns[index] as number, "history-too-short");
}
