export { orderFee, sharesWithin } from "./costs.ts";
export { limitBuy, limitSell, stopBuy, stopSell } from "./fills.ts";
export type { PriceStops } from "./price-stops.ts";
export { runSignals } from "./run-signals.ts";
export type { PositionSizing, SignalColumns, SignalRules, SignalRun, StockInput } from "./signal-run.ts";
export type * from "./trade-columns.ts";
export { type Rotation, type RotationInput, runRotation, type Weighting } from "./portfolio/run-rotation.ts";
export { overlappingParts, rankingBars, tradingCalendar } from "./portfolio/trading-calendar.ts";
export type { ActionColumns, MarketPrices } from "./portfolio/market-prices.ts";
