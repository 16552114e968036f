import { screenMetricOf } from "../../screen/index.ts";
import { INDICATORS, type IndicatorId, type IndicatorPane } from "../../words/index.ts";
import type { Operand } from "../strategy.ts";
import type { SentenceUnit } from "./sentence.ts";

/** The units of metrics and checks as those of sentences. */
export const SENTENCE_UNITS = {
  times: "times",
  fraction: "fraction",
  money: "money",
  perShare: "price",
  points: "points",
  years: "years",
  fiscalYears: "years",
} as const satisfies Record<string, SentenceUnit>;

/** The unit of a value, in which a number beside it is written. */
export function unitOf(operand: Operand): SentenceUnit {
  if ("price" in operand) return operand.price === "volume" ? "shares" : "price";
  if ("monthlyAverage" in operand) return "price";
  if ("rate" in operand) return "fraction";
  if ("metric" in operand) return SENTENCE_UNITS[screenMetricOf(operand.metric)?.unit ?? "times"];
  if ("indicator" in operand) return indicatorUnit(operand);
  if ("number" in operand) return "count";
  return operand.calendar === "month" || operand.calendar === "weekday" ? operand.calendar : "count";
}

function indicatorUnit({ indicator, output }: Extract<Operand, { indicator: string }>): SentenceUnit {
  const panes: readonly IndicatorPane[] = INDICATORS[indicator as IndicatorId].panes;
  const pane = panes.find(({ outputs }) => output !== undefined && outputs.includes(output)) ?? panes[0];
  return pane?.unit ?? "count";
}
