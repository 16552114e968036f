import type { RiskMeasure } from "@plumbline/contract/calls";

/** How a measure is written: with its sign, as a percentage, as a share of counted days, or as a number. */
export type RiskUnit = "change" | "percent" | "share" | "number";

/** The inputs of a measure besides the daily returns. */
export type RiskInput = "riskFree" | "market" | "months";

export interface RiskEntry {
  readonly id: RiskMeasure;
  readonly unit: RiskUnit;
  readonly inputs: readonly RiskInput[];
}

const entry = (id: RiskMeasure, unit: RiskUnit, ...inputs: RiskInput[]): RiskEntry => ({ id, unit, inputs });

/** The measures of risk in the groups in which they are shown. */
export const RISK_GROUPS = [
  {
    id: "growth",
    entries: [
      entry("totalReturn", "change"),
      entry("cagr", "change"),
      entry("annualReturn252", "change"),
      entry("winRateOfDays", "share"),
      entry("bestDay", "change"),
      entry("worstDay", "change"),
      entry("bestMonth", "change", "months"),
      entry("worstMonth", "change", "months"),
    ],
  },
  {
    id: "scatter",
    entries: [
      entry("volatility", "percent"),
      entry("monthlyVolatility", "percent", "months"),
      entry("downsideDeviation", "percent", "riskFree"),
      entry("maxDrawdown", "change"),
      entry("skewness", "number"),
      entry("kurtosis", "number"),
    ],
  },
  {
    id: "reward",
    entries: [entry("sharpe", "number", "riskFree"), entry("sortino", "number", "riskFree"), entry("calmar", "number")],
  },
  {
    id: "badDays",
    entries: [
      entry("valueAtRisk", "change"),
      entry("conditionalValueAtRisk", "change"),
      entry("valueAtRiskParametric", "change"),
      entry("valueAtRiskCornishFisher", "change"),
    ],
  },
  {
    id: "market",
    entries: [
      entry("beta", "number", "market"),
      entry("alpha", "change", "market", "riskFree"),
      entry("correlation", "number", "market"),
      entry("trackingError", "percent", "market"),
      entry("informationRatio", "number", "market"),
    ],
  },
] as const satisfies readonly { readonly id: string; readonly entries: readonly RiskEntry[] }[];
