import { exchangeOfSymbol } from "../../model/index.ts";
import type { PriceFormat } from "./price-format.ts";

const COMPRESSED = /\.(?:gz|zip|bz2|zst)$/i;
const EXTENSION = /\.(?:csv|txt|tsv)$/i;
const POOKSOFT = /^DA-(.+)-T-\d{4}-\d{2}-\d{2}$/i;
const COUNTRY = /\.US$/i;
/** `GOOG_2004_2013`, `SPY_stooq_2018_2026`, `AAPL-daily`, `MSFT 2020`: a symbol, then words about the file. */
const SYMBOL_THEN_WORDS = /^([A-Z][A-Z0-9]{0,5}(?:[.-][A-Z]{1,2})?)(?:[_ ].*|-(?:\d.*|daily.*))?$/i;
/** Yahoo names every exchange outside the United States by a suffix behind a dot. */
const YAHOO_US = /^[A-Z]{1,5}(?:-[A-Z]{1,2})?$/;
/** What a file of a stock outside the United States may be called: a symbol may begin with a digit where a suffix follows. */
const WITH_SUFFIX = /^([A-Z0-9]{1,12}(?:-[A-Z])?\.[A-Z]{1,3})(?:[_ ].*|-(?:\d.*|daily.*))?$/i;
const SHARE_CLASS = /^([A-Z0-9]+)[-./ ]([A-Z])$/;

/**
 * Writes a symbol as the market does: upper case, a dot before a share class, without the suffix of US listings.
 *
 * @example
 * normaliseSymbol("brk-b"); // "BRK.B"
 * normaliseSymbol("AAPL.US"); // "AAPL"
 */
export function normaliseSymbol(symbol: string): string {
  const upper = symbol.trim().toUpperCase().replace(COUNTRY, "");
  return upper.replace(SHARE_CLASS, "$1.$2");
}

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
export function symbolFromName(name: string, format: PriceFormat): string | null {
  if (format.mapping?.symbol) return normaliseSymbol(format.mapping.symbol);
  const base = name.split(/[/\\!]/).at(-1) as string;
  const stem = base.replace(COMPRESSED, "").replace(EXTENSION, "");
  const listed = WITH_SUFFIX.exec(stem)?.[1]?.toUpperCase();
  if (listed !== undefined && exchangeOfSymbol(listed) !== null) return normaliseSymbol(listed);
  const symbol = POOKSOFT.exec(stem)?.[1] ?? SYMBOL_THEN_WORDS.exec(stem.replace(COUNTRY, ""))?.[1];
  return symbol === undefined ? null : normaliseSymbol(symbol);
}

/** True for a symbol as Stooq writes those of US listings, such as `aapl.us`. */
export function isUsSymbol(symbol: string): boolean {
  return COUNTRY.test(symbol.trim());
}

/** True for a ticker that Yahoo has of a US listing, such as `AAPL` or `BRK-B`. */
export function isYahooUs(ticker: string): boolean {
  return YAHOO_US.test(ticker.trim());
}

/** True for a file that its vendor names after a US listing, such as `aapl.us.txt`. */
export function isNamedUs(name: string, { mapping }: PriceFormat): boolean {
  if (mapping?.symbol) return isUsSymbol(mapping.symbol);
  return isUsSymbol((name.split(/[/\\!]/).at(-1) as string).replace(COMPRESSED, "").replace(EXTENSION, ""));
}
