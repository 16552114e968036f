import { exchangeOfSymbol } from "../../model/index.ts";

/** It answers a client that names itself, and refuses one that does not. */
export const HEADERS = { "user-agent": "Mozilla/5.0 (compatible; Plumbline/1.0)" } as const;

const POSSIBLE = /^\^?[A-Z0-9][A-Z0-9.=-]{0,19}$/;

/**
 * Writes a symbol as Yahoo does: as a market does, but for a class of shares of a US listing.
 *
 * @returns null for what is no symbol.
 *
 * @example
 * yahooSpelling("BRK.B"); // "BRK-B"
 * yahooSpelling("SAP.DE"); // "SAP.DE"
 */
export function yahooSpelling(symbol: string): string | null {
  if (!POSSIBLE.test(symbol)) return null;
  return exchangeOfSymbol(symbol) === null ? symbol.replace(".", "-") : symbol;
}
