import type { Strategy, StrategyParameter, Tunable } from "../strategy.ts";
import { problem, type StrategyProblem } from "./strategy-problem.ts";

/** Which numbers a place of the tree takes. */
export interface NumberBounds {
  readonly minimum: number;
  readonly maximum: number;
  readonly isWhole: boolean;
}

/** Any number. */
export const ANY_NUMBER: NumberBounds = {
  minimum: -Number.MAX_VALUE,
  maximum: Number.MAX_VALUE,
  isWhole: false,
};

/**
 * What is wrong with a number, or with any value that its parameter can be moved to.
 *
 * @param tunable A number, or the name of a parameter.
 * @param bounds What its place takes.
 * @param at The strategy, for its parameters, and the place.
 */
export function numberProblems(
  tunable: Tunable,
  { minimum, maximum, isWhole }: NumberBounds,
  { parameters, path }: { readonly parameters: Strategy["parameters"]; readonly path: string },
): readonly StrategyProblem[] {
  const range = rangeOf(tunable, parameters);
  if (range === null) {
    return [problem("unknown-parameter", path, { parameter: (tunable as { parameter: string }).parameter })];
  }
  const numbers = [range.value, range.minimum, range.maximum, ...(isWhole ? [range.step] : [])];
  if (!numbers.every(Number.isFinite)) return [problem("not-a-number", path)];
  if (isWhole && !numbers.every(Number.isInteger)) return [problem("not-whole", path, { value: range.value })];
  const outside = [range.value, range.minimum, range.maximum].find((value) => value < minimum || value > maximum);
  return outside === undefined ? [] : [problem("out-of-range", path, { value: outside, minimum, maximum })];
}

/** The values that a number can have; null where its parameter does not exist. */
export function rangeOf(tunable: Tunable, parameters: Strategy["parameters"]): StrategyParameter | null {
  if (typeof tunable === "number") return { value: tunable, minimum: tunable, maximum: tunable, step: 0 };
  return Object.hasOwn(parameters, tunable.parameter) ? (parameters[tunable.parameter] ?? null) : null;
}

/** What is wrong with the parameters themselves. */
export function parameterProblems(parameters: Strategy["parameters"]): readonly StrategyProblem[] {
  return Object.entries(parameters).flatMap(([name, { value, minimum, maximum, step }]) => {
    const path = `parameters.${name}`;
    if (![value, minimum, maximum, step].every(Number.isFinite))
      return [problem("not-a-number", path, { parameter: name })];
    if (minimum > maximum) return [problem("parameter-bounds", path, { parameter: name, minimum, maximum })];
    if (value < minimum || value > maximum) {
      return [problem("parameter-outside", path, { parameter: name, value, minimum, maximum })];
    }
    return step > 0 ? [] : [problem("parameter-step", path, { parameter: name, step })];
  });
}
