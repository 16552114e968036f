import { type Observable, stored } from "../../state/index.ts";

const MAX_RECENT = 12;

function symbolList(key: string): Observable<readonly string[]> {
  return stored<readonly string[]>(key, { fallback: [], read: readSymbols, write: JSON.stringify });
}

function readSymbols(text: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : null;
  } catch {
    return null;
  }
}

/** Symbols of the stocks opened last, newest first. */
export const recentStocks = symbolList("recentStocks");

/** Symbols that the reader pinned, in the order of pinning. */
export const pinnedStocks = symbolList("pinnedStocks");

export function rememberStock(symbol: string): void {
  const others = recentStocks.read().filter((other) => other !== symbol);
  recentStocks.write([symbol, ...others].slice(0, MAX_RECENT));
}

export function togglePin(symbol: string): void {
  const pinned = pinnedStocks.read();
  const isPinned = pinned.includes(symbol);
  pinnedStocks.write(isPinned ? pinned.filter((other) => other !== symbol) : [...pinned, symbol]);
}
