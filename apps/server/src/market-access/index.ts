export { chooseMarket } from "./choose-market.ts";
export { MarketAccess } from "./market-access.ts";
export { isStale, type ServedMarket } from "./served-market.ts";
