import { VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import type { Locale } from "../../../i18n/index.ts";

/** What a number measures; it decides how the number is written. */
export type FigureKind = "rate" | "amount" | "perShare" | "times" | "count";

/** Figures and parameters by name; every other name is an amount of money. */
const KINDS: Readonly<Record<string, FigureKind>> = {
  shortTermGrowth: "rate",
  longTermGrowth: "rate",
  terminalGrowth: "rate",
  wacc: "rate",
  riskFreeRate: "rate",
  equityRiskPremium: "rate",
  costOfEquity: "rate",
  costOfDebt: "rate",
  taxRate: "rate",
  grahamGrowth: "rate",
  bondYield: "rate",
  revenueGrowth: "rate",
  epsGrowth: "rate",
  margin: "rate",
  usualMargin: "rate",
  scatter: "rate",
  eps: "perShare",
  epsTtm: "perShare",
  epsThreeYears: "perShare",
  bookValuePerShare: "perShare",
  beta: "times",
  adjusted: "times",
  raw: "times",
  noGrowthMultiple: "times",
  growthMultiplier: "times",
  months: "count",
  years: "count",
  yearsWithout: "count",
  falls: "count",
};

export function figureKind(name: string): FigureKind {
  return KINDS[name] ?? "amount";
}

/** Writes a number by what it measures, where a head or a field beside it names the currency. */
export function writeFigure(value: number, kind: FigureKind, { formats }: Pick<Locale, "formats">): string {
  switch (kind) {
    case "rate":
      return formats.percent(value);
    case "perShare":
    case "times":
      return formats.number(value);
    case "count":
      return formats.count(value);
    default:
      return value === 0 ? formats.count(0) : formats.compact(value);
  }
}

/** Lines of the statements; their names are in the catalogue of the metrics. */
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

/** All other figures of a valuation. */
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

/** The label of a figure, or its name in the answer where this page does not know it yet. */
export function figureName(name: string, { text }: Pick<Locale, "text">): string {
  const item = ITEMS.find((one) => one === name);
  if (item) return text(`fundamentals.item.${item}`);
  const parameter = VALUATION_PARAMETERS.find((one) => one === name);
  if (parameter) return text(`valuation.parameter.${parameter}`);
  const figure = FIGURES.find((one) => one === name);
  return figure ? text(`valuation.figure.${figure}`) : name;
}
