import { rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Snapshot } from "../../snapshot/index.ts";
import { namesIn, removeAbandoned } from "../abandoned-files.ts";
import { derivedFiles, type StoredSnapshot } from "../derived-file.ts";
import { buildFactors, type FactorCounts, type FactorOptions } from "./build-factors.ts";
import { FactorFile } from "./factor-file.ts";
import { SUFFIX } from "./factor-layout.ts";

/**
 * Makes the factor history of a snapshot unless it is there. What an earlier snapshot of the market has left is taken
 * over where nothing has changed, and then removed: one history is as large as ten screenings.
 *
 * @returns null where it was there.
 * @throws {SnapshotError} if the disk is full or refuses; what was there before stays.
 */
export async function makeFactors(
  snapshot: Snapshot,
  at: StoredSnapshot,
  options: Omit<FactorOptions, "before"> = {},
): Promise<FactorCounts | null> {
  const known = FactorFile.open(at);
  known?.close();
  if (known) return null;
  // One that was never finished takes the room that this one needs.
  await removeAbandoned(at.dataDirectory);
  const before = earlierFactors(at);
  try {
    return await buildFactors(snapshot, at, { ...options, before });
  } finally {
    before?.close();
    removeOthers(at);
  }
}

/** Removes the factor history of a snapshot, of which something turned out to be damaged. */
export function removeFactors(at: StoredSnapshot): void {
  for (const path of derivedFiles(at, SUFFIX)) rmSync(path, { force: true });
}

function earlierFactors(at: StoredSnapshot): FactorFile | null {
  for (const snapshot of snapshotsWithFactors(at)) {
    const file = FactorFile.open({ ...at, snapshot });
    if (file) return file;
  }
  return null;
}

/** Once there is one of the snapshot itself. Who reads another has it open. */
function removeOthers(at: StoredSnapshot): void {
  const snapshots = snapshotsWithFactors(at);
  if (!snapshots.includes(at.snapshot)) return;
  for (const snapshot of snapshots) if (snapshot !== at.snapshot) removeFactors({ ...at, snapshot });
}

/** Ids of the snapshots of a market that have one. */
function snapshotsWithFactors(at: StoredSnapshot): readonly string[] {
  return foldersOf(at)
    .flatMap(namesIn)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => basename(name, SUFFIX));
}

/** Beside the snapshots, and the spare folder. */
function foldersOf(at: StoredSnapshot): readonly string[] {
  return derivedFiles(at, SUFFIX).map((path) => dirname(path));
}
