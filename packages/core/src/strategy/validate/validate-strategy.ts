import { STRATEGY_LIMITS } from "../../words/index.ts";
import { resolveStrategy } from "../resolve-strategy.ts";
import type { Rule, RuleGroup, Strategy } from "../strategy.ts";
import { type PlacedRule, rulesOf } from "../walk-strategy.ts";
import { contradictions } from "./contradictions.ts";
import { parameterProblems } from "./number-problems.ts";
import { ruleProblems, sorted } from "./rule-problems.ts";
import { problem, type StrategyProblem } from "./strategy-problem.ts";
import { tradingProblems } from "./trading-problems.ts";

/**
 * Finds what makes no sense in a strategy whose shape is right: names that do not exist, numbers out of range, parts that exclude each
 * other, rules that can never hold.
 *
 * @param strategy Any tree of the declared shape.
 * @returns Every problem with its place; none of a strategy that can be compiled. Contradictions are looked for last, when all else is
 *   right.
 *
 * @example
 * validateStrategy({ ...strategy, sizing: { kind: "risk", fraction: 0.01 }, stops: {} }); // [{ code: "risk-needs-stop", path: "sizing", ... }]
 */
export function validateStrategy(strategy: Strategy): readonly StrategyProblem[] {
  const groups = groupProblems(strategy);
  // What is nested too deeply is not walked any further.
  if (groups.some(({ code }) => code === "groups-too-deep")) return groups;
  const { parameters } = strategy;
  const rules = placedRules(strategy);
  const problems = [
    ...sizeProblems(strategy, rules.length),
    ...parameterProblems(parameters),
    ...groups,
    ...rules.flatMap(({ rule, path }) => ruleProblems(rule, { parameters, path })),
    ...tradingProblems(strategy, rules),
  ];
  return problems.length > 0 ? problems : contradictions(resolveStrategy(strategy));
}

function placedRules({ universe, entry, exit }: Strategy): readonly PlacedRule<Rule>[] {
  return [
    ...(universe.rules ?? []).map((rule, k) => ({ rule, path: `universe.rules.${k}` })),
    ...rulesOf(entry, "entry"),
    ...(exit === null ? [] : rulesOf(exit, "exit")),
  ];
}

function sizeProblems({ parameters, ranking }: Strategy, rules: number): readonly StrategyProblem[] {
  const sizes = [
    {
      code: "too-many-parameters",
      path: "parameters",
      count: Object.keys(parameters).length,
      most: STRATEGY_LIMITS.parameters,
    },
    { code: "too-many-rules", path: "entry", count: rules, most: STRATEGY_LIMITS.rules },
    { code: "too-many-rankings", path: "ranking", count: ranking?.by.length ?? 0, most: STRATEGY_LIMITS.ranked },
  ] as const;
  return sizes
    .filter(({ count, most }) => count > most)
    .map(({ code, path, count, most }) => problem(code, path, { count, most }));
}

function groupProblems({ entry, exit, ranking, universe }: Strategy): readonly StrategyProblem[] {
  const problems = [...inGroup(entry, "entry", 0), ...(exit === null ? [] : inGroup(exit, "exit", 0))];
  const isEntryEmpty = membersOf(entry).length === 0;
  // Without rules every stock is a candidate: that says something only if they are ranked or the universe has rules.
  if (isEntryEmpty && ranking === null && (universe.rules ?? []).length === 0)
    problems.push(problem("no-entry", "entry"));
  if (isEntryEmpty && "any" in entry) problems.push(problem("empty-group", "entry"));
  if (exit !== null && membersOf(exit).length === 0) problems.push(problem("empty-group", "exit"));
  if (exit !== null && !isEntryEmpty && JSON.stringify(sorted(entry)) === JSON.stringify(sorted(exit))) {
    problems.push(problem("exit-is-entry", "exit"));
  }
  return problems;
}

/** A group holds rules and groups; the groups in it hold rules alone. */
function inGroup(group: RuleGroup, path: string, depth: number): StrategyProblem[] {
  const kind = "all" in group ? "all" : "any";
  return membersOf(group).flatMap((member, k) => {
    if (!("all" in member || "any" in member)) return [];
    const at = `${path}.${kind}.${k}`;
    if (depth > 0) return [problem("groups-too-deep", at)];
    const inner = membersOf(member).length === 0 ? [problem("empty-group", at)] : [];
    return [...inner, ...inGroup(member, at, depth + 1)];
  });
}

function membersOf(group: RuleGroup): readonly (Rule | RuleGroup)[] {
  return "all" in group ? group.all : group.any;
}
