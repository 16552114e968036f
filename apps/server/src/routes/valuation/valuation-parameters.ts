import {
  PARAMETER_BOUNDS,
  VALUATION_PARAMETERS,
  type ValuationParameter,
  type WireValuationParameter,
} from "@plumbline/contract";
import { type Figure, type KnownFigure, missing } from "@plumbline/core/figure";
import { type Day, formatDay } from "@plumbline/core/time";
import type { MarketInputs, Parameter, ParameterInputs } from "@plumbline/core/valuation";
import {
  GRAHAM_CLASSIC,
  type ModelBasis,
  type ModelChoice,
  type ModelParameters,
} from "@plumbline/core/valuation/model";
import { markedDoubts } from "../prices/index.ts";
import { provenanceBehind } from "./provenance-behind.ts";
import type { ValuedStock } from "./valued-stock.ts";

/** The default of a parameter, and where it comes from. */
interface ParameterDefault extends Pick<WireValuationParameter, "rule" | "origin" | "because" | "unbounded"> {
  readonly default: Figure;
  readonly inputs: { readonly name: string; readonly figure: Figure }[];
}

export interface ParameterDefaults {
  readonly parameters: Readonly<Record<ValuationParameter, ParameterDefault>>;
  /** A step to the discount rate that is no parameter. */
  readonly costOfEquity: ParameterDefault;
}

/** The defaults of all parameters of a stock. */
export function parameterDefaults({ company, asOf }: Pick<ValuedStock, "company" | "asOf">): ParameterDefaults {
  const { market, valuation, prices } = company;
  const { parameters, inputs } = valuation;
  const { baseFlow, netDebt, shares, epsTtm } = inputs.figures;
  const by = (parameter: Parameter, more: ParameterInputs = {}) => byRule(parameter, { more, asOf });
  const shortTermGrowth = by(parameters.shortTermGrowth);
  const terminalGrowth = by(parameters.terminalGrowth);
  const costOfDebt = by(parameters.costOfDebt);
  const taxRate = by(parameters.taxRate);
  const beta = markedDoubts(betaDefault(by(parameters.beta), market), prices.series);
  const costOfEquity = by(parameters.costOfEquity, { beta: beta.default });
  const rates = { costOfEquity: costOfEquity.default, costOfDebt: costOfDebt.default, taxRate: taxRate.default };
  const ends = { shortTermGrowth: shortTermGrowth.default, terminalGrowth: terminalGrowth.default };
  return {
    costOfEquity,
    parameters: {
      shortTermGrowth,
      terminalGrowth,
      costOfDebt,
      taxRate,
      beta,
      longTermGrowth: by(parameters.longTermGrowth, ends),
      wacc: by(parameters.wacc, rates),
      baseFlow: given("DCF-05", "accounts", baseFlow),
      netDebt: given("DCF-04", "accounts", netDebt),
      shares: given("DCF-04", "accounts", shares),
      riskFreeRate: given("DCF-13", "market", market.riskFreeRate),
      equityRiskPremium: given("DCF-13", "assumption", market.equityRiskPremium),
      eps: given("GRA-01", "accounts", epsTtm),
      grahamGrowth: by(parameters.grahamGrowth),
      noGrowthMultiple: given("GRA-01", "assumption", grahams(GRAHAM_CLASSIC.noGrowthMultiple, asOf)),
      growthMultiplier: given("GRA-01", "assumption", grahams(GRAHAM_CLASSIC.growthMultiplier, asOf)),
      bondYield: given("GRA-02", "market", market.bondYield ?? missing("no-interest-rate")),
    },
  };
}

function given(rule: string, origin: ParameterDefault["origin"], figure: Figure): ParameterDefault {
  return { rule, origin, default: figure, because: null, unbounded: null, inputs: [] };
}

function grahams(value: number, asOf: Day): KnownFigure {
  return { value, provenance: { source: "graham", periodEnd: formatDay(asOf), formula: "GRA-01" } };
}

function byRule(
  parameter: Parameter,
  { more, asOf }: { readonly more: ParameterInputs; readonly asOf: Day },
): ParameterDefault {
  const { rule, because } = parameter;
  const figures: ParameterInputs = { ...parameter.inputs, ...more };
  const inputs = Object.entries(figures).map(([name, figure]) => ({ name, figure }));
  if (parameter.value === null) {
    return { ...given(rule, "computed", missing(parameter.because)), inputs };
  }
  const provenance = provenanceBehind(Object.values(figures), { formula: rule, asOf });
  const { value, source: origin, unbounded } = parameter;
  return { ...given(rule, origin, { value, provenance }), because, unbounded, inputs };
}

/** Beside which index it was measured, what it was before it was adjusted, and over how many months. */
function betaDefault(companyDefault: ParameterDefault, { beta }: MarketInputs): ParameterDefault {
  if (!beta || beta.raw === null || beta.adjusted.value === null) return companyDefault;
  const { provenance } = beta.adjusted;
  const measured = { raw: beta.raw, months: beta.months };
  const inputs = Object.entries(measured).map(([name, value]) => ({ name, figure: { value, provenance } }));
  return { ...companyDefault, default: beta.adjusted, inputs };
}

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

/** All parameters with their defaults, bounds and what was chosen. */
export function wireParameters(
  { parameters }: ParameterDefaults,
  chosen: ModelParameters,
  moved: ModelChoice["parameters"] = {},
): Record<ValuationParameter, WireValuationParameter> {
  const written = VALUATION_PARAMETERS.map((name): [string, WireValuationParameter] => [
    name,
    { ...parameters[name], bounds: PARAMETER_BOUNDS[name], chosen: chosen[name], isMoved: moved[name] !== undefined },
  ]);
  return Object.fromEntries(written) as Record<ValuationParameter, WireValuationParameter>;
}
