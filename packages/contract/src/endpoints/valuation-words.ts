/** What a reader may move, by the model that asks for it: the cash flow, what capital costs, Graham's formulas. */
export const VALUATION_PARAMETERS = [
  "shortTermGrowth",
  "longTermGrowth",
  "terminalGrowth",
  "wacc",
  "baseFlow",
  "netDebt",
  "shares",
  "riskFreeRate",
  "beta",
  "equityRiskPremium",
  "costOfDebt",
  "taxRate",
  "eps",
  "grahamGrowth",
  "noGrowthMultiple",
  "growthMultiplier",
  "bondYield",
] as const;
export type ValuationParameter = (typeof VALUATION_PARAMETERS)[number];

export interface ParameterBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const AMOUNT: ParameterBounds = { min: -1e15, max: 1e15, step: 1 };

/** A parameter that is not 0 is no nearer to it: a price over so little is no number any more. */
export const LEAST_AMOUNT = 1e-6;

/** Between which a parameter may be moved, rates as fractions. Where a model still has no value, it says why. */
export const PARAMETER_BOUNDS: Readonly<Record<ValuationParameter, ParameterBounds>> = {
  shortTermGrowth: { min: -0.5, max: 1, step: 0.005 },
  longTermGrowth: { min: -0.3, max: 0.5, step: 0.005 },
  terminalGrowth: { min: -0.05, max: 0.06, step: 0.0025 },
  wacc: { min: 0.01, max: 0.3, step: 0.0025 },
  baseFlow: AMOUNT,
  netDebt: AMOUNT,
  shares: { min: 0, max: 1e15, step: 1 },
  riskFreeRate: { min: 0, max: 0.2, step: 0.0005 },
  beta: { min: 0, max: 4, step: 0.05 },
  equityRiskPremium: { min: 0, max: 0.15, step: 0.0005 },
  costOfDebt: { min: 0, max: 0.3, step: 0.0025 },
  taxRate: { min: 0, max: 0.6, step: 0.01 },
  eps: { min: -1e6, max: 1e6, step: 0.01 },
  grahamGrowth: { min: -0.04, max: 0.25, step: 0.005 },
  noGrowthMultiple: { min: 0, max: 20, step: 0.5 },
  growthMultiplier: { min: 0, max: 4, step: 0.1 },
  bondYield: { min: 0.0005, max: 0.2, step: 0.0005 },
};

/** Whether the flow of a year arrives at its end or in its middle, and how growth comes down after year 5. */
export const FLOW_TIMINGS = ["end-year", "mid-year"] as const;
export const GROWTH_PATHS = ["two-stage", "linear-fade"] as const;
/** Whether pay in shares is left out of the base flow, and of which time the earnings per share are. */
export const STOCK_COMPENSATION = ["included", "deducted"] as const;
/** Whether securities that could be sold and are no current asset count against the debt. */
export const SECURITIES = ["left-out", "added"] as const;
export const EARNINGS = ["twelve-months", "three-years"] as const;

/** The numbers of a company behind both models; those from `baseFlow` on are made of the ones before. */
export const VALUATION_INPUTS = [
  "revenue",
  "netIncome",
  "operatingIncome",
  "discontinuedIncome",
  "cfo",
  "capex",
  "freeCashFlow",
  "interestExpense",
  "stockCompensation",
  "totalDebt",
  "averageDebt",
  "commonEquity",
  "preferred",
  "minorityInterest",
  "cash",
  "nonCurrentSecurities",
  "sharesDiluted",
  "sharesOutstanding",
  "epsTtm",
  "baseFlow",
  "netDebt",
  "shares",
  "epsThreeYears",
  "bookValuePerShare",
] as const;
export type ValuationInput = (typeof VALUATION_INPUTS)[number];

/** What a reader should know of the inputs beside their figures. */
export const INPUT_NOTES = [
  "interest-not-reported",
  "stock-compensation-deducted",
  "stock-compensation-not-reported",
  "flow-of-fiscal-year",
  "shares-not-diluted",
  "securities-added",
  "securities-not-reported",
] as const;
export type ValuationNote = (typeof INPUT_NOTES)[number];

/** Why a model gives no value. */
export const REFUSAL_CODES = [
  "MISSING_INPUT",
  "INPUT_OUT_OF_RANGE",
  "NOT_SUITABLE",
  "FCF_NOT_POSITIVE",
  "SHARES_NOT_POSITIVE",
  "WACC_LE_TERMINAL",
  "NO_SOLUTION_IN_BRACKET",
  "SPREAD_TOO_THIN",
  "EPS_NOT_POSITIVE",
  "BOOK_VALUE_NOT_POSITIVE",
  "MULTIPLE_NOT_POSITIVE",
  "YIELD_NOT_POSITIVE",
] as const;
export type ValuationRefusalCode = (typeof REFUSAL_CODES)[number];

/** What a reader should know before believing a value that exists. */
export const VALUATION_WARNINGS = [
  "TERMINAL_SHARE_HIGH",
  "SPREAD_THIN",
  "TERMINAL_ABOVE_RISK_FREE",
  "EQUITY_NEGATIVE",
  "GROWTH_ABOVE_TABLE",
] as const;
export type ValuationWarningCode = (typeof VALUATION_WARNINGS)[number];

/** What speaks for or against a model for a company. */
export const SUITABILITY_CODES = [
  "COMPANY_IS_BANK",
  "COMPANY_IS_BROKER",
  "COMPANY_IS_INSURER",
  "COMPANY_IS_REIT",
  "CASH_FLOW_UNKNOWN",
  "EARNINGS_UNKNOWN",
  "BEFORE_REVENUE",
  "LOSS",
  "CASH_FLOW_NOT_POSITIVE",
  "CASH_FLOW_ONLY_NOW",
  "CASH_FLOW_UNUSUAL",
  "CASH_FLOW_UNSTABLE",
  "CASH_FLOW_STEADY",
  "GROWTH_ABOVE_20_PERCENT",
  "CYCLICAL_AT_PEAK",
  "EARNINGS_UNUSUAL",
  "EARNINGS_UNSTABLE",
  "EARNINGS_STEADY",
  "DISCONTINUED_OPERATIONS",
  "SHORT_HISTORY",
  "RESTATED",
] as const;
export type ValuationSuitabilityCode = (typeof SUITABILITY_CODES)[number];
