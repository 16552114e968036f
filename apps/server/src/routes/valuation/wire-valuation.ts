import type { WireValuation } from "@plumbline/contract";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import { type ChosenModel, chosenModel, type ModelChoice } from "@plumbline/core/valuation/model";
import { companyIdentity } from "./company-identity.ts";
import { modelBasis } from "./model-basis.ts";
import { outcomesOf } from "./outcomes.ts";
import { type ParameterDefaults, parameterDefaults } from "./parameter-defaults.ts";
import { priceMarks } from "./price-marks.ts";
import { provenanceBehind } from "./provenance-behind.ts";
import { type AskedStock, type ValuedStock, valuedStock } from "./valued-stock.ts";
import { wireInputs } from "./wire-inputs.ts";
import { wireNotes } from "./wire-notes.ts";
import { wireParameters } from "./wire-parameters.ts";
import { wireSuitability } from "./wire-suitability.ts";

/** Everything that the models say of a stock, with some parameters chosen otherwise than by default. */
export function wireValuation(asked: AskedStock, choice: ModelChoice): WireValuation {
  const valued = valuedStock(asked);
  const defaults = parameterDefaults(valued);
  const chosen = chosenModel(modelBasis(valued, defaults), choice);
  return {
    ...companyIdentity(valued),
    ...priceMarks(valued),
    inputs: wireInputs(valued),
    notes: wireNotes(valued.company.valuation.inputs, choice),
    missingSeries: missingSeriesOf(valued),
    betaBasis: measuredBasis(valued),
    parameters: wireParameters(defaults, chosen.parameters, choice.parameters),
    choices: choicesOf(choice),
    capital: capitalOf(valued, { chosen, defaults, choice }),
    suitability: wireSuitability(valued),
    ...outcomesOf(valued, chosen, discountRateOf(defaults, choice)),
  };
}

/** A rate that a reader has entered, or that is made of a beta of the reader's own, contains no doubtful move. */
function discountRateOf({ parameters: { wacc } }: ParameterDefaults, { parameters: own = {} }: ModelChoice): Figure {
  return own.wacc === undefined && own.beta === undefined ? wacc.default : missing("not-applicable");
}

/** A share without prices is put beside no index, whatever the market has. */
function missingSeriesOf({ company: { market, prices } }: ValuedStock): WireValuation["missingSeries"] {
  const { riskFreeRate, bondYield, beta } = market;
  const isMissing = {
    government: riskFreeRate.value === null,
    aaa: !bondYield || bondYield.value === null,
    index: !beta && prices.series !== null,
  };
  return (["government", "aaa", "index"] as const).filter((name) => isMissing[name]);
}

function measuredBasis({ company }: ValuedStock): WireValuation["betaBasis"] {
  const { beta } = company.market;
  return beta && beta.raw !== null ? (beta.basis ?? null) : null;
}

function choicesOf(choice: ModelChoice): WireValuation["choices"] {
  const { timing = "end-year", growthPath = "two-stage" } = choice;
  const { stockCompensation = "included", securities = "left-out", earnings = "twelve-months" } = choice;
  return { timing, growthPath, stockCompensation, securities, earnings };
}

interface Capital {
  readonly chosen: ChosenModel;
  readonly defaults: ParameterDefaults;
  readonly choice: ModelChoice;
}

function capitalOf(
  { company, asOf }: ValuedStock,
  { chosen: { costOfEquity }, defaults: { costOfEquity: usual }, choice: { parameters = {} } }: Capital,
): WireValuation["capital"] {
  // What a reader has entered comes from no source.
  const isDefault = ({ name }: { readonly name: string }) => !Object.hasOwn(parameters, name);
  const provenance = provenanceBehind(
    usual.inputs.filter(isDefault).map((input) => input.figure),
    { formula: usual.rule, asOf },
  );
  return {
    marketValue: company.valuation.parameters.wacc.inputs.marketValue ?? missing("no-price"),
    costOfEquity: figure(costOfEquity ?? Number.NaN, provenance, "not-available-from-provider"),
  };
}
