import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MarketFolder, marketFolder, ownName, SnapshotError, writing } from "../snapshot/index.ts";

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

/** A derived file on its way to the disk: a reader sees all of it or nothing. */
export interface DerivedWriter {
  /** Puts bytes at the end. @throws {SnapshotError} if the disk is full or refuses. */
  readonly append: (part: Uint8Array) => void;
  /**
   * Makes it the one that is read, and removes those of snapshots that are no more.
   *
   * @returns Why it was written to the spare folder; `null` when it lies beside the snapshots.
   * @throws {SnapshotError}
   */
  readonly publish: () => string | null;
  /** Removes what was written; does nothing once it is published. */
  readonly abandon: () => void;
}

/**
 * Begins a file that is made of a snapshot, part by part.
 *
 * @throws {SnapshotError} if the disk is full or refuses, and that of the spare folder too.
 */
export function derivedWriter(at: StoredSnapshot, suffix: string): DerivedWriter {
  try {
    return writerBeside(at, suffix);
  } catch (error) {
    return spareWriter(at, suffix, error);
  }
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
  try {
    return written(writerBeside(at, suffix), parts);
  } catch (error) {
    return written(spareWriter(at, suffix, error), parts);
  }
}

function written(writer: DerivedWriter, parts: readonly Uint8Array[]): string | null {
  try {
    for (const part of parts) writer.append(part);
    return writer.publish();
  } finally {
    writer.abandon();
  }
}

function writerBeside(at: StoredSnapshot, suffix: string): DerivedWriter {
  return writerAt(derivedFile(at, suffix), () => {
    removeOthers(marketFolder(at.dataDirectory, at.market));
    return null;
  });
}

/** @throws What kept the file from its own place, where there is no spare folder. */
function spareWriter(at: StoredSnapshot, suffix: string, reason: unknown): DerivedWriter {
  const [, path] = derivedFiles(at, suffix);
  if (path === undefined || !(reason instanceof SnapshotError)) throw reason;
  // Only its owner may read it: it can lie in a folder that all users share.
  writing(path, () => mkdirSync(dirname(path), { recursive: true, mode: 0o700 }));
  return writerAt(path, () => `${reason.message} It is kept in ${dirname(path)} until the server ends.`);
}

/** @param done What is left to do, and to say, when the file is there. */
function writerAt(path: string, done: () => string | null): DerivedWriter {
  const temporary = `${path}.${ownName()}-${randomBytes(6).toString("hex")}`;
  const file = writing(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(temporary, "w");
  });
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    append: (part) => writing(path, () => writeFileSync(file, part)),
    publish: () => {
      writing(path, () => {
        fsyncSync(file);
        close();
        renameSync(temporary, path);
      });
      return done();
    },
    abandon: () => {
      close();
      rmSync(temporary, { force: true });
    },
  };
}

/** Where all that is made of the snapshots of a market lies. */
export function derivedFolder({ path }: MarketFolder): string {
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
