export { keepMoves, keptThresholds } from "./kept-thresholds.ts";
export { keepLimitReached, limitReached } from "./limit-reached.ts";
export { liveQuotes, usePriceNow, useQuote } from "./live-quotes.ts";
export { type Observable, observable } from "./observable.ts";
export { MAX_FILTERS, paramFilters, readFilters, writeFilters } from "./param-filters.ts";
export {
  accessToken,
  isSignedIn,
  loginModalVisible,
  lostSessions,
  useIsSignedIn,
  user,
  useUser,
  whenUserLeaves,
} from "./session.ts";
export { localStars, symbolList, useStarredStocks, watchedStocks } from "./starred-stocks.ts";
export { stockFactsLine } from "./stock-facts-line.ts";
export { storage } from "./storage.ts";
export { oneOf, stored } from "./stored.ts";
export { type StrategyBlock, type StrategyNumber, strategyFilters, strategyParamFilters } from "./strategy-filters.ts";
export { chartStockData, chartTradeData, type TradeColumns, type TradedStock } from "./trade-chart.ts";
export { useObservable, useWritten } from "./use-observable.ts";
