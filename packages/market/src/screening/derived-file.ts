import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MarketFolder, marketFolder, SnapshotError, writing } from "../snapshot/index.ts";

/** A snapshot on disk. */
export interface StoredSnapshot {
  readonly dataDirectory: string;
  readonly market: string;
  /** Id of the snapshot. */
  readonly snapshot: string;
  /** Folder for what is made of it where its own cannot be written: a market may lie on a disk that is read only. */
  readonly spare?: string;
}

/**
 * Path of a file that was made of a snapshot; it lies beside the snapshots of its market.
 *
 * @param suffix Says of what kind it is, such as `.screening`.
 */
function derivedFile({ dataDirectory, market, snapshot }: StoredSnapshot, suffix: string): string {
  return join(derivedFolder(marketFolder(dataDirectory, market)), `${snapshot}${suffix}`);
}

/** Where a file that was made of a snapshot can be: beside the snapshots, then in the spare folder. */
export function derivedFiles(at: StoredSnapshot, suffix: string): string[] {
  const beside = derivedFile(at, suffix);
  return at.spare === undefined ? [beside] : [beside, join(at.spare, `${at.snapshot}${suffix}`)];
}

/**
 * Writes a file that was made of a snapshot, and removes those of snapshots that are no more. A reader sees all of it or
 * nothing.
 *
 * @param parts What is in it, one after the other.
 * @returns Why it was written to the spare folder; `null` when it lies beside the snapshots.
 * @throws {SnapshotError} if the disk is full or refuses, and that of the spare folder too.
 */
export function writeDerived(at: StoredSnapshot, suffix: string, parts: readonly Uint8Array[]): string | null {
  const folder = marketFolder(at.dataDirectory, at.market);
  const [beside = "", spare] = derivedFiles(at, suffix);
  try {
    writeAt(beside, parts);
    removeOthers(folder);
    return null;
  } catch (error) {
    if (spare === undefined || !(error instanceof SnapshotError)) throw error;
    // Only its owner may read it: it can lie in a folder that all users share.
    writing(spare, () => mkdirSync(dirname(spare), { recursive: true, mode: 0o700 }));
    writeAt(spare, parts);
    return `${error.message} It is kept in ${dirname(spare)} until the server ends.`;
  }
}

function writeAt(path: string, parts: readonly Uint8Array[]): void {
  const temporary = `${path}.${process.pid}`;
  writing(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeParts(temporary, parts);
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

function writeParts(path: string, parts: readonly Uint8Array[]): void {
  const file = openSync(path, "w");
  try {
    for (const part of parts) writeFileSync(file, part);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function derivedFolder({ path }: MarketFolder): string {
  return join(path, "screenings");
}

/** Leftovers cost space only: one that cannot be removed stays for the next time. */
function removeOthers(folder: MarketFolder): void {
  const stored = new Set(readdirSync(folder.snapshots));
  for (const name of readdirSync(derivedFolder(folder))) {
    // Another process may be writing beside one that is stored.
    if (!stored.has(name.split(".", 1)[0] ?? "")) rmSync(join(derivedFolder(folder), name), { force: true });
  }
}
