export { ALTMAN_ZONES, type Altman, type AltmanInputs, type AltmanScore, type AltmanZone, altman } from "./altman.ts";
export {
  CHECK_TABS,
  type Check,
  type CheckTab,
  type ComparisonOperator,
  nameKeyOf,
  ruleFor,
} from "./check.ts";
export {
  type AccountInputName,
  type AccountInputs,
  type CheckInputs,
  HISTORY_INPUTS,
  type InputName,
  MARKET_INPUTS,
  type Read,
} from "./check-inputs.ts";
export {
  type AccountsSide,
  accountsSide,
  checkInputsFrom,
  joinedInputs,
  type MarketSide,
} from "./company/check-inputs-from.ts";
export type { CompanyRecord, PriceRecord } from "./company/company-record.ts";
export { ALTMAN_TERMS, type AltmanAccounts, type CompanyScores, companyScores } from "./company/company-scores.ts";
export { dividendInputs } from "./company/dividend-inputs.ts";
export { marketValueOf, whyNotComparable } from "./company/market-value.ts";
export { type CountOfAccounts, countOfAccounts, onOneCount, type TradedPrice } from "./company/one-share-count.ts";
export { momentumOf, priceInputs } from "./company/price-inputs.ts";
export {
  CHECK_STATES,
  type CheckState,
  type Evaluation,
  evaluate,
  holds,
  isNearThreshold,
  marginOf,
  measureOf,
} from "./evaluate.ts";
export { type CheckSummary, evaluateChecks, type Scorecard, summarise, type Thresholds } from "./evaluate-checks.ts";
export { figureOfEvaluation } from "./figure-of-evaluation.ts";
export type { Measure } from "./measure.ts";
export {
  MIN_PIOTROSKI_SIGNALS,
  PIOTROSKI_SIGNALS,
  type Piotroski,
  type PiotroskiSignal,
  type PiotroskiYear,
  type PiotroskiYears,
  piotroski,
} from "./piotroski.ts";
export { readInputs, whyTooFew } from "./read-inputs.ts";
export { CHECK_IDS, CHECKS, type CheckId, checkOf, isCheckId, SUBSTITUTES } from "./registry/checks.ts";
export { enterpriseValue, tangibleCapital } from "./registry/greenblatt.ts";
export { endsOf, growthRate } from "./registry/years.ts";
export { type AmountCurrencies, type CheckRule, type CheckUnit, currencyOfRule, type ThresholdBounds } from "./rule.ts";
