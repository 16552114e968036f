import { RISK_MEASURES, type RiskMeasure } from "@plumbline/core/stats";
import { markdownTable } from "./markdown-table.ts";

type Row = readonly [name: string, formula: string, rule: string];

const MEASURES: Readonly<Record<RiskMeasure, Row>> = {
  totalReturn: ["Total over the period", "last close ÷ first close − 1", "STA-02"],
  cagr: ["Growth a year", "(last close ÷ first close)^(365.25 ÷ days) − 1; none for less than a year", "STA-02"],
  annualReturn252: ["Growth per 252 trading days", "(last close ÷ first close)^(252 ÷ returns) − 1", "STA-02"],
  volatility: ["Volatility", "standard deviation (n − 1) of daily returns × √252", "STA-03"],
  monthlyVolatility: ["Volatility of months", "standard deviation (n − 1) of monthly returns × √12", "STA-03"],
  sharpe: ["Sharpe ratio", "mean ÷ standard deviation of the daily returns above the risk-free × √252", "STA-04"],
  sortino: ["Sortino ratio", "mean daily return above the risk-free × 252 ÷ downside deviation", "STA-05"],
  downsideDeviation: ["Downside deviation", "√(mean of min(return − risk-free, 0)²) × √252, over all days", "STA-05"],
  maxDrawdown: ["Deepest drawdown", "lowest of close ÷ highest close so far − 1", "STA-06"],
  calmar: ["Calmar ratio", "growth a year ÷ size of the deepest drawdown", "STA-07"],
  beta: ["Beta", "covariance with the index ÷ variance of the index", "STA-08"],
  alpha: ["Alpha", "252 × (mean above the risk-free − beta × that of the index)", "STA-08"],
  correlation: ["Correlation", "covariance with the index ÷ both standard deviations", "STA-08"],
  trackingError: ["Tracking error", "standard deviation of the difference to the index × √252", "STA-08"],
  informationRatio: ["Information ratio", "mean difference to the index × 252 ÷ tracking error", "STA-08"],
  valueAtRisk: ["Value at risk, historical", "5 % quantile of the daily returns (STA-10)", "STA-09"],
  valueAtRiskParametric: ["Value at risk, normal", "mean − 1.645 × standard deviation", "STA-09"],
  valueAtRiskCornishFisher: [
    "Value at risk, Cornish-Fisher",
    "as normal, corrected for skewness and kurtosis",
    "STA-09",
  ],
  conditionalValueAtRisk: ["Conditional value at risk", "mean of the returns at or below the historical one", "STA-09"],
  skewness: ["Skewness", "third moment ÷ deviation³, of a population", "STA-09"],
  kurtosis: ["Kurtosis", "fourth moment ÷ deviation⁴, of a population", "STA-09"],
  winRateOfDays: ["Days with a gain", "share of the daily returns above 0", "STA-01"],
  bestDay: ["Best day", "highest daily return", "STA-01"],
  worstDay: ["Worst day", "lowest daily return", "STA-01"],
  bestMonth: ["Best month", "highest return of a complete month", "STA-11"],
  worstMonth: ["Worst month", "lowest return of a complete month", "STA-11"],
};

const INTRODUCTION = `## Statistics

A month returns its last close against that of the month before (STA-11); the last 60, 120 or 240 complete months count
(STA-12). Of each calendar month the page shows the arithmetic mean, the median and the share above 0 (STA-13), of each year
its months compounded (STA-14). Prices are split-adjusted, with dividends reinvested unless the price alone is asked for; an
index is deducted only where it counts dividends as the stock does.

The 90 % interval of the average of a calendar month is mean ± t(0.95, n − 1) × s ÷ √n over its n years, none below three
(STA-17). The p-value of a month is the share of calendars, their months shuffled within each year, in which it lies as far from
the mean of all; luck is the share of those in which some month of the twelve does, either way. The evidence of a month is its
p-value corrected for twelve months by Benjamini and Hochberg: weak up to 0.1, moderate up to 0.05 where the win rate alone has
an exact binomial p-value of at most 0.05 too. [Statistics](statistics.md) measures how reliable these numbers are.

Risk is measured on the daily returns of as many years, the risk-free rate being that of three-month Treasury bills.
`;

/** What the statistics of a stock measure, and how. */
export function statisticsSection(): string {
  const rows = RISK_MEASURES.map((id) => {
    const [name, formula, rule] = MEASURES[id];
    return [name, `\`${id}\``, formula, rule];
  });
  return `${INTRODUCTION}\n${markdownTable(["Measure", "Id", "Formula", "Rule"], rows)}`;
}
