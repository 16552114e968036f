import {
  CHECK_TABS,
  CHECKS,
  type Check,
  type CheckRule,
  type CheckTab,
  type ComparisonOperator,
  SUBSTITUTES,
} from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { companyKinds, leftOut } from "./company-kinds.ts";
import { markdownTable } from "./markdown-table.ts";
import { writtenNumber } from "./written-number.ts";

const TABS: Readonly<Record<CheckTab, string>> = {
  overview: "Overview checks",
  growth: "Growth checks",
  offensive: "Offensive checks",
  defensive: "Defensive checks",
};

const INTRODUCTION = `## Checks

A check passes, fails, or cannot say: where an input is missing, or for the kinds of company named under “Not for”. What it cannot
say counts neither for nor against a company. Values are compared unrounded, \`<\` and \`>\` strictly; within 10 % of the threshold,
on either side, a company is “near”. A reader may move a threshold within the bounds and in the steps named beside it. Words after
a semicolon say what settles a check without a value. The names in the formulas are explained under [inputs](#inputs).
`;

const HEAD = ["Id", "Passes when", "Value", "Threshold", "Not for", "Source"];

/** A table of the checks of each tab, of those that stand in for them, and of kinds of company measured otherwise. */
export function checkSections(): string[] {
  const tabs = CHECK_TABS.map((tab) =>
    section(
      TABS[tab],
      CHECKS.filter((check) => check.tab === tab),
    ),
  );
  return [INTRODUCTION, ...tabs, section("Stand-ins for checks that do not fit", SUBSTITUTES), otherRules()];
}

function section(title: string, checks: readonly Check[]): string {
  const rows = checks.map(({ id, comparison, rule, source, ...applicability }) => [
    ...[`\`${id}\``, passesWhen(rule), rule.formula, thresholdOf(rule, comparison), leftOut(applicability), source],
  ]);
  return `### ${title}\n\n${markdownTable(HEAD, rows)}`;
}

const SIGNS: Readonly<Record<ComparisonOperator, string>> = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" };

/** The name of a rule, as people write it. */
function passesWhen({ name }: CheckRule): string {
  return name.replaceAll(">=", "≥").replaceAll("<=", "≤").replaceAll(/(\d)%/g, "$1 %");
}

function thresholdOf({ threshold, bounds, unit }: CheckRule, comparison: ComparisonOperator): string {
  const written = (value: number) => writtenNumber(value, unit);
  const sign = SIGNS[comparison];
  return `${sign} ${written(threshold)}; ${written(bounds.min)} to ${written(bounds.max)} by ${written(bounds.step)}`;
}

function otherRules(): string {
  const rows = CHECKS.flatMap((check) =>
    [...kindsByRule(check)].map(([rule, kinds]) => [
      ...[`\`${check.id}\``, companyKinds(kinds), passesWhen(rule), rule.formula, thresholdOf(rule, check.comparison)],
    ]),
  );
  const head = ["Id", "For", "Passes when", "Value", "Threshold"];
  return `### Kinds of company that a check measures otherwise\n\n${markdownTable(head, rows)}`;
}

function kindsByRule(check: Check): ReadonlyMap<CheckRule, readonly CompanyType[]> {
  const kinds = new Map<CheckRule, CompanyType[]>();
  for (const [kind, rule] of Object.entries(check.ruleFor) as [CompanyType, CheckRule][]) {
    kinds.set(rule, [...(kinds.get(rule) ?? []), kind]);
  }
  return kinds;
}
