import type { CalendarField, PriceField } from "../../words/index.ts";
import type { Operand, Ranking, Rule, Strategy, StrategyParameter, Tunable } from "../strategy.ts";

/** Short ways to write trees; each names its place in the rule language. */

export const parameter = (name: string): Tunable => ({ parameter: name });
export const price = (field: PriceField): Operand => ({ price: field });
export const number = (value: Tunable): Operand => ({ number: value });
export const metric = (id: string): Operand => ({ metric: id });
export const sma = (length: Tunable): Operand => ({ indicator: "sma", parameters: { length } });

/** A calendar count that lies between two numbers, both included. */
export function onDays(calendar: CalendarField, low: Tunable, high: Tunable): Rule {
  return { left: { calendar }, operator: "between", low, high };
}

/** A parameter that is a whole number of bars, positions or months. */
export function whole(value: number, minimum: number, maximum: number): StrategyParameter {
  return { value, minimum, maximum, step: 1 };
}

/** A parameter that is a fraction, in steps of a hundredth. */
export function fraction(value: number, minimum: number, maximum: number): StrategyParameter {
  return { value, minimum, maximum, step: 0.01 };
}

/** The price a month ago on the price a year ago, less 1: the last month is left out (Jegadeesh and Titman, 1993). */
export const TWELVE_MINUS_ONE = {
  parameters: { length: whole(231, 21, 735), skip: whole(21, 0, 63) },
  operand: { indicator: "roc", parameters: { length: parameter("length") }, barsAgo: parameter("skip") },
} as const satisfies { parameters: Strategy["parameters"]; operand: Operand };

/** The candidates with the highest, or the lowest, value of one operand come first. */
export function rankedBy(operand: Operand, best: "highest" | "lowest" = "highest"): Ranking {
  return { by: [{ operand, best }] };
}

/** A strategy that leaves out what it does not use: every stock, no stops, equal positions. */
export function strategyOf(rules: Pick<Strategy, "entry"> & Partial<Omit<Strategy, "version" | "entry">>): Strategy {
  return {
    version: 1,
    parameters: {},
    universe: {},
    exit: null,
    stops: {},
    ranking: null,
    positions: { share: 1 },
    sizing: { kind: "equal" },
    rebalancing: "signals",
    ...rules,
  };
}
