export { BacktestWorker } from "./backtest-worker.ts";
export { Backtests } from "./backtests.ts";
export type { ExampleOrder } from "./example-run.ts";
export { ORDER_TYPES } from "./export-orders.ts";
