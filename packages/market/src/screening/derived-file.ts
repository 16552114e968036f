import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MarketFolder, marketFolder, writing } from "../snapshot/index.ts";

/** A snapshot on disk. */
export interface StoredSnapshot {
  readonly dataDirectory: string;
  readonly market: string;
  /** Id of the snapshot. */
  readonly snapshot: string;
}

/**
 * Path of a file that was made of a snapshot; it lies beside the snapshots of its market.
 *
 * @param suffix Says of what kind it is, such as `.screening`.
 */
export function derivedFile({ dataDirectory, market, snapshot }: StoredSnapshot, suffix: string): string {
  return join(derivedFolder(marketFolder(dataDirectory, market)), `${snapshot}${suffix}`);
}

/**
 * Writes a file that was made of a snapshot, and removes those of snapshots that are no more. A reader sees all of it or
 * nothing.
 *
 * @param parts What is in it, one after the other.
 * @throws {SnapshotError} if the disk is full or refuses.
 */
export function writeDerived(at: StoredSnapshot, suffix: string, parts: readonly Uint8Array[]): void {
  const folder = marketFolder(at.dataDirectory, at.market);
  const path = derivedFile(at, suffix);
  const temporary = `${path}.${process.pid}`;
  writing(path, () => {
    mkdirSync(derivedFolder(folder), { recursive: true });
    try {
      writeParts(temporary, parts);
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
  removeOthers(folder);
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
