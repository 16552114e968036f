import { INDICATORS, type IndicatorId, type IndicatorPane, type IndicatorParameter } from "../../words/index.ts";
import type { Operand, Strategy, Tunable } from "../strategy.ts";
import { message, type SentenceNumber, type SentenceUnit, type SentenceValue } from "./sentence.ts";

/** Writes the numbers of a strategy with the names of their parameters. */
export class Phrases {
  readonly #parameters: Strategy["parameters"];

  constructor(parameters: Strategy["parameters"]) {
    this.#parameters = parameters;
  }

  number(tunable: Tunable, unit: SentenceUnit): SentenceNumber {
    if (typeof tunable === "number") return { kind: "number", value: tunable, unit, parameter: null };
    const value = this.#parameters[tunable.parameter]?.value ?? Number.NaN;
    return { kind: "number", value, unit, parameter: tunable.parameter };
  }

  /** The rest to 1. */
  complement(tunable: Tunable): SentenceNumber {
    const number = this.number(tunable, "fraction");
    return { ...number, value: 1 - number.value, isComplement: true };
  }

  /**
   * A value as a phrase, such as "the average of 50 closes".
   *
   * @param unit In which a number is written: that of the other side.
   */
  operand(operand: Operand, unit: SentenceUnit = "count"): SentenceValue {
    let phrase: SentenceValue = this.#plain(operand, unit);
    if (operand.of === "benchmark") phrase = message("operand.ofBenchmark", { operand: phrase });
    if (operand.barsAgo !== undefined && operand.barsAgo !== 0) {
      phrase = message("operand.barsAgo", { operand: phrase, bars: this.number(operand.barsAgo, "count") });
    }
    if (operand.times !== undefined && operand.times !== 1) {
      phrase = message("operand.times", { operand: phrase, times: this.number(operand.times, "times") });
    }
    return phrase;
  }

  #plain(operand: Operand, unit: SentenceUnit): SentenceValue {
    if ("number" in operand) return this.number(operand.number, unit);
    if ("price" in operand) return message(`operand.${operand.price}`);
    if ("calendar" in operand) return message(`operand.${operand.calendar}`);
    if ("rate" in operand) return message(`operand.rate.${operand.rate}`);
    if ("metric" in operand)
      return message("operand.metric", { metric: { kind: "name", of: "metric", id: operand.metric } });
    if ("monthlyAverage" in operand) {
      return message("operand.monthlyAverage", { months: this.number(operand.monthlyAverage, "count") });
    }
    return this.#indicator(operand);
  }

  #indicator(operand: Extract<Operand, { indicator: string }>): SentenceValue {
    const words = wordsOf(operand.indicator);
    const values = words.parameters.map(({ id, default: standard, isWhole }) => [
      id,
      this.number(operand.parameters?.[id] ?? standard, isWhole ? "count" : "times"),
    ]);
    return message(indicatorKey(operand.indicator, operand.output), Object.fromEntries(values));
  }
}

interface IndicatorWords {
  readonly parameters: readonly IndicatorParameter[];
  readonly panes: readonly IndicatorPane[];
}

function wordsOf(indicator: string): IndicatorWords {
  return INDICATORS[indicator as IndicatorId];
}

/** The key of an indicator, of one with several lines with the line. */
export function indicatorKey(indicator: string, output?: string): string {
  const outputs = wordsOf(indicator).panes.flatMap((pane) => pane.outputs);
  return outputs.length === 1 ? `operand.${indicator}` : `operand.${indicator}.${output ?? outputs[0]}`;
}
