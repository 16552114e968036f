import { type Day, dayOf } from "@plumbline/core/time";
import { openMarket, type Snapshot, SnapshotError } from "../snapshot/index.ts";
import type { ImportOptions } from "./import-options.ts";

/** The market as it is served; `null` when there is none, or none that is whole. */
export async function currentMarket({
  dataDirectory,
  market,
}: Pick<ImportOptions, "dataDirectory" | "market">): Promise<Snapshot | null> {
  try {
    return (await openMarket(dataDirectory, market)).snapshot;
  } catch (error) {
    const isAbsent = error instanceof SnapshotError && ["market-missing", "market-unusable"].includes(error.code);
    if (isAbsent) return null;
    throw error;
  }
}

/** The day of the clock. */
export function clockDay(): Day {
  const now = new Date();
  return dayOf(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());
}
