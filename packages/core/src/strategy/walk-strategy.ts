import type { ResolvedGroup, ResolvedOperand, ResolvedRule, ResolvedStrategy } from "./resolve-strategy.ts";
import type { Rule, RuleGroup } from "./strategy.ts";

/** A rule and where it stands, such as `entry.all.0`. */
export interface PlacedRule<Kind> {
  readonly rule: Kind;
  readonly path: string;
}

/** The rules of a group and of the groups in it, in order. */
export function rulesOf(group: ResolvedGroup, path: string): readonly PlacedRule<ResolvedRule>[];
export function rulesOf(group: RuleGroup, path: string): readonly PlacedRule<Rule>[];
export function rulesOf(group: RuleGroup | ResolvedGroup, path: string): readonly PlacedRule<Rule | ResolvedRule>[] {
  const [kind, members] = "all" in group ? ["all", group.all] : ["any", group.any];
  return members.flatMap((member, k) => {
    const at = `${path}.${kind}.${k}`;
    return "all" in member || "any" in member ? rulesOf(member as RuleGroup, at) : [{ rule: member, path: at }];
  });
}

/** All rules of a strategy with their places: of the universe, of the entry, of the exit. */
export function allRules({ universe, entry, exit }: ResolvedStrategy): readonly PlacedRule<ResolvedRule>[] {
  return [
    ...(universe.rules ?? []).map((rule, k) => ({ rule, path: `universe.rules.${k}` })),
    ...rulesOf(entry, "entry"),
    ...(exit === null ? [] : rulesOf(exit, "exit")),
  ];
}

/** The operands of a rule; a check has none. */
export function operandsIn(rule: ResolvedRule): readonly ResolvedOperand[] {
  if ("check" in rule) return [];
  return "right" in rule && typeof rule.right === "object" ? [rule.left, rule.right] : [rule.left];
}

/** Whether a rule looks at the bar before as well. */
export function isCrossing(rule: ResolvedRule): boolean {
  return "operator" in rule && (rule.operator === "crossesAbove" || rule.operator === "crossesBelow");
}
