import type { WireEvaluation } from "@plumbline/contract";
import { type CheckInputs, checkOf, type Evaluation, figureOfEvaluation, ruleFor } from "@plumbline/core/checks";

/** One check of a stock with all that it was decided on. */
export function wireEvaluation(evaluation: Evaluation, inputs: CheckInputs): WireEvaluation {
  const { result, state, threshold, isMoved, because } = evaluation;
  const value = figureOfEvaluation(evaluation, inputs);
  const check = checkOf(evaluation.check);
  const rule = ruleFor(check, inputs.companyType) ?? check.rule;
  return {
    id: check.id,
    tab: check.tab,
    comparison: check.comparison,
    unit: rule.unit,
    result,
    state,
    value,
    threshold,
    defaultThreshold: rule.threshold,
    bounds: rule.bounds,
    isMoved,
    margin: value.value === null ? null : evaluation.margin,
    because,
    formula: rule.formula,
    source: check.source,
    inputs: evaluation.inputs.map((name) => {
      const input = inputs[name];
      return { name, figures: "value" in input ? [input] : [...input] };
    }),
  };
}
