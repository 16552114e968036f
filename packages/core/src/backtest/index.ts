export type * from "./trade-columns.ts";
export { type Rotation, type RotationInput, runRotation, type Weighting } from "./portfolio/run-rotation.ts";
export { overlappingParts, rankingBars, tradingCalendar } from "./portfolio/trading-calendar.ts";
export type { ActionColumns, MarketPrices } from "./portfolio/market-prices.ts";
