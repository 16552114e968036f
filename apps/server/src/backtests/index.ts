export { BacktestWorker } from "./backtest-worker.ts";
export { Backtests } from "./backtests.ts";
export { ORDER_TYPES } from "./export-orders.ts";
