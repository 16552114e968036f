import { decodeText, detectDelimiter, Utf8Transcoder } from "../../delimited/index.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import type { PriceFormat } from "./price-format.ts";

type Known = Pick<PriceFormat, "kind" | "source" | "basis">;

const ALPHA_VANTAGE: Known = { kind: "alpha-vantage-daily-adjusted", source: "alpha-vantage", basis: "raw" };
const YFINANCE: Known = { kind: "yfinance", source: "yahoo", basis: "total-return" };
const YAHOO_EXPORT: Known = { kind: "yahoo-export", source: "yahoo", basis: "split-adjusted" };
const STOOQ: Known = { kind: "stooq", source: "stooq", basis: "split-adjusted" };

/** Header lines without their quotes, in lower case. */
const HEADERS: ReadonlyMap<string, Known> = new Map([
  ["timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient", ALPHA_VANTAGE],
  ["timestamp,open,high,low,close,adjusted close,volume,dividend amount,split coefficient", ALPHA_VANTAGE],
  ["timestamp,open,high,low,close,volume", { kind: "daily-bars", source: "alpha-vantage", basis: "raw" }],
  ["date,open,high,low,close,adj close,volume", YAHOO_EXPORT],
  ["date,open,high,low,close,adj close,volume,dividends,stock splits", YAHOO_EXPORT],
  ["date,open,high,low,close,volume,dividends,stock splits", YFINANCE],
  ["date,open,high,low,close,volume", STOOQ],
  ["date,open,high,low,close,volume,openint", STOOQ],
  ["<ticker>,<per>,<date>,<time>,<open>,<high>,<low>,<close>,<vol>,<openint>", { ...STOOQ, kind: "stooq-bulk" }],
  ["<ticker>,<per>,<date>,<open>,<high>,<low>,<close>,<vol>", { ...STOOQ, kind: "stooq-bulk" }],
  [",open,high,low,close,volume", { kind: "daily-bars", source: "csv", basis: "split-adjusted" }],
]);

/**
 * Recognises a price file by its header line; its name plays no part unless a mapping is given for it.
 *
 * @param head The first bytes of the file, decompressed, in any encoding; 4 KiB are plenty.
 * @param _name Name of the file.
 * @param mapping Tried first where given: it fits when the header has all the columns that it names.
 * @returns What the file is, or `null` when it is none of the price formats.
 *
 * @example
 * recognisePrices(Buffer.from("Date,Open,High,Low,Close,Volume\n"), "SPY.csv")?.kind; // "stooq"
 */
export function recognisePrices(
  head: Uint8Array,
  _name: string,
  mapping: ColumnMapping | null = null,
): PriceFormat | null {
  const transcoder = new Utf8Transcoder();
  const text = decodeText(Buffer.concat([transcoder.push(head), transcoder.end()]));
  const [first = "", second = ""] = text.split(/\r\n|\n|\r/, 2);
  if (mapping !== null && fits(first, mapping)) {
    const { basis, source } = mapping;
    return { kind: "mapped", source, basis, delimiter: mapping.delimiter.charCodeAt(0), mapping };
  }
  const delimiter = detectDelimiter(Buffer.from(first));
  const normalised = cells(first, String.fromCharCode(delimiter)).join(",");
  const known = HEADERS.get(normalised) ?? (isYfinance(normalised, second) ? YFINANCE : null);
  return known === null ? null : { ...known, delimiter, mapping: null };
}

function fits(header: string, mapping: ColumnMapping): boolean {
  const names = cells(header, mapping.delimiter);
  return Object.values(mapping.columns).every((column) => names.includes(column.trim().toLowerCase()));
}

function cells(header: string, delimiter: string): string[] {
  return header.split(delimiter).map((cell) => cell.trim().replaceAll('"', "").toLowerCase());
}

/** `Price,Close,High,...` above `Ticker,AAPL,AAPL,...`, or the two lines exchanged. */
function isYfinance(header: string, second: string): boolean {
  const start = second.replaceAll('"', "").toLowerCase();
  return (
    (header.startsWith("price,") && start.startsWith("ticker,")) ||
    (header.startsWith("ticker,") && start.startsWith("price,"))
  );
}
