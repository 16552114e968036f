import type { ResolvedGroup, ResolvedOperand, ResolvedRule } from "../resolve-strategy.ts";
import { checkCondition } from "./check-condition.ts";
import { between, comparison, OPPOSITE } from "./comparisons.ts";
import { allOf, anyOf, type Condition } from "./condition.ts";
import { atRows, notAtRows } from "./crossings.ts";
import type { RuleSource } from "./rule-source.ts";

type ComparingRule = Extract<ResolvedRule, { right: ResolvedOperand }>;
export type RankingRule = Extract<ResolvedRule, { operator: "percentileAtLeast" | "percentileAtMost" | "rankAtMost" }>;

/**
 * Makes a group of rules ready for the columns of a source.
 *
 * @param group Of a resolved, valid strategy.
 * @param source The bars of a stock, or the stocks of a day.
 */
export function groupCondition(group: ResolvedGroup, source: RuleSource): Condition {
  const members = "all" in group ? group.all : group.any;
  const conditions = members.map((member) =>
    "all" in member || "any" in member ? groupCondition(member, source) : ruleCondition(member, source),
  );
  return "all" in group ? allOf(conditions) : anyOf(conditions);
}

/**
 * Makes a rule ready for the columns of a source. Where a value that it needs is missing, it does not hold, negated or not.
 *
 * @param rule Of a resolved, valid strategy.
 * @param source The bars of a stock, or the stocks of a day.
 */
export function ruleCondition(rule: ResolvedRule, source: RuleSource): Condition {
  if ("check" in rule) return checkCondition(source.check(rule.check), rule);
  if (rule.operator === "between") return between(source.column(rule.left), rule, rule.not ?? false);
  if (isRanking(rule)) return rankingCondition(rule, source);
  return comparingCondition(rule, source);
}

/** Whether a rule compares a stock with the others of the day. */
export function isRanking(rule: ResolvedRule): rule is RankingRule {
  return "operator" in rule && rule.operator !== "between" && typeof rule.right === "number";
}

function comparingCondition(rule: ComparingRule, source: RuleSource): Condition {
  const { left, operator, right, not = false } = rule;
  if (operator !== "crossesAbove" && operator !== "crossesBelow") {
    return comparison(sideOf(left, source), not ? OPPOSITE[operator] : operator, sideOf(right, source));
  }
  const { up, down } = source.crossings(left, right);
  const rows = operator === "crossesAbove" ? up : down;
  if (!not) return atRows(rows);
  const columns = [left, right].flatMap((side) => [source.column(side), source.columnBefore(side)]);
  return notAtRows(rows, (row) => columns.every((column) => !Number.isNaN(column[row])));
}

/** A number stays a number: comparing with one is quicker than with a column of it. */
function sideOf(operand: ResolvedOperand, source: RuleSource): Float64Array | number {
  return "number" in operand ? operand.number * (operand.times ?? 1) : source.column(operand);
}

function rankingCondition(rule: RankingRule, source: RuleSource): Condition {
  const { left, operator, right, within = "market", best = "highest", not = false } = rule;
  const standing =
    operator === "rankAtMost" ? source.place(left, { within, best }) : source.percentile(left, { within, best });
  const level = operator === "percentileAtLeast" ? "atLeast" : "atMost";
  return comparison(standing, not ? OPPOSITE[level] : level, right);
}
