import type { Applicability, CompanyType } from "../fundamentals/index.ts";
import { CHECK_TABS, type CheckTab } from "../words/index.ts";
import type { CheckRule } from "./rule.ts";

export { CHECK_TABS, type CheckTab };

/** `<` and `>` are strict, `<=` and `>=` inclusive. */
export type ComparisonOperator = "<" | "<=" | ">" | ">=";

/** A named check: its entry in catalogue, tooltips and documentation, and how it is computed. */
export interface Check<Id extends string = string> extends Applicability {
  readonly id: Id;
  readonly tab: CheckTab;
  /** How the value is compared with the threshold. */
  readonly comparison: ComparisonOperator;
  readonly rule: CheckRule;
  /** Kinds of company that are measured otherwise. */
  readonly ruleFor: Partial<Record<CompanyType, CheckRule>>;
  readonly source: string;
}

/**
 * The rule by which a check measures a kind of company.
 *
 * @returns `null` when the check fits none of the kind.
 *
 * @example
 * ruleFor(checkOf("D9"), "manufacturer")?.threshold; // 2.99
 */
export function ruleFor(check: Check, type: CompanyType): CheckRule | null {
  return check.notFor.includes(type) ? null : (check.ruleFor[type] ?? check.rule);
}

/** Key of the name of a check in the catalogues of words. */
export function nameKeyOf(check: Check): `check.${string}.name` {
  return `check.${check.id}.name`;
}
