import { operandKey } from "../columns/operand-key.ts";
import type { ResolvedGroup, ResolvedRule, ResolvedStrategy } from "../resolve-strategy.ts";
import { operandsIn, type PlacedRule } from "../walk-strategy.ts";
import { type Constraint, constraintOf, type Interval, intersection, isEmpty } from "./constraints.ts";
import { problem, type StrategyProblem } from "./strategy-problem.ts";
import { valueRange } from "./value-range.ts";

/**
 * Rules that can never hold, alone or together, as far as it can be seen without data. Parameters count with their values.
 *
 * @param strategy Resolved and otherwise valid.
 */
export function contradictions(strategy: ResolvedStrategy): readonly StrategyProblem[] {
  const universe = (strategy.universe.rules ?? []).map((rule, k) => ({ rule, path: `universe.rules.${k}` }));
  return [
    ...ofGroup(strategy.entry, "entry", universe),
    ...(strategy.exit === null ? [] : ofGroup(strategy.exit, "exit", [])),
  ];
}

/** Of rules that must all hold, together with those that must hold besides; each of the others stands by itself. */
function ofGroup(
  group: ResolvedGroup,
  path: string,
  besides: readonly PlacedRule<ResolvedRule>[],
): readonly StrategyProblem[] {
  const [kind, members] = "all" in group ? (["all", group.all] as const) : (["any", group.any] as const);
  const placed = members.map((member, k) => ({ member, path: `${path}.${kind}.${k}` }));
  const rules = placed.flatMap(({ member, path: at }) =>
    "all" in member || "any" in member ? [] : [{ rule: member, path: at }],
  );
  const groups = placed.flatMap(({ member, path: at }) =>
    "all" in member || "any" in member ? [{ group: member, path: at }] : [],
  );
  if (kind === "all") {
    const together = [...besides, ...rules];
    return [
      ...ofRules(together),
      ...groups.flatMap((inner) => ofGroup(inner.group, inner.path, together).filter(isOwn(inner.path))),
    ];
  }
  return [
    ...rules.flatMap((rule) => ofRules([...besides, rule])),
    ...groups.flatMap((inner) => ofGroup(inner.group, inner.path, besides)),
  ];
}

/** What the rules around a group contradict among themselves has been said. */
function isOwn(path: string): (found: StrategyProblem) => boolean {
  return (found) => found.path.startsWith(path);
}

function ofRules(rules: readonly PlacedRule<ResolvedRule>[]): readonly StrategyProblem[] {
  const demands = new Map<string, { readonly interval: Interval; readonly path: string }>();
  const checks = new Map<string, PlacedRule<ResolvedRule>>();
  return rules.flatMap(({ rule, path }) => {
    if ("check" in rule) return checkContradiction({ rule, path }, checks);
    const constraint = constraintOf(rule);
    if (constraint === null) return [];
    const interval = intersection(constraint.interval, rangeOf(rule, constraint));
    if (isEmpty(interval)) return [problem("never-holds", path)];
    const before = demands.get(constraint.key);
    const both = before ? intersection(before.interval, interval) : interval;
    if (before && isEmpty(both)) return [problem("contradiction", path, { other: before.path })];
    demands.set(constraint.key, { interval: both, path });
    return [];
  });
}

/** The range of the value that a rule bounds by a number; of a difference or a standing none is used. */
function rangeOf(rule: ResolvedRule, { key, interval }: Constraint): Interval {
  const operand = operandsIn(rule).find((one) => operandKey(one) === key);
  return operand ? valueRange(operand) : { ...interval };
}

type CheckRule = Extract<ResolvedRule, { check: unknown }>;

/** The same check at the same threshold cannot be passed and failed. */
function checkContradiction(
  { rule, path }: { readonly rule: CheckRule; readonly path: string },
  seen: Map<string, PlacedRule<ResolvedRule>>,
): readonly StrategyProblem[] {
  const asks = (rule.state === "pass") !== (rule.not ?? false) ? "pass" : "fail";
  const name = (state: string) => `${rule.check} ${rule.threshold ?? "default"} ${state}`;
  const other = seen.get(name(asks === "pass" ? "fail" : "pass"));
  seen.set(name(asks), { rule, path });
  return other ? [problem("contradiction", path, { other: other.path })] : [];
}
