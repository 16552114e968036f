export { marketData } from "./market-data.ts";
export { type MetricColumns, type MetricNeeds, type MetricSource, metricColumns } from "./metric-columns.ts";
export {
  type EarlierTrials,
  PRICE_COLUMNS,
  type PriceColumn,
  type RunContext,
  RunError,
  type RunOrder,
  type RunUniverse,
  type SweptParameter,
} from "./run-order.ts";
export { ENGINE_VERSION, type RunResult } from "./run-result.ts";
export { runStocks } from "./run-stocks.ts";
export { type RunOutcome, runStrategy } from "./run-strategy.ts";
export { type StockDetail, type StrategyHits, stockDetail, strategyHits } from "./strategy-hits.ts";
