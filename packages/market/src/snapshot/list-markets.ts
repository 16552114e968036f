import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readGenerations } from "./generations.ts";
import type { Manifest } from "./manifest.ts";
import { readManifest } from "./manifest-file.ts";
import { marketFolder, marketsFolder } from "./market-folder.ts";

/** A generation of a market as a list shows it. */
export interface SnapshotListing {
  readonly id: string;
  readonly folder: string;
  readonly isCurrent: boolean;
  /** `null` when the manifest is damaged. */
  readonly manifest: Manifest | null;
}

/**
 * The id of the snapshot that the pointer of a market names; cheap enough to ask often. Damage is found by `openMarket`.
 *
 * @param dataDirectory The server's data directory.
 * @param market Name of the market.
 * @returns Its id in 64 hexadecimal digits; `null` when the market was never published.
 * @throws {SnapshotError} `market-name-invalid`.
 */
export async function currentSnapshotId(dataDirectory: string, market: string): Promise<string | null> {
  return readGenerations(marketFolder(dataDirectory, market)).ids[0] ?? null;
}

/**
 * Lists the markets that have been published.
 *
 * @param dataDirectory The server's data directory; it may be missing.
 * @returns Names, ascending.
 */
export async function listMarkets(dataDirectory: string): Promise<string[]> {
  const entries = await readdir(marketsFolder(dataDirectory), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && isPublished(dataDirectory, entry.name))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Lists the generations of a market with their manifests; files are not verified.
 *
 * @param dataDirectory The server's data directory.
 * @param market Name of the market.
 * @returns Newest first; empty when the market was never published.
 * @throws {SnapshotError} `market-name-invalid`.
 */
export async function listSnapshots(dataDirectory: string, market: string): Promise<SnapshotListing[]> {
  const folder = marketFolder(dataDirectory, market);
  return readGenerations(folder).ids.map((id, generation) => {
    const path = join(folder.snapshots, id);
    return { id, folder: path, isCurrent: generation === 0, manifest: readManifest(path).manifest };
  });
}

function isPublished(dataDirectory: string, name: string): boolean {
  try {
    return readGenerations(marketFolder(dataDirectory, name)).ids.length > 0;
  } catch {
    return false; // a folder that no market could have
  }
}
