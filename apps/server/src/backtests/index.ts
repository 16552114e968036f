export { BacktestWorker } from "./backtest-worker.ts";
export { Backtests } from "./backtests.ts";
export { EVENT_STREAM, eventStream } from "./event-stream.ts";
export { ORDER_TYPES } from "./export-orders.ts";
