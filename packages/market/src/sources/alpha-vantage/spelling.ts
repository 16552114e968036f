import { exchangeOfSymbol } from "../../model/index.ts";

/** What stands behind its dot, by the suffix of a market. */
const SUFFIXES: Readonly<Record<string, string>> = {
  DE: "DEX",
  L: "LON",
  TO: "TRT",
  V: "TRV",
  SA: "SAO",
  SS: "SHH",
  SZ: "SHZ",
  BO: "BSE",
};

/**
 * Writes a symbol as Alpha Vantage does.
 *
 * @returns null for what it does not cover.
 *
 * @example
 * alphaVantageSpelling("BRK.B"); // "BRK-B"
 * alphaVantageSpelling("SAP.DE"); // "SAP.DEX"
 */
export function alphaVantageSpelling(symbol: string): string | null {
  if (!/^[A-Z0-9][A-Z0-9.-]{0,14}$/.test(symbol)) return null;
  if (exchangeOfSymbol(symbol) === null) return symbol.replace(".", "-");
  const dot = symbol.lastIndexOf(".");
  const suffix = SUFFIXES[symbol.slice(dot + 1)];
  return suffix === undefined ? null : `${symbol.slice(0, dot)}.${suffix}`;
}
