import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countedFiles, readHead, recordFiles, recordFolder } from "./record-files.ts";
import type { PublicationEntry, VerdictEntry, WithdrawalEntry } from "./record-line.ts";
import type { Verdict } from "./verdict.ts";

/** An entry of a stock. */
export interface StockEntry {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly snapshot: string;
  readonly hash: string;
  /** null where the verdict before it was withdrawn. */
  readonly verdict: Verdict | null;
}

export interface StockEntriesOptions {
  /** Entries of this day and later are left out. */
  readonly before?: string | undefined;
  readonly limit: number;
}

const NEW_LINE = 10;
const PUBLICATION = '{"entry":"publication"';

/**
 * Finds what was recorded of a stock, newest first. Entries are found by their bytes, and not compared with their hashes: that
 * is done when the next publication is recorded, and by `walkRecord`.
 */
export async function stockEntries(
  at: { readonly dataDirectory: string; readonly market: string },
  code: string,
  { before, limit }: StockEntriesOptions,
): Promise<readonly StockEntry[]> {
  const folder = recordFolder(at.dataDirectory, at.market);
  const head = readHead(folder);
  if (head === null || head === "altered") return [];
  const found: StockEntry[] = [];
  const files = countedFiles(recordFiles(folder), head).filter((file) => before === undefined || file < before);
  for (const file of files.reverse()) {
    const bytes = await readFile(join(folder, file));
    const counted = file === head.file ? bytes.subarray(0, head.bytes) : bytes;
    found.push(...entriesIn(counted, code).filter(({ day }) => before === undefined || day < before));
    if (found.length >= limit) return found.slice(0, limit);
  }
  return found;
}

function entriesIn(bytes: Buffer, code: string): StockEntry[] {
  const sought = `","code":${JSON.stringify(code)}`;
  const entries: StockEntry[] = [];
  let place = bytes.lastIndexOf(sought);
  while (place >= 0) {
    const start = bytes.lastIndexOf(NEW_LINE, place) + 1;
    const entry = entryFrom(bytes, start);
    if (entry) entries.push(entry);
    place = start === 0 ? -1 : bytes.lastIndexOf(sought, start - 1);
  }
  return entries;
}

function entryFrom(bytes: Buffer, start: number): StockEntry | null {
  const { hash, json } = lineAt<VerdictEntry | WithdrawalEntry>(bytes, start);
  const begun = bytes.lastIndexOf(PUBLICATION, start);
  if (begun < 0) return null;
  const publication = lineAt<PublicationEntry>(bytes, bytes.lastIndexOf(NEW_LINE, begun) + 1).json;
  const { day, snapshot } = publication;
  if (json.entry === "withdrawn") return { day, snapshot, hash, verdict: null };
  const { entry: _, ...verdict } = json;
  return { day, snapshot, hash, verdict };
}

function lineAt<Entry>(bytes: Buffer, start: number): { readonly hash: string; readonly json: Entry } {
  const end = bytes.indexOf(NEW_LINE, start);
  const line = bytes.toString("utf8", start, end < 0 ? bytes.length : end);
  const space = line.indexOf(" ");
  return { hash: line.slice(0, space), json: JSON.parse(line.slice(space + 1)) as Entry };
}
