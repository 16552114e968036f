import type { WireValuation } from "@plumbline/contract";
import { VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import type { ModelBasis, ModelParameters } from "@plumbline/core/valuation/model";

/** What the models start from, taken from the answer: the server computes with the same numbers. */
export function modelBasis({ parameters, inputs, capital }: WireValuation): ModelBasis {
  const defaults = VALUATION_PARAMETERS.map((name) => [name, parameters[name].default.value]);
  return {
    defaults: Object.fromEntries(defaults) as ModelParameters,
    cfo: inputs.cfo.figure.value,
    capex: inputs.capex.figure.value,
    interestExpense: inputs.interestExpense.figure.value,
    stockCompensation: inputs.stockCompensation.figure.value,
    nonCurrentSecurities: inputs.nonCurrentSecurities.figure.value,
    marketValue: capital.marketValue.value,
    totalDebt: inputs.totalDebt.figure.value,
    preferred: inputs.preferred.figure.value,
    epsThreeYears: inputs.epsThreeYears.figure.value,
  };
}
