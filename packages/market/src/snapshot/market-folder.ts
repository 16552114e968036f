import { readdirSync } from "node:fs";
import { join } from "node:path";
import { SnapshotError } from "./disk/index.ts";

const MARKET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** The paths of one market below the data directory. */
export interface MarketFolder {
  readonly path: string;
  /** Holds a folder per snapshot, named by its id. */
  readonly snapshots: string;
  /** The pointer: ids of the generations, newest first. */
  readonly pointer: string;
}

/** The folder that holds all markets. */
export function marketsFolder(dataDirectory: string): string {
  return join(dataDirectory, "markets");
}

/**
 * Names the paths of a market.
 *
 * @throws {SnapshotError} `market-name-invalid` if the name could leave the folder or differ by case only.
 */
export function marketFolder(dataDirectory: string, market: string): MarketFolder {
  if (!MARKET_NAME.test(market)) {
    throw new SnapshotError(
      "market-name-invalid",
      `"${market}" cannot name a market: use 1 to 64 lower-case letters, digits, "-" and "_", a letter or digit first.`,
    );
  }
  const path = join(marketsFolder(dataDirectory), market);
  return { path, snapshots: join(path, "snapshots"), pointer: join(path, "current") };
}

/** Every market of a data directory, also one whose first import never ended; none where the directory is missing. */
export function marketFolders(dataDirectory: string): readonly MarketFolder[] {
  try {
    return readdirSync(marketsFolder(dataDirectory), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && MARKET_NAME.test(entry.name))
      .map(({ name }) => marketFolder(dataDirectory, name));
  } catch {
    return [];
  }
}
