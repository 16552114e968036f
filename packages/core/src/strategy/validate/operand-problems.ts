import { screenMetricOf } from "../../screen/index.ts";
import {
  INDICATORS,
  type IndicatorId,
  type IndicatorPane,
  type IndicatorParameter,
  MOAT_METRIC_IDS,
  STRATEGY_LIMITS,
} from "../../words/index.ts";
import { isDefined } from "../columns/operand-key.ts";
import type { Operand, Strategy } from "../strategy.ts";
import { ANY_NUMBER, numberProblems, rangeOf } from "./number-problems.ts";
import { problem, type StrategyProblem } from "./strategy-problem.ts";

/** Where something stands, and the parameters that it may name. */
export interface Place {
  readonly parameters: Strategy["parameters"];
  readonly path: string;
}

const BARS_AGO = { minimum: 0, maximum: STRATEGY_LIMITS.barsAgo, isWhole: true } as const;
const MONTHS = { minimum: 1, maximum: 120, isWhole: true } as const;

export function operandProblems(operand: Operand, place: Place): readonly StrategyProblem[] {
  const at = (key: string): Place => ({ ...place, path: `${place.path}.${key}` });
  const problems: StrategyProblem[] = [];
  if (operand.barsAgo !== undefined) problems.push(...numberProblems(operand.barsAgo, BARS_AGO, at("barsAgo")));
  if (operand.times !== undefined) problems.push(...numberProblems(operand.times, ANY_NUMBER, at("times")));
  if (operand.of === "benchmark" && !isOfBars(operand)) problems.push(problem("benchmark-without-prices", place.path));
  return [...problems, ...ownProblems(operand, place)];
}

/** Whether a value is read from bars, which a benchmark has as well. */
function isOfBars(operand: Operand): boolean {
  return "price" in operand || "indicator" in operand || "monthlyAverage" in operand;
}

function ownProblems(operand: Operand, { parameters, path }: Place): readonly StrategyProblem[] {
  const at = (key: string): Place => ({ parameters, path: `${path}.${key}` });
  if ("indicator" in operand) return indicatorProblems(operand, { parameters, path });
  if ("monthlyAverage" in operand) return numberProblems(operand.monthlyAverage, MONTHS, at("monthlyAverage"));
  if ("number" in operand) return numberProblems(operand.number, ANY_NUMBER, at("number"));
  return "metric" in operand ? metricProblems(operand, path) : [];
}

function metricProblems({ metric }: Extract<Operand, { metric: string }>, path: string): readonly StrategyProblem[] {
  if (screenMetricOf(metric) === null) return [problem("unknown-metric", `${path}.metric`, { metric })];
  const isDaily = !(MOAT_METRIC_IDS as readonly string[]).includes(metric);
  return isDaily ? [] : [problem("metric-not-daily", `${path}.metric`, { metric })];
}

type IndicatorOperand = Extract<Operand, { indicator: string }>;

function indicatorProblems(operand: IndicatorOperand, { parameters, path }: Place): readonly StrategyProblem[] {
  const { indicator, output } = operand;
  if (!Object.hasOwn(INDICATORS, indicator)) return [problem("unknown-indicator", `${path}.indicator`, { indicator })];
  const words: { readonly parameters: readonly IndicatorParameter[]; readonly panes: readonly IndicatorPane[] } =
    INDICATORS[indicator as IndicatorId];
  const chosen = Object.entries(operand.parameters ?? {}).flatMap(([id, value]) => {
    const at = { parameters, path: `${path}.parameters.${id}` };
    const known = words.parameters.find((parameter) => parameter.id === id);
    return known
      ? numberProblems(value, known, at)
      : [problem("unknown-indicator-parameter", at.path, { indicator, parameter: id })];
  });
  const numbers = chosen.length > 0 ? chosen : combinationProblems(operand, words, { parameters, path });
  const hasOutput = output === undefined || words.panes.some(({ outputs }) => outputs.includes(output));
  return hasOutput ? numbers : [...numbers, problem("unknown-output", `${path}.output`, { indicator, output })];
}

/** Numbers that are right one by one and not together. */
function combinationProblems(
  operand: IndicatorOperand,
  words: { readonly parameters: readonly IndicatorParameter[] },
  { parameters, path }: Place,
): readonly StrategyProblem[] {
  const values = words.parameters.map(({ id, default: standard }) => {
    const range = rangeOf(operand.parameters?.[id] ?? standard, parameters);
    return [id, range?.value ?? standard] as const;
  });
  const numbers: Readonly<Record<string, number>> = Object.fromEntries(values);
  if (isDefined(operand.indicator, numbers)) return [];
  return [problem("wrong-order", `${path}.parameters`, { low: numbers.fast as number, high: numbers.slow as number })];
}
