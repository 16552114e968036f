import { join } from "node:path";
import { type Damage, SnapshotError } from "./disk/index.ts";
import { readGenerations } from "./generations.ts";
import { listMarkets } from "./list-markets.ts";
import { type MarketFolder, marketFolder } from "./market-folder.ts";
import { openSnapshot } from "./open-snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import { strayFiles } from "./verify-snapshot.ts";

/** A snapshot, or the pointer, that was not what had been published. */
export interface RefusedSnapshot {
  /** `null` for the pointer of the market. */
  readonly id: string | null;
  readonly damages: readonly Damage[];
}

/**
 * Opens the current snapshot of a market, every file compared with its checksum; where it is damaged, the newest
 * earlier one that is not.
 *
 * @param dataDirectory The server's data directory.
 * @param market Name of the market.
 * @returns The snapshot; what was refused on the way, and files in its folder that are no part of it, for the log.
 * @throws {SnapshotError} `market-missing` if it was never published; `market-unusable` if every snapshot is damaged.
 */
export async function openMarket(
  dataDirectory: string,
  market: string,
): Promise<{ snapshot: Snapshot; refused: RefusedSnapshot[]; strays: string[] }> {
  const folder = marketFolder(dataDirectory, market);
  const { ids, damage } = readGenerations(folder);
  const refused: RefusedSnapshot[] = damage ? [{ id: null, damages: [damage] }] : [];
  for (const id of ids) {
    try {
      const path = join(folder.snapshots, id);
      return { snapshot: await openSnapshot(path, { verify: true }), refused, strays: strayFiles(path) };
    } catch (cause) {
      if (!(cause instanceof SnapshotError)) throw cause;
      refused.push({ id, damages: cause.damages });
    }
  }
  throw refused.length === 0 ? await missing(dataDirectory, market) : unusable(folder, market, refused);
}

async function missing(dataDirectory: string, market: string): Promise<SnapshotError> {
  const others = await listMarkets(dataDirectory);
  const choice = others.length === 0 ? "" : ` Markets there: ${others.join(", ")}.`;
  return new SnapshotError(
    "market-missing",
    `There is no market "${market}" in ${dataDirectory}. Import one: npm run market -- import --name ${market} ...${choice}`,
  );
}

function unusable(folder: MarketFolder, market: string, refused: readonly RefusedSnapshot[]): SnapshotError {
  const damages = refused.flatMap((entry) => entry.damages);
  const details = damages.map(({ detail }) => detail).join(" ");
  return new SnapshotError(
    "market-unusable",
    `No snapshot of the market "${market}" in ${folder.path} is whole. ${details} Restore the folder from a backup or import again.`,
    { damages },
  );
}
