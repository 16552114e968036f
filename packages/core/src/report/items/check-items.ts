import {
  type AmountCurrencies,
  type CheckInputs,
  type CheckUnit,
  checkOf,
  currencyOfRule,
  type Evaluation,
  figureOfEvaluation,
  ruleFor,
} from "../../checks/index.ts";
import { figure } from "../../figure/index.ts";
import type { EvidenceUnit } from "../../words/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

const UNITS: Readonly<Record<CheckUnit, EvidenceUnit>> = {
  times: "times",
  fraction: "fraction",
  money: "money",
  perShare: "perShare",
  points: "score",
  years: "years",
  fiscalYears: "years",
};

interface CheckedCompany {
  readonly inputs: CheckInputs;
  readonly currencies: AmountCurrencies;
  readonly asOf: string;
}

/**
 * The checks of a company as items: the value that was compared, such as `check.G3`, and its threshold, `check.G3.threshold`. A
 * check that does not apply to the company, or could not be decided, has no items.
 *
 * @param evaluations Of `evaluateChecks`, substitutes included.
 * @param of What they were evaluated on, and the currencies of the company.
 *
 * @example
 * checkItems(checks, { inputs, currencies: { accounts: "USD", price: "USD" }, asOf: "2024-11-01" })[0]?.id; // "check.O1"
 */
export function checkItems(
  evaluations: readonly Evaluation[],
  { inputs, currencies, asOf }: CheckedCompany,
): NumberItem[] {
  return evaluations.flatMap((evaluation) => {
    if (evaluation.result === "na") return [];
    const check = checkOf(evaluation.check);
    const value = figureOfEvaluation(evaluation, inputs);
    if (value.value === null) return [];
    const rule = ruleFor(check, inputs.companyType) ?? check.rule;
    const currency = currencyOfRule(rule, currencies);
    const options = { kind: "check", unit: UNITS[rule.unit], currency, asOf } as const;
    const threshold = figure(evaluation.threshold, { source: check.source, formula: check.id }, "not-applicable");
    return [
      numberItem(`check.${check.id}`, value, options),
      numberItem(`check.${check.id}.threshold`, threshold, options),
    ];
  });
}
