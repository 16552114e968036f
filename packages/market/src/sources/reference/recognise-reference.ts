import { decodeText, Utf8Transcoder } from "../../delimited/index.ts";
import type { ReferenceFormat } from "./reference-reading.ts";

/** Beginnings of header lines, in lower case. */
const HEADERS: readonly (readonly [string, ReferenceFormat])[] = [
  ["symbol,security,gics sector,gics sub-industry,", { kind: "index-constituents", source: "constituents" }],
  ["symbol,name,sector", { kind: "index-constituents", source: "constituents" }],
  ["ticker,start_date,end_date", { kind: "index-spells", source: "membership-history" }],
  ["date,add,remove", { kind: "index-changes", source: "membership-history" }],
  ["symbol,name,summary,currency,sector,", { kind: "finance-database", source: "finance-database" }],
  ["symbol,name,currency,summary,category_group,", { kind: "finance-database", source: "finance-database" }],
  ["time period,1month,", { kind: "treasury-curve", source: "us-treasury" }],
  ["date,sp500,dividend,earnings,consumer price index,", { kind: "shiller", source: "shiller" }],
  ["observation_date,", { kind: "fred", source: "fred" }],
  ["date,return", { kind: "daily-returns", source: "daily-returns" }],
];

const TICKER_SECTORS = /^\{\s*"[A-Z][A-Z0-9.-]{0,9}"\s*:\s*\{[^{}]*"sector"\s*:/;

/**
 * Recognises a reference file by its first line, or by its first entry where it is JSON.
 *
 * @param head The first bytes of the file, decompressed, in any encoding; 4 KiB are plenty.
 * @param _name Name of the file; it plays no part.
 * @returns What the file is, or `null` when it is no reference file. The SEC's lists are not among them.
 *
 * @example
 * recogniseReference(Buffer.from("ticker,start_date,end_date\n"), "sp500.csv")?.kind; // "index-spells"
 */
export function recogniseReference(head: Uint8Array, _name: string): ReferenceFormat | null {
  const transcoder = new Utf8Transcoder();
  const text = decodeText(Buffer.concat([transcoder.push(head), transcoder.end()])).trimStart();
  if (TICKER_SECTORS.test(text)) return { kind: "ticker-sectors", source: "yahoo" };
  const [header = ""] = text.split(/\r\n|\n|\r/, 1);
  const cells = header.replaceAll('"', "").split(",");
  const normalised = cells
    .map((cell) => cell.trim())
    .join(",")
    .toLowerCase();
  return HEADERS.find(([beginning]) => normalised.startsWith(beginning))?.[1] ?? null;
}
