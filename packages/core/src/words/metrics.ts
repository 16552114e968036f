/** The fifteen metrics in the order of the specification. */
export const METRIC_IDS = [
  "revenue",
  "netIncome",
  "freeCashFlow",
  "cashAndShortTermInvestments",
  "eps",
  "grossMargin",
  "operatingMargin",
  "roa",
  "roe",
  "inventoryTurnover",
  "debtRatio",
  "interestCoverage",
  "cashFlowToDebt",
  "currentRatio",
  "quickRatio",
] as const;
export type MetricId = (typeof METRIC_IDS)[number];

/** The groups in which the metrics are shown. */
export const METRIC_GROUPS = ["growth", "offensive", "defensive"] as const;
export type MetricGroup = (typeof METRIC_GROUPS)[number];
