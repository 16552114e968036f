import type { ModelBasis, ModelParameters } from "@plumbline/core/valuation/model";
import type { ParameterDefaults } from "./parameter-defaults.ts";
import type { ValuedStock } from "./valued-stock.ts";

/** What the models of a stock start from, as plain numbers: those of the answer, so that a page computes the same. */
export function modelBasis({ company }: ValuedStock, { parameters }: ParameterDefaults): ModelBasis {
  const { inputs, parameters: defaults } = company.valuation;
  const { cfo, capex, interestExpense, stockCompensation, totalDebt, preferred, epsThreeYears } = inputs.figures;
  const { nonCurrentSecurities } = inputs.figures;
  const values = Object.entries(parameters).map(([name, parameter]) => [name, parameter.default.value]);
  return {
    defaults: Object.fromEntries(values) as ModelParameters,
    cfo: cfo.value,
    capex: capex.value,
    interestExpense: interestExpense.value,
    stockCompensation: stockCompensation.value,
    nonCurrentSecurities: nonCurrentSecurities.value,
    marketValue: defaults.wacc.inputs.marketValue?.value ?? null,
    totalDebt: totalDebt.value,
    preferred: preferred.value,
    epsThreeYears: epsThreeYears.value,
  };
}
