import { tangibleCapital } from "../../checks/index.ts";
import { MONEY_DEALER_TYPES, UNCLASSIFIED_TYPES } from "../../fundamentals/index.ts";
import { over, type Ratio, ratio } from "./ratio.ts";
import { growth, whyNoGrowth } from "./value-ratios.ts";

/** Years over which the steadiness of the return on equity is judged. */
const STEADY_YEARS = 5;

/** How well a company works, grows and pays. */
export const QUALITY_RATIOS = [
  ratio({
    id: "returnOnCapital",
    group: "quality",
    name: "Return on capital",
    unit: "fraction",
    good: "higher",
    formula: "operatingIncomeTtm ÷ (max(currentAssets − cash − (currentLiabilities − shortTermDebt), 0) + propertyNet)",
    source: "Greenblatt, The Little Book That Beats the Market, 2005.",
    inputs: ["operatingIncomeTtm", "currentAssets", "currentLiabilities", "shortTermDebt", "cash", "propertyNet"],
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    of: ({ operatingIncomeTtm, ...parts }) => over(operatingIncomeTtm, tangibleCapital(parts)),
  }),
  ratio({
    id: "returnOnEquityDeviation",
    group: "quality",
    name: "Unsteadiness of return on equity",
    unit: "fraction",
    good: "lower",
    formula: "standard deviation (n − 1) of roeAnnual over five fiscal years",
    source: "After Asness, Frazzini and Pedersen, Review of Accounting Studies 24, 2019.",
    inputs: ["roeAnnual"],
    of: ({ roeAnnual }) =>
      roeAnnual.length < STEADY_YEARS ? Number.NaN : standardDeviation(roeAnnual.slice(-STEADY_YEARS)),
    whyNone: () => "too-few-periods",
  }),
  ratio({
    id: "grossProfitability",
    group: "quality",
    name: "Gross profit / assets",
    unit: "fraction",
    good: "higher",
    formula: "grossProfitTtm ÷ assets",
    source: "Novy-Marx, Journal of Financial Economics 108(1), 2013.",
    inputs: ["grossProfitTtm", "assets"],
    notFor: ["bank", "insurer"],
    ifFiledBy: ["broker", "reit"],
    of: ({ grossProfitTtm, assets }) => over(grossProfitTtm, assets),
  }),
  ratio({
    id: "cashFlowToAssets",
    group: "quality",
    name: "Operating cash flow / assets",
    unit: "fraction",
    good: "higher",
    formula: "cfoTtm ÷ assets",
    source: "After Asness, Frazzini and Pedersen, Review of Accounting Studies 24, 2019.",
    inputs: ["cfoTtm", "assets"],
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    of: ({ cfoTtm, assets }) => over(cfoTtm, assets),
  }),
  ratio({
    id: "equityToAssets",
    group: "defensive",
    name: "Equity / assets",
    unit: "fraction",
    good: "higher",
    formula: "equity ÷ assets",
    source: "Graham, interview in the Financial Analysts Journal 32(5), 1976.",
    inputs: ["equity", "assets"],
    of: ({ equity, assets }) => over(equity, assets),
  }),
  ratio({
    id: "debtToEquity",
    group: "defensive",
    name: "Debt / equity",
    unit: "fraction",
    good: "lower",
    formula: "totalDebt ÷ equity",
    source: "Lynch, One Up on Wall Street, 1989.",
    inputs: ["totalDebt", "equity"],
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    of: ({ totalDebt, equity }) => over(totalDebt, equity),
  }),
  ratio({
    id: "epsGrowthFiveYears",
    group: "growth",
    name: "EPS 5-year CAGR",
    unit: "fraction",
    good: "higher",
    formula: "(EPS ÷ EPS five fiscal years before)^(1/5) − 1",
    source: "Lynch, One Up on Wall Street, 1989; none where an end is a loss.",
    inputs: ["epsAnnual"],
    of: ({ epsAnnual }) => growth(epsAnnual, 5),
    whyNone: ({ epsAnnual }) => whyNoGrowth(epsAnnual, 5),
  }),
  ratio({
    id: "revenueGrowthFiveYears",
    group: "growth",
    name: "Revenue 5-year CAGR",
    unit: "fraction",
    good: "higher",
    formula: "(revenue ÷ revenue five fiscal years before)^(1/5) − 1",
    source: "Textbook definition of a compound rate.",
    inputs: ["revenueAnnual"],
    of: ({ revenueAnnual }) => growth(revenueAnnual, 5),
    whyNone: ({ revenueAnnual }) => whyNoGrowth(revenueAnnual, 5),
  }),
  ratio({
    id: "inventoryGrowthOverSalesGrowth",
    group: "quality",
    name: "Inventory growth less sales growth",
    unit: "fraction",
    good: "lower",
    formula: "inventory ÷ inventoryYearAgo − revenueTtm ÷ revenueTtmYearAgo",
    source: "Lynch, One Up on Wall Street, 1989.",
    inputs: ["inventory", "inventoryYearAgo", "revenueTtm", "revenueTtmYearAgo"],
    of: ({ inventory, inventoryYearAgo, revenueTtm, revenueTtmYearAgo }) =>
      over(inventory, inventoryYearAgo) - over(revenueTtm, revenueTtmYearAgo),
  }),
  ratio({
    id: "payoutRatio",
    group: "quality",
    name: "Payout ratio",
    unit: "fraction",
    good: "lower",
    formula: "dividendsTtm ÷ epsTtm",
    source: "Textbook definition; a loss has none.",
    // The price is needed so that dividends and earnings are of one currency.
    inputs: ["dividendsTtm", "epsTtm", "priceInAccounts"],
    of: ({ dividendsTtm, epsTtm }) => over(dividendsTtm, epsTtm),
    whyNone: () => "no-earnings",
  }),
  ratio({
    id: "dividendRaiseYears",
    group: "quality",
    name: "Years of rising dividends",
    unit: "fiscalYears",
    good: "higher",
    formula: "complete calendar years in a row with a dividend per share above that of the year before",
    source: "After the methodology of the S&P Dividend Aristocrats.",
    inputs: ["dividendRaiseYears"],
    of: ({ dividendRaiseYears }) => dividendRaiseYears,
  }),
] as const satisfies readonly Ratio[];

function standardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
