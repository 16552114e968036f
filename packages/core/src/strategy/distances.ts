import { holds, marginOf } from "../checks/index.ts";
import { judgedCheck } from "../screen/index.ts";
import type { Comparison } from "../words/index.ts";
import type { StockInputs } from "./columns/stock-inputs.ts";
import type { CompiledStrategy } from "./compile-strategy.ts";
import type { DayInputs } from "./day-inputs.ts";
import type { Marks } from "./marks/condition.ts";
import { daySource } from "./marks/day-source.ts";
import { isRanking, type RankingRule, ruleCondition } from "./marks/rule-condition.ts";
import type { RuleSource } from "./marks/rule-source.ts";
import { stockSource } from "./marks/stock-source.ts";
import type { ResolvedOperand, ResolvedRule } from "./resolve-strategy.ts";
import { unitOf } from "./sentences/operand-unit.ts";
import { allRules } from "./walk-strategy.ts";

/** How a stock stands to one rule. */
export interface RuleDistance {
  /** Place of the rule, such as `entry.all.0`. */
  readonly path: string;
  readonly result: "pass" | "fail" | "missing";
  /** What the rule compares, and with what; null where it is missing or the rule is settled without it. */
  readonly value: number | null;
  readonly threshold: number | null;
  /**
   * How far the value is on the passing side, below 0 on the other one; of a cross, how far it is beyond the line today. Null
   * without a value.
   */
  readonly distance: number | null;
  /** Of the distance: a fraction of the threshold where both are prices, otherwise the unit of the value. */
  readonly unit: "fraction" | "value";
}

/**
 * How far a stock is from each rule of a strategy at one close.
 *
 * @param compiled The strategy.
 * @param inputs What is known of the stock.
 * @param bar Place of the day in its bars.
 * @returns One row for each rule, in the order of the tree: universe, entry, exit. A rule that ranks is missing: see `distancesOfDay`.
 *
 * @example
 * // RSI of 12.3 with a rule "below 5":
 * distancesAt(compiled, inputs, 250)[1]; // { result: "fail", value: 12.3, threshold: 5, distance: -7.3, unit: "value", ... }
 */
export function distancesAt(compiled: CompiledStrategy, inputs: StockInputs, bar: number): readonly RuleDistance[] {
  return inSource(compiled, stockSource(inputs), bar);
}

/**
 * The same for one of all stocks of a day, so that rules that rank have their values.
 *
 * @param compiled The strategy.
 * @param day What is known of all stocks.
 * @param at Row of the stock, and the stocks that it is compared with (`members`).
 */
export function distancesOfDay(
  compiled: CompiledStrategy,
  day: DayInputs,
  { row, members }: { readonly row: number; readonly members: Marks },
): readonly RuleDistance[] {
  return inSource(compiled, daySource(day, members), row);
}

function inSource({ strategy }: CompiledStrategy, source: RuleSource, row: number): readonly RuleDistance[] {
  return allRules(strategy).map(({ rule, path }) => ({ path, ...distanceOf(rule, source, row) }));
}

type Distance = Omit<RuleDistance, "path">;

const MISSING: Distance = { result: "missing", value: null, threshold: null, distance: null, unit: "value" };

function distanceOf(rule: ResolvedRule, source: RuleSource, row: number): Distance {
  if ("check" in rule) return checkDistance(rule, source, row);
  const passes = ruleCondition(rule, source).holdsAt(row);
  if (rule.operator === "between") return betweenDistance(rule, source.column(rule.left)[row] as number, passes);
  if (isRanking(rule)) return rankingDistance(rule, source, { row, passes });
  return comparingDistance(rule as ComparingRule, source, { row, passes });
}

interface Outcome {
  readonly row: number;
  readonly passes: boolean;
}

type ComparingRule = Extract<ResolvedRule, { right: ResolvedOperand }>;
type BetweenRule = Extract<ResolvedRule, { operator: "between" }>;
type CheckRule = Extract<ResolvedRule, { check: unknown }>;

/** On which side of the threshold each comparison passes. */
const SIDES: Readonly<Record<Comparison, 1 | -1>> = {
  above: 1,
  atLeast: 1,
  crossesAbove: 1,
  below: -1,
  atMost: -1,
  crossesBelow: -1,
};

function comparingDistance(rule: ComparingRule, source: RuleSource, { row, passes }: Outcome): Distance {
  const { left, operator, right, not = false } = rule;
  const value = source.column(left)[row] as number;
  const threshold = source.column(right)[row] as number;
  if (Number.isNaN(value) || Number.isNaN(threshold)) return MISSING;
  const margin = SIDES[operator] * (not ? -1 : 1) * (value - threshold);
  const isOfPrices = unitOf(left) === "price" && unitOf(right) === "price" && threshold > 0;
  const isKnown = passes || !operator.startsWith("crosses") || isKnownBefore(rule, source, row);
  return {
    result: passes ? "pass" : isKnown ? "fail" : "missing",
    value,
    threshold,
    distance: isOfPrices ? margin / threshold : margin,
    unit: isOfPrices ? "fraction" : "value",
  };
}

function isKnownBefore({ left, right }: ComparingRule, source: RuleSource, row: number): boolean {
  return [left, right].every((operand) => !Number.isNaN(source.columnBefore(operand)[row]));
}

function betweenDistance({ low, high, not = false }: BetweenRule, value: number, passes: boolean): Distance {
  if (Number.isNaN(value)) return MISSING;
  const inside = Math.min(value - low, high - value);
  const threshold = Math.abs(value - low) <= Math.abs(high - value) ? low : high;
  return { result: passes ? "pass" : "fail", value, threshold, distance: not ? -inside : inside, unit: "value" };
}

function rankingDistance(rule: RankingRule, source: RuleSource, { row, passes }: Outcome): Distance {
  const { left, operator, right, within = "market", best = "highest", not = false } = rule;
  const standings = operator === "rankAtMost" ? source.place : source.percentile;
  const value = standings(left, { within, best })[row] as number;
  if (Number.isNaN(value)) return MISSING;
  const margin = operator === "percentileAtLeast" ? value - right : right - value;
  return { result: passes ? "pass" : "fail", value, threshold: right, distance: not ? -margin : margin, unit: "value" };
}

function checkDistance({ check, state, threshold, not = false }: CheckRule, source: RuleSource, row: number): Distance {
  const column = source.check(check);
  const judged = judgedCheck(column, row, threshold);
  if (judged === null) return MISSING;
  const isWanted = (state === "pass") !== not;
  const result = holds(column.comparison, judged.value, judged.limit) === isWanted ? "pass" : "fail";
  if (!Number.isFinite(judged.value)) return { ...MISSING, result, threshold: judged.limit };
  const margin = marginOf(column.comparison, judged.value, judged.limit);
  return { result, value: judged.value, threshold: judged.limit, distance: isWanted ? margin : -margin, unit: "value" };
}
