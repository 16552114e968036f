export { marketStateRoute } from "./market-state.ts";
export { wellKnownStock } from "./well-known-stock.ts";
