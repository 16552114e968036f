import { writtenPair } from "./currency-pair.ts";
import { exchangeOfSymbol } from "./exchanges.ts";
import { COMPANY_WORDS, FILE_WORDS } from "./file-words.ts";
import { kindOfSymbol } from "./kind-of-symbol.ts";
import { marketSymbol, statesUsListing } from "./symbol.ts";
import { SUFFIX_OF_PREFIX, US_PREFIXES } from "./symbol-prefixes.ts";

const ENDINGS = /\.(?:gz|zip|bz2|xz|zst|tar|tgz|csv|tsv|txt|json|jsonl|parquet|xlsx?|ods)$/i;
const COPY = /(?: ?\(\d{1,3}\)| - Copy| copy| - Kopie| - copia| - copie)+$/i;
/** Data sets in folders state their columns so: `symbol=AAPL/data.parquet`. */
const PARTITION = /^(?:symbol|ticker)=(.+)$/i;
const POOKSOFT = /^DA-(.+)-T-\d{4}-\d{2}-\d{2}$/i;
/** `NASDAQ_AAPL, 1D`, `BATS_SPY, 1D_1a2b3`: as TradingView names what it exports. */
const TRADING_VIEW = /^([A-Z][A-Z_]*)_([^_,]+), ?\d*[A-Za-z]*(?:_[0-9a-f]+)?$/;
/** `aapl_us_d`: as Stooq names the download of one symbol. */
const STOOQ = /^([a-z0-9-]{1,12})_(us|uk|de|jp|hk|hu|pl)_[dwmqy]$/i;
/** investing.com names a file after a name of the security, which is no symbol. */
const INVESTING =
  /^(.+?) (?:Historical Data|Stock Price History|Historical Prices?|Historische Daten|Datos históricos|Données historiques|历史数据|歷史數據)$/i;
/** MetaTrader names a file after the pair and the minutes of a bar. */
const META_TRADER = /^([A-Z]{6})(?:1|5|15|30|60|240|1440|10080|43200)$/;
const DATES = /(?<![A-Z0-9])(?:19|20)\d{2}(?:[-_.]?\d{2}(?:[-_.]?\d{2})?)?(?!\d|\.[A-Z])/gi;
const SEPARATORS = /[_\s,;+()[\]]+/;
/** `D1`, `M15`, `1d`, `5min`, `1440`, `20240105`, a checksum. */
const SPAN = /^(?:[DWMH]\d{1,2}|\d+[a-z]{0,5}|(?=.*\d)[0-9a-f]{5,})$/i;
const CLASS_WITH_LINE = /^([A-Z]{1,5})_([ABC])$/;
const CAPITALS = /^[A-Z][A-Z0-9]{0,5}(?:[.-][A-Z]{1,2})?$/;
/** `T.csv`: beside words a letter says how often (`AAPL_D`). */
const SINGLE_LETTER = /^[A-Z]$/;
const SMALL_LETTER = /^[a-z]$/;
const SMALL_WORD = /^[a-z]{1,5}$/;
/** `brk-b`: a class shows that it is no word. */
const SMALL_WITH_CLASS = /^[a-z]{1,5}[.-][a-z]$/;
/** An index, a future, a stock of China as its data services write it. */
const OTHER_FORMS = /^(?:\^[A-Z0-9.]{1,12}|[A-Z0-9]{1,4}=F|(?:sh|sz)\d{6})$/i;
const FOLDER = /^[A-Z]{1,5}(?:[.-][A-Z])?$/;
const WITH_SUFFIX = /^\^?[A-Z0-9]{1,12}(?:-[A-Z]{1,2})?\.[A-Z]{1,5}$/i;

/**
 * The symbol that a file is called after, by the patterns in which vendors and people name files. Never a word that says what a
 * file is (`prices`, `daily`, `nasdaq`, in five languages), in capitals or not: `ALL.csv` may hold Allstate or everything. Nor a
 * word in small letters: `gold.csv` may hold Gold.com or the metal.
 *
 * @param path Path of the file, of an archive's entry (`a.zip!MSFT.csv`), compressed or not.
 * @returns As a market writes it; null where the name holds no symbol.
 *
 * @example
 * symbolOfName("daily_adjusted_AAPL.csv"); // "AAPL"
 * symbolOfName("BATS_SPY, 1D_1a2b3.csv"); // "SPY"
 * symbolOfName("AAPL/prices.csv"); // "AAPL"
 * symbolOfName("HistoricalData_1700000000000.csv"); // null
 */
export function symbolOfName(path: string): string | null {
  // The name of a file is looked at by each step that reads it.
  if (last.path !== path) last = { path, symbol: readSymbol(path) };
  return last.symbol;
}

let last: { readonly path: string; readonly symbol: string | null } = { path: "", symbol: null };

function readSymbol(path: string): string | null {
  const parts = path.split(/[/\\!]/);
  const stated = parts.map((part) => PARTITION.exec(part)?.[1]).findLast((symbol) => symbol !== undefined);
  if (stated !== undefined) return marketSymbol(stated);
  const stem = stemOf(parts.at(-1) as string);
  if (SINGLE_LETTER.test(stem)) return stem;
  const named = ofPattern(stem);
  if (named !== undefined) return named;
  const tokens = tokensOf(stem);
  if (tokens.length > 0) return ofTokens(tokens);
  const folder = stemOf(parts.at(-2) ?? "");
  return (FOLDER.test(folder) && !isWord(folder)) || isWithSuffix(folder) ? marketSymbol(folder) : null;
}

