import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { derivedFiles, FORMULAS_VERSION, type StoredSnapshot, writeDerived } from "../screening/index.ts";
import { readHead, recordFolder } from "./record-files.ts";
import type { ScoredRecord } from "./score-record.ts";

const SUFFIX = ".record";

interface StoredScores {
  readonly snapshot: string;
  readonly formulas: number;
  readonly scored: ScoredRecord;
}

/**
 * Writes what followed the verdicts, by the prices of a snapshot.
 *
 * @returns Why it was written to the spare folder; `null` when it lies beside the snapshots.
 * @throws {SnapshotError} if the disk is full or refuses.
 */
export function writeScores(at: StoredSnapshot, scored: ScoredRecord): string | null {
  const line = JSON.stringify({ snapshot: at.snapshot, formulas: FORMULAS_VERSION, scored } satisfies StoredScores);
  return writeDerived(at, SUFFIX, [Buffer.from(`${hash("sha256", line)}\n${line}\n`)]);
}

/**
 * Reads it.
 *
 * @returns null when there is none, when it is damaged, or when something has been recorded since: then it is to be made again.
 */
export async function readScores(at: StoredSnapshot): Promise<ScoredRecord | null> {
  for (const path of derivedFiles(at, SUFFIX)) {
    const stored = await storedAt(path);
    if (stored?.snapshot === at.snapshot && stored.formulas === FORMULAS_VERSION && isCurrent(at, stored.scored)) {
      return stored.scored;
    }
  }
  return null;
}

async function storedAt(path: string): Promise<StoredScores | null> {
  const text = await readFile(path, "utf8").catch(() => "");
  const [sum, line = ""] = text.split("\n", 2);
  return hash("sha256", line) === sum ? (JSON.parse(line) as StoredScores) : null;
}

function isCurrent({ dataDirectory, market }: StoredSnapshot, { head }: ScoredRecord): boolean {
  const now = readHead(recordFolder(dataDirectory, market));
  return now !== "altered" && (now?.hash ?? null) === (head?.hash ?? null);
}
