export { RISK_MEASURES, type RiskMeasure } from "../words/index.ts";
export type { MonthTests } from "./months/evidence.ts";
export type { MonthGrowth } from "./months/month-growth.ts";
export { type MonthSummary, summaryOf } from "./months/month-summary.ts";
export { lessTheMarket, type MonthTable, type MonthTableOptions, monthTable } from "./months/month-table.ts";
export { type MonthCount, monthWindow } from "./months/month-window.ts";
export { type MonthlyBeta, monthlyBeta } from "./months/monthly-beta.ts";
export { type MonthlyReturns, monthlyReturns, returnsOfMonthEnds } from "./months/monthly-returns.ts";
export { type MonthSeasonality, type Seasonality, seasonality } from "./months/seasonality.ts";
export type { YearRow } from "./months/year-rows.ts";
export {
  type BacktestOverfitting,
  backtestOverfitting,
  type NoOverfitting,
  type OverfittingOptions,
} from "./overfit/backtest-overfitting.ts";
export {
  type BlockBootstrap,
  type BootstrapInput,
  type BootstrapOptions,
  blockBootstrap,
  type NoBootstrap,
} from "./overfit/block-bootstrap.ts";
export { type BreakEvenCost, breakEvenCost, type CostStep } from "./overfit/break-even-cost.ts";
export { deflatedSharpe, expectedMaximumSharpe, type Trials } from "./overfit/deflated-sharpe.ts";
export { type FindingState, HONESTY_GRADES, type HonestyGrade, type HonestyInput } from "./overfit/honesty-findings.ts";
export { type HonestyFinding, type HonestyReport, honestyGrade } from "./overfit/honesty-grade.ts";
export { MARKET_REGIMES, type MarketRegime, type MarketRegimes } from "./overfit/market-regimes.ts";
export { meanBlockLength } from "./overfit/mean-block-length.ts";
export {
  minimumTrackRecord,
  probabilisticSharpe,
  type SharpeSample,
  sharpeSampleOf,
} from "./overfit/probabilistic-sharpe.ts";
export {
  type WalkForwardEfficiency,
  type WalkForwardOptions,
  type WalkForwardStep,
  type WalkForwardWindow,
  type WindowReturn,
  walkForwardEfficiency,
  walkForwardWindows,
} from "./overfit/walk-forward.ts";
export { commonCloses } from "./prices/common-closes.ts";
export { commonMonthEnds } from "./prices/common-month-ends.ts";
export { closesOfLastMonths, type DailyCloses } from "./prices/daily-closes.ts";
export { type Drawdown, drawdownColumn, drawdowns } from "./prices/drawdowns.ts";
export { rollingReturns } from "./prices/rolling-returns.ts";
export { type YearPath, yearPaths } from "./prices/year-paths.ts";
export { growthPerYear } from "./risk/growth-figures.ts";
export { type RateSeries, type RiskFree, riskFreeReturns } from "./risk/risk-free.ts";
export { type RiskMeasures, type RiskMeasuresInput, riskMeasures } from "./risk/risk-measures.ts";
export { benjaminiHochberg } from "./sample/benjamini-hochberg.ts";
export { binomialPValue } from "./sample/binomial-p-value.ts";
export { inverseNormal } from "./sample/inverse-normal.ts";
export { mean } from "./sample/mean.ts";
export { type Interval, studentInterval } from "./sample/mean-interval.ts";
export { type Shape, shapeOf } from "./sample/moments.ts";
export { median, quantile } from "./sample/quantile.ts";
export { seededUniform } from "./sample/seeded-uniform.ts";
export { shareOfWorse } from "./sample/share-of-worse.ts";
export { type SimulatedDay, simulatedPrice } from "./sample/simulated-price.ts";
export { standardDeviation } from "./sample/standard-deviation.ts";