/**
 * The word that a file is called after where it may be a ticker and may be none: in capitals one that says what a file is
 * (`ALL`, `OPEN`, `DATA`), in small letters any other (`aapl`, `gold`, `gas`). It is one where a list or the market has it, or
 * where the files beside it are called after tickers.
 *
 * @example
 * wordOfName("prices/ALL.csv"); // "ALL"
 * wordOfName("gold_2024.csv"); // "GOLD"
 * wordOfName("prices/all.csv"); // null
 */
export function wordOfName(path: string): string | null {
  if (symbolOfName(path) !== null) return null;
  const stem = stemOf(path.split(/[/\\!]/).at(-1) as string);
  if (/^[A-Z]{1,5}$/.test(stem) && isWord(stem)) return stem;
  const tokens = SMALL_LETTER.test(stem) ? [stem] : tokensOf(stem);
  const [word = "", ...others] = tokens;
  return others.length === 0 && SMALL_WORD.test(word) && !isOtherWord(word) ? word.toUpperCase() : null;
}

/**
 * The name of a company, fund or index that a file of investing.com is called after.
 *
 * @example
 * companyOfName("Apple Stock Price History.csv"); // "Apple"
 */
export function companyOfName(path: string): string | null {
  return INVESTING.exec(stemOf(path.split(/[/\\!]/).at(-1) as string))?.[1] ?? null;
}

/** Whether the name of a file shows that its symbol is that of a US listing: `aapl.us.txt`, `NASDAQ_AAPL, 1D.csv`. */
export function isNamedAfterUsListing(path: string): boolean {
  // Most names have none of what such a name has.
  if (!/us|[,: ]/i.test(path)) return false;
  const stem = stemOf(path.split(/[/\\!]/).at(-1) as string);
  const isStooqUs = STOOQ.exec(stem)?.[2]?.toLowerCase() === "us";
  return isStooqUs || statesUsListing(stem) || US_PREFIXES.has(TRADING_VIEW.exec(stem)?.[1] ?? "");
}

function stemOf(part: string): string {
  let stem = part;
  while (ENDINGS.test(stem)) stem = stem.replace(ENDINGS, "");
  return stem.replace(COPY, "").trim();
}

/** undefined where the stem follows no pattern of a vendor; null where the pattern has no symbol. */
function ofPattern(stem: string): string | null | undefined {
  if (INVESTING.test(stem)) return null;
  const [, prefix, local] = TRADING_VIEW.exec(stem) ?? [];
  if (prefix !== undefined && local !== undefined) {
    const isKnown = US_PREFIXES.has(prefix) || SUFFIX_OF_PREFIX.has(prefix) || prefix === "TSE";
    return isKnown ? marketSymbol(`${prefix}:${local}`) : marketSymbol(local);
  }
  const [, ticker, country] = STOOQ.exec(stem) ?? [];
  if (ticker !== undefined) return marketSymbol(`${ticker}.${country}`);
  const sole = POOKSOFT.exec(stem)?.[1] ?? META_TRADER.exec(stem)?.[1];
  if (sole !== undefined) return marketSymbol(sole);
  if (CLASS_WITH_LINE.test(stem)) return marketSymbol(stem);
  return symbolIn(stem) ?? undefined;
}

/** What is left of a name without dates, spans and words. */
function tokensOf(stem: string): string[] {
  const tokens = stem.replace(DATES, " ").split(SEPARATORS).flatMap(withoutDashes);
  return tokens.filter((token) => token !== "" && !SPAN.test(token) && !isWord(token));
}

/** A dash belongs to a share class or a pair, or it separates words. */
function withoutDashes(token: string): string[] {
  const trimmed = token.replace(/^-+|-+$/g, "");
  return symbolIn(trimmed) === null ? trimmed.split("-") : [trimmed];
}

/** Exactly one symbol is left; beside words that nobody knows it must stand first, and in capitals. */
function ofTokens(tokens: readonly string[]): string | null {
  const [first = "", ...others] = tokens;
  if (others.length > 0 && (first !== first.toUpperCase() || others.some((token) => CAPITALS.test(token)))) return null;
  return symbolIn(first);
}

/** The symbol that a word is, by its form. */
function symbolIn(word: string): string | null {
  if (isOtherWord(word)) return null;
  if (isWithSuffix(word)) return marketSymbol(word);
  const pair = pairIn(word);
  if (pair !== null) return pair;
  if (CAPITALS.test(word) || SMALL_WITH_CLASS.test(word)) return SPAN.test(word) ? null : marketSymbol(word);
  return OTHER_FORMS.test(word) ? marketSymbol(word) : null;
}

/** A person may call prices in dollars `AAPL-USD`: of coins only known ones. */
function pairIn(word: string): string | null {
  const upper = word.toUpperCase();
  if (upper.endsWith("=X")) return kindOfSymbol(upper) === "currency" ? upper : null;
  return writtenPair(upper.replace(/[-/]/, ""));
}

function isWithSuffix(word: string): boolean {
  return WITH_SUFFIX.test(word) && (statesUsListing(word) || exchangeOfSymbol(word.toUpperCase()) !== null);
}

/** A word that is no symbol however it is written. */
function isOtherWord(word: string): boolean {
  return isWord(word) || COMPANY_WORDS.has(word.toLowerCase());
}

function isWord(word: string): boolean {
  return FILE_WORDS.has(word.toLowerCase());
}
