import { type Day, day, parseDay } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";

/** A market that states no day of any kind leaves nothing out. */
const NO_BOUND = day("9999-12-31");

/** The day asked for; otherwise the market's last bar, or its publication where it has no prices. */
export function asOfDay({ lastDay, manifest }: Pick<Snapshot, "lastDay" | "manifest">, asOf?: string): Day {
  if (asOf !== undefined) return day(asOf);
  return lastDay ?? parseDay(manifest.createdAt?.slice(0, 10) ?? "") ?? NO_BOUND;
}
