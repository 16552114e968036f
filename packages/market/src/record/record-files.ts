import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marketFolder, replaceFile } from "../snapshot/index.ts";

/** Up to where a record counts: what lies behind was being written when its writer ended, and nobody was told of it. */
export interface RecordHead {
  /** File of the last entry. */
  readonly file: string;
  /** Bytes of it that count. */
  readonly bytes: number;
  /** Hash of the last entry: whoever has noted it can tell later that nothing before was changed. */
  readonly hash: string;
  /** Number of the last publication, its day, its snapshot, and the version of the formulas. */
  readonly number: number;
  readonly day: string;
  readonly snapshot: string;
  readonly formulas: number;
}

const HEAD = "head";
const FILE = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/**
 * Folder of the record of a market. It lies apart from the market, so that a market which is removed and imported anew goes on in
 * the same record.
 *
 * @throws {SnapshotError} `market-name-invalid`.
 */
export function recordFolder(dataDirectory: string, market: string): string {
  marketFolder(dataDirectory, market);
  return join(dataDirectory, "record", market);
}

/** Markets with a record, ascending, whether their market is still there or not. */
export function recordedMarkets(dataDirectory: string): readonly string[] {
  const folder = join(dataDirectory, "record");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** The file that begins with the full publication of a day. */
export function fileOf(day: string): string {
  return `${day}.jsonl`;
}

/** Files with entries, oldest first. */
export function recordFiles(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => FILE.test(name))
        .sort()
    : [];
}

/** Those that count; what a later one has was being written when its writer ended. */
export function countedFiles(files: readonly string[], { file, number }: RecordHead): readonly string[] {
  return number === 0 ? [] : files.filter((name) => name <= file);
}

/** @returns null where nothing was recorded; `"altered"` where the head is not as it was written. */
export function readHead(folder: string): RecordHead | "altered" | null {
  const path = join(folder, HEAD);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  try {
    const { file, bytes, hash, number, day, snapshot, formulas } = JSON.parse(text) as RecordHead;
    const head = { file, bytes, hash, number, day, snapshot, formulas };
    return headText(head) === text ? head : "altered";
  } catch {
    return "altered";
  }
}

/** Moves the head, in one step: a reader sees the old one or the new. */
export function writeHead(folder: string, head: RecordHead, temporary: string): void {
  replaceFile(join(folder, HEAD), headText(head), temporary);
}

function headText({ file, bytes, hash, number, day, snapshot, formulas }: RecordHead): string {
  return `${JSON.stringify({ file, bytes, hash, number, day, snapshot, formulas })}\n`;
}
