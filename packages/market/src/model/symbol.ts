import { writtenPair } from "./currency-pair.ts";
import { exchangeOfSymbol } from "./exchanges.ts";
import { remembered } from "./remembered.ts";
import { SUFFIX_OF_BLOOMBERG, SUFFIX_OF_PREFIX, US_BLOOMBERG, US_PREFIXES } from "./symbol-prefixes.ts";

const COUNTRY = /\.US$/;
const PREFIXED = /^([A-Z_]{1,14}):([^:]+)$/;
const BLOOMBERG = /^([A-Z0-9./*-]{1,8}) ([A-Z]{2})(?: EQUITY)?$/;
const BLOOMBERG_INDEX = /^([A-Z0-9]{1,12}) INDEX$/;
const BLOOMBERG_PAIR = /^([A-Z]{6}) CURNCY$/;
/** Reuters writes `.INX`, TradingView of some indices `SP:SPX`, EODHD `GSPC.INDX`. */
const DOTTED_INDEX = /^\.([A-Z][A-Z0-9]{1,9})$/;
const INDEX_SUFFIX = /^([A-Z0-9]{1,12})\.INDX$/;
const INDEX_PREFIXES: ReadonlySet<string> = new Set([
  "I",
  "INDEX",
  "TVC",
  "INDEXSP",
  "INDEXDJX",
  "INDEXNASDAQ",
  "SP",
  "DJ",
]);
/** Indices that vendors write without a sign, and whose names no stock has or had. */
const INDICES: ReadonlySet<string> = new Set("VIX VVIX VXN GSPC IXIC NDX RUT GDAXI FCHI STOXX50E N225".split(" "));
const CONTINUOUS_FUTURE = /^([A-Z0-9]{1,4})1!$/;
const CHINESE = /^(SH|SZ)\.?(\d{6})$/;
const HONG_KONG = /^0*(\d{1,5})\.HK$/;
const HONG_KONG_DIGITS = 4;
const SHARE_CLASS = /^([A-Z0-9]+)[-./_ ]([A-Z])$/;
const CLASS_BEFORE_SUFFIX = /^([A-Z0-9]+)[-./_ ]([A-Z]{1,2})(\.[A-Z]{1,3})$/;

/**
 * Writes a symbol as a market does, whoever states it: in capitals, a dot before a share class, the suffix of Yahoo behind a dot
 * for exchanges outside the United States and none within, `^` before an index, `EURUSD=X`, `BTC-USD`, `ES=F`. What is none of
 * these stays as it is, in capitals.
 *
 * @param stated As a file, a list or a person writes it.
 *
 * @example
 * marketSymbol("brk-b"); // "BRK.B"
 * marketSymbol("XETR:SAP"); // "SAP.DE"
 * marketSymbol("AAPL US Equity"); // "AAPL"
 * marketSymbol("00700.HK"); // "0700.HK"
 */
export const marketSymbol: (stated: string) => string = remembered((stated) => {
  const upper = stated.trim().toUpperCase();
  return ofPrefix(upper) ?? ofBloomberg(upper) ?? ofIndex(upper) ?? local(upper.replace(COUNTRY, ""));
});

/**
 * Whether a symbol states, as its source writes it, that it is that of a US listing.
 *
 * @example
 * statesUsListing("aapl.us"); // true
 * statesUsListing("NYSE:IBM"); // true
 * statesUsListing("AAPL"); // false: it may be of any country
 */
export function statesUsListing(stated: string): boolean {
  const upper = stated.trim().toUpperCase();
  const prefix = PREFIXED.exec(upper)?.[1] ?? "";
  return COUNTRY.test(upper) || US_PREFIXES.has(prefix) || US_BLOOMBERG.has(BLOOMBERG.exec(upper)?.[2] ?? "");
}

/** `I:SPX`, `X:BTCUSD` and `C:EURUSD` are Polygon's; the others are TradingView's and Google's. */
function ofPrefix(upper: string): string | null {
  const [, prefix = "", rest = ""] = PREFIXED.exec(upper) ?? [];
  if (rest === "") return null;
  if (US_PREFIXES.has(prefix)) return local(rest);
  if (INDEX_PREFIXES.has(prefix)) return `^${rest}`;
  if (prefix === "TSE") return withSuffix(rest, /^\d/.test(rest) ? "T" : "TO");
  const suffix = SUFFIX_OF_PREFIX.get(prefix);
  if (suffix !== undefined) return withSuffix(rest, suffix);
  return writtenPair(rest) ?? futureOf(rest);
}

function ofBloomberg(upper: string): string | null {
  const index = BLOOMBERG_INDEX.exec(upper)?.[1];
  if (index !== undefined) return `^${index}`;
  const pair = BLOOMBERG_PAIR.exec(upper)?.[1];
  if (pair !== undefined) return writtenPair(pair);
  const [, ticker = "", country = ""] = BLOOMBERG.exec(upper) ?? [];
  if (US_BLOOMBERG.has(country)) return local(ticker);
  // Of a Chinese number the first digit tells the exchange: 6 is Shanghai, 0 and 3 are Shenzhen.
  if (country === "CH" && /^[036]\d{5}$/.test(ticker)) return `${ticker}.${ticker.startsWith("6") ? "SS" : "SZ"}`;
  const suffix = SUFFIX_OF_BLOOMBERG.get(country);
  return suffix === undefined ? null : withSuffix(ticker, suffix);
}

function ofIndex(upper: string): string | null {
  const bare = INDICES.has(upper) ? upper : undefined;
  const name = bare ?? DOTTED_INDEX.exec(upper)?.[1] ?? INDEX_SUFFIX.exec(upper)?.[1];
  return name === undefined ? null : `^${name}`;
}

function futureOf(text: string): string | null {
  const root = CONTINUOUS_FUTURE.exec(text)?.[1];
  return root === undefined ? null : `${root}=F`;
}

/** EODHD writes `EURUSD.FOREX` and `BTC-USD.CC`. */
function local(upper: string): string {
  const pair = writtenPair(upper.replace(/\.(?:FOREX|CC)$/, ""));
  if (pair !== null) return pair;
  const chinese = CHINESE.exec(upper);
  if (chinese !== null) return `${chinese[2]}.${chinese[1] === "SH" ? "SS" : "SZ"}`;
  const classed = upper.replace(SHARE_CLASS, "$1.$2");
  const exchange = exchangeOfSymbol(classed);
  if (exchange === null) return futureOf(classed) ?? classed;
  return withSuffix(classed.slice(0, classed.lastIndexOf(".")), exchange.suffixes[0] as string);
}

function withSuffix(ticker: string, suffix: string): string {
  const symbol = `${ticker.replace(/[/.]$/, "")}.${suffix}`.replace(CLASS_BEFORE_SUFFIX, "$1-$2$3");
  return symbol.replace(HONG_KONG, (_, number: string) => `${number.padStart(HONG_KONG_DIGITS, "0")}.HK`);
}
