import { exchangeOfSymbol } from "../../model/index.ts";

export interface TiingoSettings {
  readonly origin: URL;
  readonly key: string;
}

export function authorised({ key }: TiingoSettings): Readonly<Record<string, string>> {
  return { authorization: `Token ${key}` };
}

/**
 * Writes a symbol as Tiingo does.
 *
 * @returns null for one of another country.
 *
 * @example
 * tiingoSpelling("BRK.B"); // "BRK-B"
 */
export function tiingoSpelling(symbol: string): string | null {
  return exchangeOfSymbol(symbol) === null && /^[A-Z][A-Z0-9.-]{0,9}$/.test(symbol) ? symbol.replace(".", "-") : null;
}
