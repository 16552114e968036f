export { computePart } from "./compute-part.ts";
export type { ComputedPart, RunPart } from "./computed-part.ts";
export { ENGINE_VERSION } from "./engine-version.ts";
export { examineRun, type RunProblem } from "./examine-run.ts";
export { TRADE_COLUMNS, type TradeRow, tradeRows } from "./exported-trades.ts";
export type { KeptColumns, SharedColumn } from "./kept-columns.ts";
export { marketData } from "./market-data.ts";
export { type MetricColumns, type MetricNeeds, type MetricSource, metricColumns } from "./metric-columns.ts";
export {
  type ExportedTrades,
  figuresOf,
  money,
  NO_FIGURES,
  numberAt,
  ORDER_COLUMNS,
  type OrderedRun,
  type OrderRow,
  type OrdersFilter,
  orderLines,
  ordersOf,
  tradesTold,
} from "./orders.ts";
export { type AskedPast, type PastHits, pastHits } from "./past-hits.ts";
export { planRun } from "./plan-run.ts";
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
export { type RunInput, type RunQuestion, runOrder } from "./run-question.ts";
export { type RunResult, resultJson } from "./run-result.ts";
export { runStocks } from "./run-stocks.ts";
export { type RunOutcome, runStrategy } from "./run-strategy.ts";
export { type StockDetail, type StrategyHits, stockDetail, strategyHits } from "./strategy-hits.ts";
