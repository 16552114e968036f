import type { AssetClass } from "@plumbline/core/words";
import { quoteOfPair } from "./currency-pair.ts";

/** Yields of the Treasury that Cboe publishes as indices, in tenths or hundredths of a percent. */
const RATES: ReadonlySet<string> = new Set(["^IRX", "^FVX", "^TNX", "^TYX"]);

/**
 * What a symbol is, where its own spelling says it.
 *
 * @param symbol As a market writes it, see `marketSymbol`.
 * @returns null where it may be a stock or a fund.
 *
 * @example
 * kindOfSymbol("^GSPC"); // "index"
 * kindOfSymbol("BTC-USD"); // "crypto"
 * kindOfSymbol("VFIAX"); // null
 */
export function kindOfSymbol(symbol: string): Exclude<AssetClass, "stock" | "etf" | "fund"> | null {
  if (RATES.has(symbol)) return "rate";
  if (symbol.startsWith("^")) return "index";
  if (symbol.endsWith("=F")) return "future";
  return quoteOfPair(symbol)?.kind ?? null;
}

/**
 * Whether something trades on days of its own, on no stock exchange, so that no calendar of one judges it.
 *
 * @example
 * tradesOffExchange("EURUSD=X"); // true
 */
export function tradesOffExchange(symbol: string): boolean {
  const kind = kindOfSymbol(symbol);
  return kind === "crypto" || kind === "currency" || kind === "future";
}
