/** Each risk measure with its rule. */
export const RISK_RULES = {
  totalReturn: "STA-02",
  cagr: "STA-02",
  annualReturn252: "STA-02",
  volatility: "STA-03",
  monthlyVolatility: "STA-03",
  sharpe: "STA-04",
  sortino: "STA-05",
  downsideDeviation: "STA-05",
  maxDrawdown: "STA-06",
  calmar: "STA-07",
  beta: "STA-08",
  alpha: "STA-08",
  correlation: "STA-08",
  trackingError: "STA-08",
  informationRatio: "STA-08",
  valueAtRisk: "STA-09",
  valueAtRiskParametric: "STA-09",
  valueAtRiskCornishFisher: "STA-09",
  conditionalValueAtRisk: "STA-09",
  skewness: "STA-09",
  kurtosis: "STA-09",
  winRateOfDays: "STA-01",
  bestDay: "STA-01",
  worstDay: "STA-01",
  bestMonth: "STA-11",
  worstMonth: "STA-11",
} as const;

export type RiskMeasure = keyof typeof RISK_RULES;

/** The risk measures in the order in which they are shown. */
export const RISK_MEASURES = Object.keys(RISK_RULES) as readonly RiskMeasure[];
