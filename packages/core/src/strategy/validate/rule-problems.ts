import { checkOf, isCheckId } from "../../checks/index.ts";
import type { Operand, Rule, Tunable } from "../strategy.ts";
import { ANY_NUMBER, numberProblems, rangeOf } from "./number-problems.ts";
import { operandProblems, type Place } from "./operand-problems.ts";
import { problem, type StrategyProblem } from "./strategy-problem.ts";

type RankingRule = Extract<Rule, { operator: "percentileAtLeast" | "percentileAtMost" | "rankAtMost" }>;
type ComparingRule = Extract<Rule, { right: Operand }>;

const SHARE = { minimum: 0, maximum: 1, isWhole: false } as const;
const RANK = { minimum: 1, maximum: 100_000, isWhole: true } as const;

/** What is wrong with a rule by itself. */
export function ruleProblems(rule: Rule, place: Place): readonly StrategyProblem[] {
  const at = (key: string): Place => ({ ...place, path: `${place.path}.${key}` });
  if ("check" in rule) return checkProblems(rule, place);
  const left = operandProblems(rule.left, at("left"));
  if (rule.operator === "between") {
    return [
      ...left,
      ...numberProblems(rule.low, ANY_NUMBER, at("low")),
      ...numberProblems(rule.high, ANY_NUMBER, at("high")),
      ...orderProblems(rule, place),
      ...constantProblems([rule.left], place),
    ];
  }
  if (ranks(rule)) return [...left, ...rankingProblems(rule, place)];
  const comparing = rule as ComparingRule;
  return [...left, ...operandProblems(comparing.right, at("right")), ...sidesProblems(comparing, place)];
}

/** Whether a rule compares a stock with the others of the day. */
export function ranks(rule: Rule): rule is RankingRule {
  return "operator" in rule && (rule.operator.startsWith("percentile") || rule.operator === "rankAtMost");
}

/** Whether an operand has the same value for all stocks of a day. */
export function isSameForAll(operand: Operand): boolean {
  return operand.of === "benchmark" || "calendar" in operand || "rate" in operand || "number" in operand;
}

function checkProblems(rule: Extract<Rule, { check: unknown }>, place: Place): readonly StrategyProblem[] {
  const { check, threshold } = rule;
  if (!isCheckId(check)) return [problem("unknown-check", `${place.path}.check`, { check })];
  if (threshold === undefined) return [];
  const { bounds, unit } = checkOf(check).rule;
  const limits = { minimum: bounds.min, maximum: bounds.max, isWhole: unit === "fiscalYears" };
  return numberProblems(threshold, limits, { ...place, path: `${place.path}.threshold` });
}

function rankingProblems(rule: RankingRule, place: Place): readonly StrategyProblem[] {
  const bounds = rule.operator === "rankAtMost" ? RANK : SHARE;
  const problems = numberProblems(rule.right, bounds, { ...place, path: `${place.path}.right` });
  return isSameForAll(rule.left) ? [...problems, problem("same-for-all", `${place.path}.left`)] : problems;
}

function orderProblems(
  { low, high }: { low: Tunable; high: Tunable },
  { parameters, path }: Place,
): readonly StrategyProblem[] {
  const lowest = rangeOf(low, parameters);
  const highest = rangeOf(high, parameters);
  if (!lowest || !highest || lowest.value <= highest.value) return [];
  return [problem("wrong-order", path, { low: lowest.value, high: highest.value })];
}

function sidesProblems({ left, operator, right }: ComparingRule, place: Place): readonly StrategyProblem[] {
  const numbers = constantProblems([left, right], place);
  if (numbers.length > 0) return numbers;
  if (JSON.stringify(sorted(left)) !== JSON.stringify(sorted(right))) return [];
  return [problem("same-sides", place.path, { operator })];
}

function constantProblems(operands: readonly Operand[], { path }: Place): readonly StrategyProblem[] {
  return operands.every((operand) => "number" in operand) ? [problem("only-numbers", path)] : [];
}

/** The same tree with its keys in order, so that equal trees are written alike. */
export function sorted(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(sorted);
  if (typeof tree !== "object" || tree === null) return tree;
  const entries = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}
