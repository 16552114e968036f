import {
  type CheckInputs,
  type CheckUnit,
  checkOf,
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

/**
 * The checks of a company as items: the value that was compared, such as `check.G3`, and its threshold, `check.G3.threshold`. A
 * check that does not apply to the company, or could not be decided, has no items.
 *
 * @param evaluations Of `evaluateChecks`, substitutes included.
 * @param inputs What they were evaluated on.
 *
 * @example
 * checkItems(checks, { inputs, currency: "USD", asOf: "2024-11-01" })[0]?.id; // "check.O1"
 */
export function checkItems(
  evaluations: readonly Evaluation[],
  { inputs, currency, asOf }: { readonly inputs: CheckInputs; readonly currency: string; readonly asOf: string },
): NumberItem[] {
  return evaluations.flatMap((evaluation) => {
    if (evaluation.result === "na") return [];
    const check = checkOf(evaluation.check);
    const value = figureOfEvaluation(evaluation, inputs);
    if (value.value === null) return [];
    const unit = UNITS[(ruleFor(check, inputs.companyType) ?? check.rule).unit];
    const options = { kind: "check", unit, currency, asOf } as const;
    const threshold = figure(evaluation.threshold, { source: check.source, formula: check.id }, "not-applicable");
    return [
      numberItem(`check.${check.id}`, value, options),
      numberItem(`check.${check.id}.threshold`, threshold, options),
    ];
  });
}
