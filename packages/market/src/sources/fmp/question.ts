import { exchangeOfSymbol } from "../../model/index.ts";
import { endpoint } from "../../providers/index.ts";

export interface FmpSettings {
  readonly origin: URL;
  readonly key: string;
}

export function authorised({ key }: FmpSettings): Readonly<Record<string, string>> {
  return { apikey: key };
}

export function stable({ origin }: FmpSettings, path: string, parameters: Readonly<Record<string, string>>): URL {
  return endpoint(origin, `stable/${path}`, parameters);
}

/**
 * Writes a symbol as FMP does.
 *
 * @returns null for what it does not have under the name of a market.
 *
 * @example
 * fmpSpelling("BRK.B"); // "BRK-B"
 * fmpSpelling("SAP.DE"); // "SAP.DE"
 */
export function fmpSpelling(symbol: string): string | null {
  if (!/^\^?[A-Z0-9][A-Z0-9.-]{0,14}$/.test(symbol)) return null;
  return exchangeOfSymbol(symbol) === null ? symbol.replace(".", "-") : symbol;
}
