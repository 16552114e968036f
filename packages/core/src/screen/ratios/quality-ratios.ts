import { FINANCIALS, tangibleCapital } from "../../checks/index.ts";
import { over, type Ratio, ratio } from "./ratio.ts";
import { growth } from "./value-ratios.ts";

/** Years over which the steadiness of the return on equity is judged. */
const STEADY_YEARS = 5;

/** How well a company works, grows and pays. */
export const QUALITY_RATIOS = [
  ratio({
    id: "returnOnCapital",
    name: "Return on capital",
    unit: "fraction",
    good: "higher",
    formula: "operatingIncomeTtm ÷ (max(currentAssets − cash − (currentLiabilities − shortTermDebt), 0) + propertyNet)",
    inputs: ["operatingIncomeTtm", "currentAssets", "currentLiabilities", "shortTermDebt", "cash", "propertyNet"],
    notFor: FINANCIALS,
    of: ({ operatingIncomeTtm, ...parts }) => over(operatingIncomeTtm, tangibleCapital(parts)),
  }),
  ratio({
    id: "returnOnEquity",
    name: "Return on equity",
    unit: "fraction",
    good: "higher",
    formula: "roe",
    inputs: ["roe"],
    of: ({ roe }) => roe,
  }),
  ratio({
    id: "returnOnEquityDeviation",
    name: "Unsteadiness of return on equity",
    unit: "fraction",
    good: "lower",
    formula: "standard deviation (n − 1) of roeAnnual over five fiscal years",
    inputs: ["roeAnnual"],
    of: ({ roeAnnual }) =>
      roeAnnual.length < STEADY_YEARS ? Number.NaN : standardDeviation(roeAnnual.slice(-STEADY_YEARS)),
  }),
  ratio({
    id: "grossProfitability",
    name: "Gross profit / assets",
    unit: "fraction",
    good: "higher",
    formula: "grossProfitTtm ÷ assets",
    inputs: ["grossProfitTtm", "assets"],
    notFor: FINANCIALS,
    of: ({ grossProfitTtm, assets }) => over(grossProfitTtm, assets),
  }),
  ratio({
    id: "cashFlowToAssets",
    name: "Operating cash flow / assets",
    unit: "fraction",
    good: "higher",
    formula: "cfoTtm ÷ assets",
    inputs: ["cfoTtm", "assets"],
    notFor: FINANCIALS,
    of: ({ cfoTtm, assets }) => over(cfoTtm, assets),
  }),
  ratio({
    id: "liabilitiesToAssets",
    name: "Debt ratio",
    unit: "fraction",
    good: "lower",
    formula: "liabilities ÷ assets",
    inputs: ["liabilities", "assets"],
    of: ({ liabilities, assets }) => over(liabilities, assets),
  }),
  ratio({
    id: "equityToAssets",
    name: "Equity / assets",
    unit: "fraction",
    good: "higher",
    formula: "equity ÷ assets",
    inputs: ["equity", "assets"],
    of: ({ equity, assets }) => over(equity, assets),
  }),
  ratio({
    id: "debtToEquity",
    name: "Debt / equity",
    unit: "fraction",
    good: "lower",
    formula: "totalDebt ÷ equity",
    inputs: ["totalDebt", "equity"],
    notFor: FINANCIALS,
    of: ({ totalDebt, equity }) => over(totalDebt, equity),
  }),
  ratio({
    id: "epsGrowthFiveYears",
    name: "EPS 5-year CAGR",
    unit: "fraction",
    good: "higher",
    formula: "(EPS ÷ EPS five fiscal years before)^(1/5) − 1",
    inputs: ["epsAnnual"],
    of: ({ epsAnnual }) => growth(epsAnnual, 5),
  }),
  ratio({
    id: "revenueGrowthFiveYears",
    name: "Revenue 5-year CAGR",
    unit: "fraction",
    good: "higher",
    formula: "(revenue ÷ revenue five fiscal years before)^(1/5) − 1",
    inputs: ["revenueAnnual"],
    of: ({ revenueAnnual }) => growth(revenueAnnual, 5),
  }),
  ratio({
    id: "inventoryGrowthOverSalesGrowth",
    name: "Inventory growth less sales growth",
    unit: "fraction",
    good: "lower",
    formula: "inventory ÷ inventoryYearAgo − revenueTtm ÷ revenueTtmYearAgo",
    inputs: ["inventory", "inventoryYearAgo", "revenueTtm", "revenueTtmYearAgo"],
    of: ({ inventory, inventoryYearAgo, revenueTtm, revenueTtmYearAgo }) =>
      over(inventory, inventoryYearAgo) - over(revenueTtm, revenueTtmYearAgo),
  }),
  ratio({
    id: "payoutRatio",
    name: "Payout ratio",
    unit: "fraction",
    good: "lower",
    formula: "dividendsTtm ÷ epsTtm",
    // The price is asked for so that dividends and earnings are of one currency.
    inputs: ["dividendsTtm", "epsTtm", "priceInAccounts"],
    of: ({ dividendsTtm, epsTtm }) => over(dividendsTtm, epsTtm),
  }),
  ratio({
    id: "dividendRaiseYears",
    name: "Years of rising dividends",
    unit: "fiscalYears",
    good: "higher",
    formula: "complete calendar years in a row with a dividend per share above that of the year before",
    inputs: ["dividendRaiseYears"],
    of: ({ dividendRaiseYears }) => dividendRaiseYears,
  }),
  ratio({
    id: "momentum",
    name: "12-1 month momentum",
    unit: "fraction",
    good: "higher",
    formula: "momentum",
    inputs: ["momentum"],
    of: ({ momentum }) => momentum,
  }),
] as const satisfies readonly Ratio[];

function standardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
