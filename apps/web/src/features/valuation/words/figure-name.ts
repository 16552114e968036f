import { VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import type { Speaker } from "./speaker.ts";

/** Lines of the statements, which have their names with the metrics. */
const ITEMS = [
  "revenue",
  "netIncome",
  "operatingIncome",
  "pretax",
  "interestExpense",
  "cfo",
  "capex",
  "freeCashFlow",
  "preferred",
  "commonEquity",
  "totalDebt",
] as const;

/** Everything else that is a figure of a valuation. */
const FIGURES = [
  "price",
  "growth",
  "costOfEquity",
  "marketValue",
  "adjusted",
  "raw",
  "months",
  "averageDebt",
  "incomeTax",
  "minorityInterest",
  "cash",
  "sharesDiluted",
  "sharesOutstanding",
  "stockCompensation",
  "nonCurrentSecurities",
  "discontinuedIncome",
  "epsTtm",
  "epsThreeYears",
  "bookValuePerShare",
  "usual",
  "margin",
  "usualMargin",
  "yearsWithout",
  "scatter",
  "years",
  "revenueGrowth",
  "epsGrowth",
  "falls",
  "before",
  "now",
] as const;

/** What a figure is called; its name in the answer when it is newer than this page. */
export function figureName(name: string, { text }: Pick<Speaker, "text">): string {
  const item = ITEMS.find((one) => one === name);
  if (item) return text(`fundamentals.item.${item}`);
  const parameter = VALUATION_PARAMETERS.find((one) => one === name);
  if (parameter) return text(`valuation.parameter.${parameter}`);
  const figure = FIGURES.find((one) => one === name);
  return figure ? text(`valuation.figure.${figure}`) : name;
}
