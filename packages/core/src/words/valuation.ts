/** What a reader may move: the cash flow, what capital costs, Graham's formulas. */
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

/** Whether the flow of a year arrives at its end or in its middle (DCF-02). */
export const FLOW_TIMINGS = ["end-year", "mid-year"] as const;
export type Timing = (typeof FLOW_TIMINGS)[number];

/** Whether growth steps down after year 5, or falls by equal steps to the terminal growth (DCF-06). */
export const GROWTH_PATHS = ["two-stage", "linear-fade"] as const;
export type GrowthPath = (typeof GROWTH_PATHS)[number];

/** Whether pay in shares is deducted from the base flow as the expense it is. */
export const STOCK_COMPENSATION = ["included", "deducted"] as const;

/** Whether non-current securities count against the debt as cash does. */
export const SECURITIES = ["left-out", "added"] as const;

/** The time of the earnings per share. */
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
  /** The flow is after interest, which understates it a little (DCF-05). */
  "interest-not-reported",
  "stock-compensation-deducted",
  "stock-compensation-not-reported",
  /** The last twelve months are not known; the flow is of the last fiscal year. */
  "flow-of-fiscal-year",
  /** The accounts name no diluted shares: those outstanding were taken. */
  "shares-not-diluted",
  "securities-added",
  "securities-not-reported",
] as const;
export type InputNote = (typeof INPUT_NOTES)[number];

/** Why a model gives no value. The page has a sentence for each code in every language; `details` fill its gaps. */
export const REFUSAL_CODES = [
  /** An input is unknown: `{ input }`. */
  "MISSING_INPUT",
  /** An input lies where the model means nothing: `{ input, value, least }`. */
  "INPUT_OUT_OF_RANGE",
  /** The kind of company has no free cash flow to speak of: `{ companyType }`. */
  "NOT_SUITABLE",
  /** The base flow is 0 or less: `{ baseFlow }`. */
  "FCF_NOT_POSITIVE",
  /** `{ shares }` */
  "SHARES_NOT_POSITIVE",
  /** Flows growing as fast as they are discounted have no finite value: `{ wacc, terminalGrowth }`. */
  "WACC_LE_TERMINAL",
  /** Nothing between `low` and `high` gives the price: `{ price, low, high, valueAtLow, valueAtHigh }`. */
  "NO_SOLUTION_IN_BRACKET",
  /** Too few random paths have the spread asked for between WACC and terminal growth: `{ wacc, terminalGrowth, least }`. */
  "SPREAD_TOO_THIN",
  /** `{ eps }` */
  "EPS_NOT_POSITIVE",
  /** `{ bookValuePerShare }` */
  "BOOK_VALUE_NOT_POSITIVE",
  /** A decline so fast that Graham's multiple is 0 or less: `{ multiple, growth }`. */
  "MULTIPLE_NOT_POSITIVE",
  /** `{ bondYield }` */
  "YIELD_NOT_POSITIVE",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a reader should know before believing the value of a discounted cash flow. */
export const DCF_WARNING_CODES = [
  "TERMINAL_SHARE_HIGH",
  "SPREAD_THIN",
  "TERMINAL_ABOVE_RISK_FREE",
  "EQUITY_NEGATIVE",
] as const;

/** What a reader should know before believing the value of any model. */
export const VALUATION_WARNINGS = [...DCF_WARNING_CODES, "GROWTH_ABOVE_TABLE"] as const;

/** What speaks for or against a model for a company. The page has a sentence for each code in every language. */
export const SUITABILITY_CODES = [
  "COMPANY_IS_BANK",
  "COMPANY_IS_BROKER",
  "COMPANY_IS_INSURER",
  "COMPANY_IS_REIT",
  /** Cash flow or earnings are not reported. */
  "CASH_FLOW_UNKNOWN",
  "EARNINGS_UNKNOWN",
  /** No revenue to speak of: none, or less than a tenth of the loss. */
  "BEFORE_REVENUE",
  /** Net income of twelve months is 0 or less. */
  "LOSS",
  /** Free cash flow of twelve months is 0 or less. */
  "CASH_FLOW_NOT_POSITIVE",
  /** Free cash flow is positive now and was 0 or less in the middle one of the last five years. */
  "CASH_FLOW_ONLY_NOW",
  /** Free cash flow is less than half, or more than twice, what such revenue usually leaves. */
  "CASH_FLOW_UNUSUAL",
  /** A year of the last five in which free cash flow was 0 or less. */
  "CASH_FLOW_NOT_EACH_YEAR",
  /** Free cash flow in each of the last five years, with a margin that scatters by more than half of its mean. */
  "CASH_FLOW_UNSTABLE",
  /** Free cash flow in each of the last five years, with a steady margin. */
  "CASH_FLOW_STEADY",
  /** Revenue (or, for Graham, earnings) has grown by more than 20 % a year. */
  "GROWTH_ABOVE_20_PERCENT",
  /** Earnings halved or more at least twice in ten years, and the margin is now far above its median. */
  "CYCLICAL_AT_PEAK",
  /** Earnings per share are less than two thirds, or more than one and a half times, the mean of three years. */
  "EARNINGS_UNUSUAL",
  /** A year of the last five without earnings. */
  "EARNINGS_UNSTABLE",
  /** Earnings in each of the last five years. */
  "EARNINGS_STEADY",
  /** More than a twentieth of net income is from discontinued operations. */
  "DISCONTINUED_OPERATIONS",
  /** Fewer than five fiscal years in a row. */
  "SHORT_HISTORY",
  /** Net income of a past year has been changed by more than a hundredth within twelve months. */
  "RESTATED",
] as const;
export type SuitabilityCode = (typeof SUITABILITY_CODES)[number];
