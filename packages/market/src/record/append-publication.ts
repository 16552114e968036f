import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { addMonths, day as dayOfText } from "@plumbline/core/time";
import { syncFolder, WriterClaim, writing } from "../snapshot/index.ts";
import { RecordError } from "./record-error.ts";
import { countedFiles, fileOf, type RecordHead, recordFiles, recordFolder, writeHead } from "./record-files.ts";
import { firstHash, lineOf, type PublicationEntry, type RecordEntry } from "./record-line.ts";
import { misdated, RecordState } from "./record-state.ts";
import { isChanged, type Verdict } from "./verdict.ts";
import { type WalkedRecord, walkRecord } from "./walk-record.ts";

/** What is recorded of a snapshot. */
export interface PublishedVerdicts extends Omit<PublicationEntry, "entry" | "number" | "isFull"> {
  /** Each code once. */
  readonly verdicts: readonly Verdict[];
}

/** All verdicts are written again after so many months, with their prices: each file can be read alone, and is scored. */
const FULL_MONTHS = 1;

/**
 * Appends the verdicts of a snapshot to the record of its market: those that changed and a checkpoint, all of them once a month.
 *
 * The entries are brought to the disk before the head that makes them count, so that a process which is killed at any
 * moment leaves the record as it was, or with all of them. One process at a time appends; the next finds what the first has
 * recorded.
 *
 * @returns Whether anything was appended: not where the snapshot, by the same formulas, is what was recorded last.
 * @throws {RecordError} `record-broken` if what was recorded has been changed, `record-backdated` if the day lies before the
 *   publication of the snapshot, before its last prices, or before the last entry.
 * @throws {SnapshotError} `writer-busy`, `disk-full` or `disk-failed`.
 * @see RVD-01, RVD-02
 */
export async function appendPublication(
  dataDirectory: string,
  market: string,
  published: PublishedVerdicts,
): Promise<boolean> {
  const folder = recordFolder(dataDirectory, market);
  writing(folder, () => mkdirSync(folder, { recursive: true }));
  const claim = await WriterClaim.take({ path: folder });
  try {
    const record = await walkRecord(dataDirectory, market, { isLastFileOnly: true });
    requireWhole(record, market);
    const { head } = record;
    if (head?.snapshot === published.snapshot && head.formulas === published.formulas) return false;
    requireDatedAfter(head, published);
    const temporary = join(claim.folder, "head");
    if (head === null) writeHead(folder, nothingYet(market, published), temporary);
    removeUncounted(folder, head);
    const { file, from, content, next } = planned(record, published);
    appendTo(join(folder, file), from, content);
    syncFolder(folder);
    writeHead(folder, { ...next, file, bytes: from + content.length }, temporary);
    return true;
  } finally {
    claim.release();
  }
}

function requireWhole({ broken }: WalkedRecord, market: string): void {
  if (!broken) return;
  const where = broken.line === null ? broken.file : `${broken.file}, line ${broken.line}`;
  throw new RecordError(
    "record-broken",
    `The record of "${market}" is broken at ${where}: ${broken.detail} Restore it from a backup; nothing is appended to it.`,
  );
}

function requireDatedAfter(head: RecordHead | null, published: PublishedVerdicts): void {
  const isEarlier = head !== null && published.day < head.day;
  const problem = misdated(published) ?? (isEarlier ? `It is dated ${published.day}, before ${head.day}.` : null);
  if (problem !== null)
    throw new RecordError("record-backdated", `A verdict is never dated back. ${problem} Set the clock right.`);
}

/** The head of a record without entries: once there is a head, none of its files can be taken away unnoticed. */
function nothingYet(market: string, { day, formulas }: PublishedVerdicts): RecordHead {
  return { file: fileOf(day), bytes: 0, hash: firstHash(market), number: 0, day, snapshot: "", formulas };
}

/** Removes files that a killed writer began: they count for nothing, and would stand between others later. */
function removeUncounted(folder: string, head: RecordHead | null): void {
  const files = recordFiles(folder);
  const counted = head === null ? [] : countedFiles(files, head);
  for (const file of files) if (!counted.includes(file)) rmSync(join(folder, file));
}

interface PlannedEntries {
  readonly file: string;
  /** Where in the file they begin. */
  readonly from: number;
  readonly content: Buffer;
  readonly next: Omit<RecordHead, "file" | "bytes">;
}

function planned({ head, state, hash }: WalkedRecord, published: PublishedVerdicts): PlannedEntries {
  const { verdicts, ...about } = published;
  const isFull =
    head === null ||
    head.number === 0 ||
    addMonths(dayOfText(head.file.slice(0, 10)), FULL_MONTHS) <= dayOfText(about.day);
  const number = (head?.number ?? 0) + 1;
  const changes = isFull ? verdicts.map(entryOfVerdict) : changesOf(verdicts, state);
  const after = new RecordState();
  for (const verdict of verdicts) after.set(unmoved(verdict, isFull ? null : state));
  const { lines, hash: last } = linesOf(hash, [
    { entry: "publication", number, ...about, isFull },
    ...changes,
    { entry: "checkpoint", number, changes: changes.length, standing: verdicts.length, digest: after.digest() },
  ]);
  const { day, snapshot, formulas } = about;
  return {
    file: isFull ? fileOf(about.day) : (head?.file ?? fileOf(about.day)),
    from: isFull ? 0 : (head?.bytes ?? 0),
    content: Buffer.from(lines.join("")),
    next: { hash: last, number, day, snapshot, formulas },
  };
}

/** The verdict that stands after a publication: the recorded one as long as it has not changed. */
function unmoved(verdict: Verdict, state: RecordState | null): Verdict {
  const recorded = state?.standing.get(verdict.code);
  return recorded && !isChanged(verdict, recorded) ? recorded : verdict;
}

function changesOf(verdicts: readonly Verdict[], { standing }: RecordState): RecordEntry[] {
  const codes = new Set(verdicts.map(({ code }) => code));
  const changed = verdicts.filter((verdict) => {
    const recorded = standing.get(verdict.code);
    return recorded === undefined || isChanged(verdict, recorded);
  });
  const gone = [...standing.keys()].filter((code) => !codes.has(code)).sort();
  return [...changed.map(entryOfVerdict), ...gone.map((code): RecordEntry => ({ entry: "withdrawn", code }))];
}

function entryOfVerdict(verdict: Verdict): RecordEntry {
  return { entry: "verdict", ...verdict };
}

function linesOf(previous: string, entries: readonly RecordEntry[]): { lines: readonly string[]; hash: string } {
  let hash = previous;
  const lines = entries.map((entry) => {
    const written = lineOf(entry, hash);
    hash = written.hash;
    return written.line;
  });
  return { lines, hash };
}

/** Writes behind what counts; what a killed writer left there is cut off. */
function appendTo(path: string, from: number, content: Uint8Array): void {
  writing(path, () => {
    const file = openSync(path, from === 0 ? "w" : "r+");
    try {
      ftruncateSync(file, from);
      let written = 0;
      while (written < content.length) {
        written += writeSync(file, content, written, content.length - written, from + written);
      }
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
}
