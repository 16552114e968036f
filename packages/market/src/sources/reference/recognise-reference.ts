import { firstLine } from "../../delimited/index.ts";
import { remembered } from "../../model/index.ts";
import { hasColumn } from "./list-columns.ts";
import type { ReferenceFormat } from "./reference-reading.ts";
import { isFredHeader, treasuryKind } from "./series-columns.ts";
import { cellsOf, type HeadLine, headLines, headText, isFilled, textLines } from "./table-head.ts";

type Known = Pick<ReferenceFormat, "kind" | "source">;

/** Beginnings of header lines, in lower case. */
const HEADERS: readonly (readonly [string, Known])[] = [
  ["symbol,security,gics sector,gics sub-industry,", { kind: "index-constituents", source: "constituents" }],
  ["ticker,start_date,end_date", { kind: "index-spells", source: "membership-history" }],
  ["date,add,remove", { kind: "index-changes", source: "membership-history" }],
  ["symbol,name,summary,currency,sector,", { kind: "finance-database", source: "finance-database" }],
  ["symbol,name,currency,summary,category_group,", { kind: "finance-database", source: "finance-database" }],
  ["time period,1month,", { kind: "treasury-curve", source: "us-treasury" }],
  ["date,sp500,dividend,earnings,consumer price index,", { kind: "shiller", source: "shiller" }],
  ["date,return", { kind: "daily-returns", source: "daily-returns" }],
];

const TICKER_SECTORS = /^\{\s*"[A-Z][A-Z0-9.-]{0,9}"\s*:\s*\{[^{}]*"sector"\s*:/;
const WEIGHT = /weight/i;
const US_DAY = /^\d{1,2}\/\d{1,2}\/\d{4}$/;
/** A list of securities has none of these: a table that has them is one of prices. */
const PRICES = ["open", "high", "low", "close", "date"];

/**
 * Recognises a reference file by the names of its columns, in any order and case, or by its first entry where it is JSON. Lines of
 * a fund company above the header are passed over.
 *
 * @param head The first bytes of the file, decompressed, in any encoding; 4 KiB are plenty.
 * @param _name Name of the file; it plays no part.
 * @returns What the file is, or `null` when it is no reference file. The SEC's lists are not among them.
 *
 * @example
 * recogniseReference(Buffer.from("ticker,start_date,end_date\n"), "sp500.csv")?.kind; // "index-spells"
 */
export function recogniseReference(head: Uint8Array, _name: string): ReferenceFormat | null {
  const line = firstLine(head, MAX_HEADER_BYTES);
  // Most files show by their first line that they are no list, and hold nothing of what the others are told by.
  if (isFilled(line) && !line.startsWith("{") && knownLine(line) === null && !mayWeigh(head)) return null;
  return recogniseText(headText(head));
}

const MAX_HEADER_BYTES = 1 << 12;

/** Whether a beginning may name a weight; of UTF-16 nothing is seen this way. */
function mayWeigh(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  return bytes.subarray(0, 4).includes(0) || bytes.includes("eight") || bytes.includes("EIGHT");
}

function recogniseText(text: string): ReferenceFormat | null {
  if (TICKER_SECTORS.test(text.trimStart())) return { kind: "ticker-sectors", source: "yahoo", ...PLAIN };
  const [line] = textLines(text, 1);
  if (line === undefined) return null;
  const known = knownLine(line.text);
  if (known !== null) {
    const [first, second] = headLines(text, 2) as [HeadLine, HeadLine?];
    return { ...known, ...PLAIN, ...place(first, second) };
  }
  // Lines of a fund company are many, and few files have any.
  if (!WEIGHT.test(text)) return null;
  const holdings = headLines(text).find(isHoldings);
  return holdings === undefined ? null : { kind: "fund-holdings", source: "holdings", ...PLAIN, ...place(holdings) };
}

/** A shorter line heads no list. */
const LINES = { minLength: 8 };

const knownLine = remembered((text: string): Known | null => {
  const cells = cellsOf(text);
  return knownHeader(cells) ?? listKind(cells);
}, LINES);

const PLAIN = { delimiter: ",".charCodeAt(0), headerLine: 1, dayFormat: "YYYY-MM-DD" } as const;

/** Where the header stands, and how the days below it are written. */
function place(
  { line, delimiter }: HeadLine,
  row?: HeadLine,
): Pick<ReferenceFormat, "headerLine" | "delimiter" | "dayFormat"> {
  const dayFormat = US_DAY.test(row?.cells[0] ?? "") ? "MM/DD/YYYY" : "YYYY-MM-DD";
  return { delimiter, headerLine: line, dayFormat };
}

function knownHeader(cells: readonly string[]): Known | null {
  const normalised = cells.join(",").toLowerCase();
  const known = HEADERS.find(([beginning]) => normalised.startsWith(beginning))?.[1];
  if (known !== undefined) return known;
  if (isFredHeader(cells)) return { kind: "fred", source: "fred" };
  const treasury = treasuryKind(cells);
  return treasury === null ? null : { kind: treasury, source: "us-treasury" };
}

function listKind(cells: readonly string[]): Known | null {
  const headers = cells.map((cell) => cell.toLowerCase());
  if (!hasColumn(headers, "symbol") || PRICES.some((header) => headers.includes(header))) return null;
  if (hasColumn(headers, "sharesPerReceipt") && !isWeighted(headers)) {
    return { kind: "index-constituents", source: "constituents" };
  }
  if (!hasColumn(headers, "name")) return null;
  if (headers.includes("security name") && headers.includes("test issue")) {
    return { kind: "nasdaq-directory", source: "nasdaq" };
  }
  if (headers.includes("last sale") && headers.includes("market cap"))
    return { kind: "nasdaq-screener", source: "nasdaq" };
  if (isWeighted(headers) || !hasColumn(headers, "sector")) return null;
  return { kind: "index-constituents", source: "constituents" };
}

/** As iShares (`Asset Class`), State Street (`SEDOL`) and others head what a fund holds. */
function isHoldings({ cells }: HeadLine): boolean {
  const headers = cells.map((cell) => cell.toLowerCase());
  const isStated = ["sector", "asset class", "sedol"].some((header) => headers.includes(header));
  return isStated && isWeighted(headers) && hasColumn(headers, "symbol") && hasColumn(headers, "name");
}

function isWeighted(headers: readonly string[]): boolean {
  return headers.some((header) => header.startsWith("weight"));
}
