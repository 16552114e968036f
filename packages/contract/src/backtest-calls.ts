import type { Call } from "./call.ts";

/** The calls of strategies, backtests and marks on charts, as `CALLS` has those about the market: few pages need them. */
export const BACKTEST_CALLS = {
  chartMarks: { path: "/api/stock/chartMarks", method: "GET", access: "public" },
  stockTrades: { path: "/api/stockChartList/trades", method: "GET", access: "token" },
  strategies: { path: "/api/stock/strategiesInfo", method: "GET", access: "public" },
  ownStrategies: { path: "/api/stock/userStrategiesInfo", method: "GET", access: "token" },
  strategyVersions: { path: "/api/stock/strategyVersions", method: "GET", access: "token" },
  saveStrategy: { path: "/api/user/savecustomstrategy", method: "POST", access: "token" },
  strategyHits: { path: "/api/stock/strategyHits", method: "GET", access: "public" },
  ownStrategyHits: { path: "/api/stock/strategyHits", method: "POST", access: "token" },
  strategyHitsDetail: { path: "/api/stock/strategyHitsDetail", method: "GET", access: "public" },
  ownStrategyHitsDetail: { path: "/api/stock/strategyHitsDetail", method: "POST", access: "token" },
  stockStrategies: { path: "/api/stock/stockStrategies", method: "GET", access: "public" },
  ownStockStrategies: { path: "/api/stock/stockStrategies", method: "POST", access: "token" },
  startBacktest: { path: "/api/backStock", method: "POST", access: "token" },
  backtest: { path: "/api/backStock", method: "GET", access: "token" },
  exampleBacktest: { path: "/api/backStock/example", method: "GET", access: "public" },
  backtestEvents: { path: "/api/backStock/events", method: "GET", access: "token" },
  cancelBacktest: { path: "/api/backStock/cancel", method: "POST", access: "token" },
  backtests: { path: "/api/backStockList", method: "GET", access: "token" },
  changeBacktest: { path: "/api/backStockList", method: "POST", access: "token" },
  tradeChart: { path: "/api/stockChartList", method: "GET", access: "token" },
  exportOrders: { path: "/api/orderExport", method: "GET", access: "token" },
} as const satisfies Readonly<Record<string, Call>>;

export type BacktestCallName = keyof typeof BACKTEST_CALLS;

type Calls = typeof BACKTEST_CALLS;
/** Those about the market that need no account. */
export type PublicBacktestCallName = {
  [Name in BacktestCallName]: Calls[Name]["access"] extends "public" ? Name : never;
}[BacktestCallName];
