export type { InputNote, SuitabilityCode } from "../words/index.ts";
export { type CapitalInputs, defaultCostOfCapital } from "./company/default-cost-of-capital.ts";
export { type DefaultParameters, defaultParameters } from "./company/default-parameters.ts";
export {
  type DefaultValuation,
  defaultValuation,
  kindRefusal,
} from "./company/default-valuation.ts";
export { equityRiskPremiumOn } from "./company/equity-risk-premium.ts";
export {
  type FairValueHistoryOptions,
  type FairValuePoint,
  fairValueHistory,
} from "./company/fair-value-history.ts";
export { type FreeCashFlowGrowth, freeCashFlowGrowthHistory } from "./company/growth-over-years.ts";
export { filingDays, monthEnds } from "./company/look-back-days.ts";
export type { BetaBasis, BetaEstimate, MarketInputs } from "./company/market-inputs.ts";
export type { KnownParameter, MissingParameter, Parameter, ParameterInputs } from "./company/parameter.ts";
export { inputsPerReceipt } from "./company/receipt-inputs.ts";
export type { PartName, StatementParts } from "./company/statement-parts.ts";
export { type Suitability, suitability } from "./company/suitability.ts";
export type { SuitabilityReason } from "./company/suitability-reason.ts";
export { taxRateOf } from "./company/tax-rate.ts";
export {
  type ComposedName,
  MODEL_FIGURES,
  type ModelInputs,
  type ValuationInputs,
  type ValuationInputsOptions,
  valuationInputsAsOf,
} from "./company/valuation-inputs.ts";
export { type ValuationSeam, valuationSeams } from "./company/valuation-seams.ts";
export { type ValueFigures, valueFigures } from "./company/value-figures.ts";
export type { ValuedCompany } from "./company/valued-company.ts";
