import { exchangeOfSymbol } from "../../model/index.ts";

/** What stands behind its dot, by the suffix of a market. Of Warsaw, its own exchange, nothing does. */
const SUFFIXES: Readonly<Record<string, string>> = {
  DE: ".de",
  L: ".uk",
  T: ".jp",
  HK: ".hk",
  BD: ".hu",
  WA: "",
};
const INDICES: Readonly<Record<string, string>> = {
  "^GSPC": "^spx",
  "^DJI": "^dji",
  "^IXIC": "^ndq",
  "^NDX": "^ndx",
  "^FTSE": "^ukx",
  "^GDAXI": "^dax",
  "^N225": "^nkx",
  "^HSI": "^hsi",
};

/**
 * Writes a symbol as Stooq does.
 *
 * @returns null for what it does not cover.
 *
 * @example
 * stooqSpelling("BRK.B"); // "brk-b.us"
 * stooqSpelling("VOD.L"); // "vod.uk"
 */
export function stooqSpelling(symbol: string): string | null {
  if (symbol.startsWith("^")) return INDICES[symbol] ?? null;
  if (!/^[A-Z0-9][A-Z0-9.-]{0,14}$/.test(symbol)) return null;
  if (exchangeOfSymbol(symbol) === null) return `${symbol.replace(".", "-").toLowerCase()}.us`;
  const dot = symbol.lastIndexOf(".");
  const suffix = SUFFIXES[symbol.slice(dot + 1)];
  return suffix === undefined ? null : `${symbol.slice(0, dot).toLowerCase()}${suffix}`;
}
