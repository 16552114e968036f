import type { Speaker } from "./speaker.ts";

/** What a number measures, which says how it is written. */
export type FigureKind = "rate" | "amount" | "perShare" | "times" | "count";

/** Figures and parameters by name; what is not here is an amount of money. */
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

/** Writes a number by what it measures. */
export function writeFigure(value: number, kind: FigureKind, { formats }: Pick<Speaker, "formats">): string {
  switch (kind) {
    case "rate":
      return formats.percent(value);
    case "perShare":
      return formats.price(value);
    case "times":
      return formats.number(value);
    case "count":
      return formats.count(value);
    default:
      return value === 0 ? formats.count(0) : formats.compact(value);
  }
}
