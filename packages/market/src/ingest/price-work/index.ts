export type { ExaminedSymbol } from "./examine-symbol.ts";
export { PriceWork, threadsFor } from "./price-work.ts";
