import type { Figure } from "../figure/index.ts";
import type { CompanyType } from "../fundamentals/index.ts";

/**
 * Everything the checks need to know about a company on a day: numbers with their provenance, or the reason why one is
 * missing.
 * Money is in units of the accounts' currency unless said otherwise, rates are fractions, TTM means the last twelve
 * months. Histories are fiscal years, oldest first. Where depositary receipts are traded and their ratio is known, a share is a receipt.
 */
export interface CheckInputs {
  readonly companyType: CompanyType;

  /** Last close per share, in the currency in which the share is quoted. */
  readonly price: Figure;
  /**
   * The same price where the accounts are in that currency and can be counted in what is traded; `currencies-differ`, `currency-unknown`
   * or `receipt-ratio-unknown` otherwise.
   */
  readonly priceInAccounts: Figure;
  /** Mean of the last 200 closes, like `price`. */
  readonly sma200: Figure;
  /** Mean of the analysts' targets, like `price`. */
  readonly targetAverage: Figure;
  /** P(t-21) / P(t-252) - 1. */
  readonly momentum: Figure;
  /** The same of the benchmark. */
  readonly benchmarkMomentum: Figure;
  /** Median P/E of the industry (STA-16). */
  readonly industryPe: Figure;
  /** DCF value per share. */
  readonly dcfValue: Figure;
  /** Graham value per share. */
  readonly grahamValue: Figure;

  readonly epsTtm: Figure;
  /** Diluted EPS of the latest quarter. */
  readonly epsQuarter: Figure;
  /** Diluted EPS of the quarter a year before. */
  readonly epsQuarterYearAgo: Figure;
  readonly epsAnnual: readonly Figure[];
  readonly revenueTtm: Figure;
  /** Revenue TTM in dollars, for the size that a check states in dollars. */
  readonly revenueTtmDollars: Figure;
  readonly revenueQuarter: Figure;
  readonly revenueQuarterYearAgo: Figure;
  readonly revenueAnnual: readonly Figure[];
  readonly netIncomeTtm: Figure;
  readonly operatingIncomeTtm: Figure;
  readonly interestTtm: Figure;
  readonly cfoTtm: Figure;
  readonly freeCashFlowTtm: Figure;
  readonly freeCashFlowTtmThreeYearsAgo: Figure;
  /** Of the latest quarter; of a company that reports years only, of the latest year. */
  readonly grossMargin: Figure;
  readonly grossMarginYearAgo: Figure;
  readonly roe: Figure;

  readonly assets: Figure;
  /** Total assets in dollars, see `revenueTtmDollars`. */
  readonly assetsDollars: Figure;
  readonly currentAssets: Figure;
  readonly currentLiabilities: Figure;
  readonly liabilities: Figure;
  /** Equity of the parent's shareholders, preferred stock included. */
  readonly equity: Figure;
  readonly preferred: Figure;
  readonly minorityInterest: Figure;
  readonly goodwill: Figure;
  readonly intangibles: Figure;
  readonly propertyNet: Figure;
  readonly cash: Figure;
  /** Interest-bearing, all maturities. */
  readonly totalDebt: Figure;
  /** Interest-bearing, due within a year. */
  readonly shortTermDebt: Figure;
  /** Including its current maturities. */
  readonly longTermDebt: Figure;

  readonly marketValue: Figure;
  /** Shares for per-share values of the balance sheet. */
  readonly sharesOutstanding: Figure;
  /** Average diluted shares of the latest period, split-adjusted. */
  readonly sharesDiluted: Figure;
  readonly sharesDilutedThreeYearsAgo: Figure;
  /** Dividends per share TTM. */
  readonly dividendsTtm: Figure;
  /** Complete calendar years up to the last one, each with a dividend. */
  readonly dividendYears: Figure;
  /** Complete calendar years of which dividends are known. */
  readonly dividendHistoryYears: Figure;

  /** Points of 9; missing when fewer than 8 signals are known. */
  readonly piotroski: Figure;
  /** Altman Z of a manufacturer, Z'' of any other company. */
  readonly altman: Figure;

  readonly deposits: Figure;
  readonly loans: Figure;
  readonly netChargeOffsTtm: Figure;

  // No check needs these: the ratios of the screener do.
  readonly grossProfitTtm: Figure;
  readonly revenueTtmYearAgo: Figure;
  readonly inventory: Figure;
  readonly inventoryYearAgo: Figure;
  /** Cash paid to common shareholders; 0 where the cash-flow statement shows none. */
  readonly dividendsPaidTtm: Figure;
  readonly buybacksTtm: Figure;
  readonly issuanceTtm: Figure;
  readonly roeAnnual: readonly Figure[];
  /** Complete calendar years up to the last one in which more was paid per share than in the year before. */
  readonly dividendRaiseYears: Figure;
}

export type InputName = Exclude<keyof CheckInputs, "companyType">;

/** What the checks need from prices, targets and models: it changes every day, the rest when a company files. */
export const MARKET_INPUTS = [
  "price",
  "priceInAccounts",
  "sma200",
  "targetAverage",
  "momentum",
  "benchmarkMomentum",
  "industryPe",
  "dcfValue",
  "grahamValue",
  "marketValue",
  "altman",
  "dividendsTtm",
  "dividendYears",
  "dividendHistoryYears",
  "dividendRaiseYears",
] as const satisfies readonly InputName[];

/** What the checks need from the accounts of a company alone. */
export type AccountInputs = Omit<CheckInputs, (typeof MARKET_INPUTS)[number]>;

/** Inputs that are a row of fiscal years. */
export const HISTORY_INPUTS = ["epsAnnual", "revenueAnnual", "roeAnnual"] as const satisfies readonly InputName[];

export type AccountInputName = Exclude<keyof AccountInputs, "companyType">;

/** What a formula reads: a number of a figure, the latest years in a row of a history. */
export type Read<Name extends InputName> = {
  readonly [Each in Name]: CheckInputs[Each] extends Figure ? number : readonly number[];
};
