import { isNamedAfterUsListing, marketSymbol, statesUsListing, symbolOfName } from "../../model/index.ts";
import type { PriceFormat } from "./price-format.ts";

/** Yahoo names every exchange outside the United States by a suffix behind a dot. */
const YAHOO_US = /^[A-Z]{1,5}(?:-[A-Z]{1,2})?$/;

/** Writes the symbol that a file states as a market does. */
export const normaliseSymbol = marketSymbol;

/**
 * Reads the symbol off the name of a file that holds one symbol.
 *
 * @param name Path of the file, of an archive's entry (`a.zip!MSFT.csv`), compressed or not.
 * @param format What the file was recognised as; a column mapping may state the symbol itself.
 * @returns The symbol, or `null` when the name holds none.
 *
 * @example
 * symbolFromName("prices/DA-BRK.B-T-2021-04-21.csv.gz", format); // "BRK.B"
 */
export function symbolFromName(name: string, format: Pick<PriceFormat, "mapping">): string | null {
  return format.mapping?.symbol ? marketSymbol(format.mapping.symbol) : symbolOfName(name);
}

/** True for a symbol as its vendor writes those of US listings, such as `aapl.us` or `NASDAQ:AAPL`. */
export function isUsSymbol(symbol: string): boolean {
  return statesUsListing(symbol);
}

/** True for a ticker that Yahoo has of a US listing, such as `AAPL` or `BRK-B`. */
export function isYahooUs(ticker: string): boolean {
  return YAHOO_US.test(ticker.trim());
}

/** True for a file that its vendor names after a US listing, such as `aapl.us.txt`. */
export function isNamedUs(name: string, { mapping }: Pick<PriceFormat, "mapping">): boolean {
  return mapping?.symbol ? isUsSymbol(mapping.symbol) : isNamedAfterUsListing(name);
}
