export { BacktestWorker } from "./backtest-worker.ts";
export { Backtests } from "./backtests.ts";
export { EVENT_STREAM } from "./event-streams.ts";
export { ORDER_TYPES } from "./export-orders.ts";
