import { INDICATORS, type IndicatorId, type IndicatorParameter } from "../../words/index.ts";
import type { ResolvedOperand } from "../resolve-strategy.ts";

/**
 * Names the column of an operand: two operands with the same key have the same values.
 *
 * @param operand Of a resolved strategy; an indicator has its defaults where it leaves something out.
 *
 * @example
 * operandKey({ indicator: "sma", barsAgo: 1 }); // "stock sma 20 value -1"
 */
export function operandKey(operand: ResolvedOperand): string {
  const { of = "stock", barsAgo = 0, times = 1 } = operand;
  return `${baseKey(operand, of)}${barsAgo === 0 ? "" : ` -${barsAgo}`}${times === 1 ? "" : ` x${times}`}`;
}

/** The numbers of an indicator in the order of its parameters, and the line that is asked. */
export function chosenIndicator(operand: Extract<ResolvedOperand, { indicator: string }>): {
  readonly indicator: IndicatorId;
  readonly parameters: Readonly<Record<string, number>>;
  readonly output: string;
} {
  const indicator = operand.indicator as IndicatorId;
  const words: {
    readonly parameters: readonly IndicatorParameter[];
    readonly panes: readonly { outputs: readonly string[] }[];
  } = INDICATORS[indicator];
  const parameters: Record<string, number> = {};
  for (const { id, default: standard } of words.parameters) parameters[id] = operand.parameters?.[id] ?? standard;
  return { indicator, parameters, output: operand.output ?? (words.panes[0]?.outputs[0] as string) };
}

/**
 * Whether an indicator exists for these numbers, each of them within its bounds: the faster average of MACD is the shorter one. A
 * sweep meets combinations in which it is not.
 */
export function isDefined(indicator: string, parameters: Readonly<Record<string, number>>): boolean {
  return indicator !== "macd" || (parameters.fast as number) < (parameters.slow as number);
}

/** The key of an indicator without its line. */
export function indicatorKey(
  of: "stock" | "benchmark",
  indicator: string,
  parameters: Readonly<Record<string, number>>,
): string {
  let key = `${of} ${indicator}`;
  for (const id in parameters) key += ` ${parameters[id]}`;
  return key;
}

function baseKey(operand: ResolvedOperand, of: "stock" | "benchmark"): string {
  if ("indicator" in operand) {
    const { indicator, parameters, output } = chosenIndicator(operand);
    return `${indicatorKey(of, indicator, parameters)} ${output}`;
  }
  if ("price" in operand) return `${of} ${operand.price}`;
  if ("monthlyAverage" in operand) return `${of} monthlyAverage ${operand.monthlyAverage}`;
  if ("metric" in operand) return `metric ${operand.metric}`;
  if ("calendar" in operand) return `calendar ${operand.calendar}`;
  if ("rate" in operand) return `rate ${operand.rate}`;
  return `number ${operand.number}`;
}
