export { CashInterest } from "./cash-interest.ts";
export { orderFee, type Purchase, sharesWithin } from "./costs.ts";
export type { EntryOrder } from "./entry-order.ts";
export { type EquityStatistics, type EquityStatisticsInput, equityStatistics } from "./equity-statistics.ts";
export { type BuyAndHoldInput, buyAndHold, type IndexHoldingInput, indexHolding } from "./portfolio/buy-and-hold.ts";
export {
  type Contribution,
  contributors,
  invested,
  type YearTurnover,
  yearTurnovers,
} from "./portfolio/contributors.ts";
export { type EqualWeightInput, equalWeight } from "./portfolio/equal-weight.ts";
export { type ActionColumns, endOfStock, type MarketPrices } from "./portfolio/market-prices.ts";
export type { RebalancingColumns } from "./portfolio/rebalancing-columns.ts";
export { type Rotation, type RotationInput, runRotation, type Weighting } from "./portfolio/run-rotation.ts";
export { runSlots, type SlotsInput } from "./portfolio/run-slots.ts";
export { overlappingParts, rankingBars, tradingCalendar } from "./portfolio/trading-calendar.ts";
export type { PriceStops } from "./price-stops.ts";
export { runSignals } from "./run-signals.ts";
export type { PositionSizing, SignalColumns, SignalRules, SignalRun, StockInput } from "./signal-run.ts";
export { type NumbersByRow, SparseColumn } from "./sparse-column.ts";
export { combinationsOf, type SweepAxis, sweepAxis, writeCombination } from "./sweep-axes.ts";
export { type SweepColumns, type SweepInput, sweepSignals } from "./sweep-signals.ts";
export type * from "./trade-columns.ts";
export { type TradeStatistics, tradeStatistics } from "./trade-statistics.ts";
