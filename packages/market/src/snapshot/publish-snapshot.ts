import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { contentId, type ManifestContent } from "./content-id.ts";
import { moveDurably, removeIfPossible, syncFolder, writing } from "./disk/index.ts";
import { MAX_GENERATIONS, readGenerations, storedSnapshots, writeGenerations } from "./generations.ts";
import { writeManifest } from "./manifest-file.ts";
import type { MarketFolder } from "./market-folder.ts";
import type { Published } from "./snapshot.ts";
import { verifySnapshot } from "./verify-snapshot.ts";

/** A snapshot whose files are on the disk and still invisible to readers. */
export interface Draft {
  /** The claimed temporary folder, on the file system of the market. */
  readonly temporaryFolder: string;
  /** Folder of the files inside `temporaryFolder`. */
  readonly files: string;
  readonly content: ManifestContent;
  readonly createdAt: string | null;
}

/**
 * Makes a draft the current snapshot: manifest, folder into place, then the pointer, each brought to the disk before
 * the next, so that a crash at any moment leaves the old snapshot current or the new one.
 *
 * The newest five publications stay on disk. What is removed is no generation a server would fall back to; a reader that
 * still has an older one open keeps it, because a `Snapshot` holds its files open and removed files live until closed.
 */
export async function publishSnapshot(market: MarketFolder, draft: Draft): Promise<Published> {
  const id = contentId(draft.content);
  const { ids, damage } = readGenerations(market);
  const parent = ids[0] ?? null;
  const target = join(market.snapshots, id);
  const isStored = existsSync(target) && (await verifySnapshot(target)).length === 0;
  if (isStored && id === parent && damage === null) return { id, unchanged: true };
  if (!isStored) {
    writeManifest(draft.files, {
      ...draft.content,
      id,
      createdAt: draft.createdAt,
      parent: parent === id ? null : parent,
    });
    syncFolder(draft.files);
    writing(market.snapshots, () => mkdirSync(market.snapshots, { recursive: true }));
    if (existsSync(target)) moveDurably(target, join(draft.temporaryFolder, "damaged"));
    moveDurably(draft.files, target);
  }
  const retained = [id, ...ids.filter((other) => other !== id)].slice(0, MAX_GENERATIONS);
  syncFolder(market.path);
  writeGenerations(market, retained, join(draft.temporaryFolder, "current"));
  removeOthers(market, retained);
  return { id, unchanged: false };
}

function removeOthers(market: MarketFolder, retained: readonly string[]): void {
  for (const id of storedSnapshots(market)) {
    if (!retained.includes(id)) removeIfPossible(join(market.snapshots, id));
  }
}
