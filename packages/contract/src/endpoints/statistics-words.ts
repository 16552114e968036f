/** How many of the last years are looked at; `all` that the history has. */
export const STATISTICS_YEARS = ["5", "10", "20", "all"] as const;
export type StatisticsYears = (typeof STATISTICS_YEARS)[number];

/** How much speaks for a calendar month being unlike the others. */
export const EVIDENCE_LABELS = ["none", "weak", "moderate"] as const;
export type EvidenceLabel = (typeof EVIDENCE_LABELS)[number];

/** Risk measures, in the order in which they are shown. */
export const RISK_MEASURES = [
  "totalReturn",
  "cagr",
  "annualReturn252",
  "volatility",
  "monthlyVolatility",
  "sharpe",
  "sortino",
  "downsideDeviation",
  "maxDrawdown",
  "calmar",
  "beta",
  "alpha",
  "correlation",
  "trackingError",
  "informationRatio",
  "valueAtRisk",
  "valueAtRiskParametric",
  "valueAtRiskCornishFisher",
  "conditionalValueAtRisk",
  "skewness",
  "kurtosis",
  "winRateOfDays",
  "bestDay",
  "worstDay",
  "bestMonth",
  "worstMonth",
] as const;
export type RiskMeasureId = (typeof RISK_MEASURES)[number];
