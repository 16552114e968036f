import { symbolList } from "../../state/index.ts";

const MAX_RECENT = 12;

/** Symbols of the stocks opened last, newest first. */
export const recentStocks = symbolList("recentStocks");

export function rememberStock(symbol: string): void {
  const others = recentStocks.read().filter((other) => other !== symbol);
  recentStocks.write([symbol, ...others].slice(0, MAX_RECENT));
}
