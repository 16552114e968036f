import type { WireStrategy } from "@plumbline/contract";
import {
  readStrategy,
  type Sentence,
  type SentenceNumber,
  type SentenceUnit,
  type Strategy,
} from "@plumbline/core/strategy";
import {
  CALENDAR_FIELDS,
  INDICATOR_IDS,
  INDICATORS,
  type IndicatorId,
  type IndicatorPane,
  type IndicatorParameter,
  MARKET_RATES,
  PRICE_FIELDS,
} from "@plumbline/core/words";
import { EMPTY_DRAFT, type Operand } from "./draft.ts";

/** What can be looked at, by kind. */
export interface OperandGroup {
  readonly kind: "price" | "indicator" | "metric" | "calendar" | "rate" | "benchmark";
  readonly operands: readonly Operand[];
}

/** Month-end closes that the average of them takes by default. */
const MONTHS = 10;

const INDICATOR_OPERANDS: readonly Operand[] = INDICATOR_IDS.flatMap((indicator) => {
  const panes: readonly IndicatorPane[] = INDICATORS[indicator].panes;
  const outputs = panes.flatMap((pane) => pane.outputs);
  const parameters = Object.fromEntries(parametersOf(indicator).map(({ id, default: value }) => [id, value]));
  return outputs.map((output) => ({ indicator, parameters, ...(outputs.length > 1 && { output }) }));
});

/** The operands that the builder offers, with their default numbers. */
export function operandGroups(metrics: readonly string[]): readonly OperandGroup[] {
  const prices: readonly Operand[] = PRICE_FIELDS.map((price) => ({ price }));
  const average: Operand = { monthlyAverage: MONTHS };
  const ofBars = [...prices, ...INDICATOR_OPERANDS, average];
  const benchmarks = ofBars.map((operand): Operand => ({ ...operand, of: "benchmark" }));
  return [
    { kind: "price", operands: prices },
    { kind: "indicator", operands: [...INDICATOR_OPERANDS, average] },
    { kind: "metric", operands: metrics.map((metric) => ({ metric })) },
    { kind: "calendar", operands: CALENDAR_FIELDS.map((calendar) => ({ calendar })) },
    { kind: "rate", operands: MARKET_RATES.map((rate) => ({ rate })) },
    { kind: "benchmark", operands: benchmarks },
  ];
}

/** The numbers of an indicator with their limits; none of anything else. */
export function parametersOf(indicator: string): readonly IndicatorParameter[] {
  return INDICATORS[indicator as IndicatorId]?.parameters ?? [];
}

/** Tells operands apart, whatever their numbers are; an indicator without an output means its first. */
export function operandId(operand: Operand): string {
  const { barsAgo: _, times: __, of = "stock", ...rest } = operand;
  if ("indicator" in rest) return [of, rest.indicator, rest.output ?? firstOutput(rest.indicator)].join(":");
  if ("monthlyAverage" in rest) return [of, "monthlyAverage"].join(":");
  if ("number" in rest) return "number";
  return [of, ...Object.entries(rest).flat()].join(":");
}

/** The first of several lines of an indicator; empty of one that has a single line. */
function firstOutput(indicator: string): string {
  const panes: readonly IndicatorPane[] = INDICATORS[indicator as IndicatorId]?.panes ?? [];
  const outputs = panes.flatMap((pane) => pane.outputs);
  return outputs.length > 1 ? (outputs[0] as string) : "";
}

/** An operand as a phrase, such as "the 50-day average". */
export function operandSentence(operand: Operand, parameters: WireStrategy["parameters"]): Sentence {
  const ranking = { by: [{ operand, best: "highest" as const }] };
  return readStrategy({ ...EMPTY_DRAFT, parameters, ranking } as Strategy).ranking?.sentence.values.operand as Sentence;
}

/** The unit of a number that an operand is compared with. */
export function unitBeside(operand: Operand): SentenceUnit {
  const rule = { left: operand, operator: "between" as const, low: 0, high: 1 };
  const [part] = readStrategy({ ...EMPTY_DRAFT, entry: { all: [rule] } } as Strategy).entry.members;
  const low = part && "sentence" in part ? part.sentence.values.low : undefined;
  return low?.kind === "number" ? low.unit : "count";
}

/** The unit of the threshold of a check, and the currency of one that is an amount in a currency of its own. */
export function thresholdOf(check: string): Pick<SentenceNumber, "unit" | "currency"> {
  const rule = { check, state: "pass", threshold: 0 } as unknown as Strategy["entry"];
  const [part] = readStrategy({ ...EMPTY_DRAFT, entry: { all: [rule] } } as unknown as Strategy).entry.members;
  const threshold = part && "sentence" in part ? part.sentence.values.threshold : undefined;
  if (threshold?.kind !== "number") return { unit: "times" };
  const { unit, currency } = threshold;
  return { unit, ...(currency !== undefined && { currency }) };
}
