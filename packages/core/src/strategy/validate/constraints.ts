import type { Comparison } from "../../words/index.ts";
import { operandKey } from "../columns/operand-key.ts";
import { OPPOSITE } from "../marks/comparisons.ts";
import { isRanking, type RankingRule } from "../marks/rule-condition.ts";
import type { ResolvedOperand, ResolvedRule } from "../resolve-strategy.ts";

/** Numbers from `low` to `high`; an open end leaves its number out. */
export interface Interval {
  readonly low: number;
  readonly isLowOpen: boolean;
  readonly high: number;
  readonly isHighOpen: boolean;
}

/** What a rule demands of one value: it must lie in the interval. */
export interface Constraint {
  /** Which value: rules with the same key speak of the same one. */
  readonly key: string;
  readonly interval: Interval;
}

export const EVERYTHING: Interval = {
  low: Number.NEGATIVE_INFINITY,
  isLowOpen: false,
  high: Number.POSITIVE_INFINITY,
  isHighOpen: false,
};

/**
 * What a rule demands, where it can be seen without data; null where it cannot.
 *
 * @example
 * constraintOf({ left: { indicator: "rsi" }, operator: "below", right: { number: 30 } }); // rsi in (-∞, 30)
 */
export function constraintOf(rule: ResolvedRule): Constraint | null {
  if ("check" in rule) return null;
  const { left, not = false } = rule;
  if (rule.operator === "between") {
    const interval = { ...EVERYTHING, low: rule.low, high: rule.high };
    return not ? null : { key: operandKey(left), interval };
  }
  return isRanking(rule) ? standingConstraint(rule) : comparingConstraint(rule as ComparingRule);
}

/** Of a ranking, the place or the percentile is constrained. */
function standingConstraint(rule: RankingRule): Constraint {
  const { left, operator, right, within = "market", best = "highest", not = false } = rule;
  const level = operator === "percentileAtLeast" ? "atLeast" : "atMost";
  const standing = operator === "rankAtMost" ? "place" : "percentile";
  return {
    key: `${standing} ${within} ${best} ${operandKey(left)}`,
    interval: demanded(not ? OPPOSITE[level] : level, right),
  };
}

type ComparingRule = Extract<ResolvedRule, { right: ResolvedOperand }>;

/** Of two values, their difference is constrained. */
function comparingConstraint({ left, operator, right, not = false }: ComparingRule): Constraint | null {
  const level = levelOf(operator, not);
  if (level === null) return null;
  if ("number" in right) return { key: operandKey(left), interval: demanded(level, right.number * (right.times ?? 1)) };
  if ("number" in left) {
    return { key: operandKey(right), interval: mirrored(demanded(level, -left.number * (left.times ?? 1))) };
  }
  const [one, other] = [operandKey(left), operandKey(right)];
  const interval = demanded(level, 0);
  return one < other
    ? { key: `${one} - ${other}`, interval }
    : { key: `${other} - ${one}`, interval: mirrored(interval) };
}

/** Where a value stands that has just crossed; of one that has not, nothing is known. */
function levelOf(operator: Comparison, not: boolean): keyof typeof OPPOSITE | null {
  if (operator === "crossesAbove") return not ? null : "above";
  if (operator === "crossesBelow") return not ? null : "below";
  return not ? OPPOSITE[operator] : operator;
}

function demanded(level: keyof typeof OPPOSITE, bound: number): Interval {
  const isOpen = level === "above" || level === "below";
  if (level === "above" || level === "atLeast") return { ...EVERYTHING, low: bound, isLowOpen: isOpen };
  return { ...EVERYTHING, high: bound, isHighOpen: isOpen };
}

/** The interval of the values with the other sign. */
function mirrored({ low, isLowOpen, high, isHighOpen }: Interval): Interval {
  return { low: -high, isLowOpen: isHighOpen, high: -low, isHighOpen: isLowOpen };
}

/** The numbers that lie in both. */
export function intersection(one: Interval, other: Interval): Interval {
  const low = one.low > other.low || (one.low === other.low && one.isLowOpen) ? one : other;
  const high = one.high < other.high || (one.high === other.high && one.isHighOpen) ? one : other;
  return { low: low.low, isLowOpen: low.isLowOpen, high: high.high, isHighOpen: high.isHighOpen };
}

export function isEmpty({ low, isLowOpen, high, isHighOpen }: Interval): boolean {
  return low > high || (low === high && (isLowOpen || isHighOpen));
}
