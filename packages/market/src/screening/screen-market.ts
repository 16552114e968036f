import { asOfDay } from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { computeColumns, type ScreeningOptions } from "./compute-screenings.ts";
import type { StoredSnapshot } from "./derived-file.ts";
import type { Screening } from "./screening.ts";
import type { ScreeningColumns } from "./screening-columns.ts";
import { readScreening, writeScreening } from "./screening-file.ts";
import { screeningOf } from "./screening-of.ts";

/**
 * The screening of a market on its own today: the one on disk, or a new one, which is then written.
 *
 * @param at Where the snapshot is stored.
 * @throws {SnapshotError} if it cannot be written.
 */
export async function screenMarket(
  snapshot: Snapshot,
  at: StoredSnapshot,
  options: Pick<ScreeningOptions, "onProgress"> = {},
): Promise<Screening> {
  const known = await readScreening(at);
  if (known) return known;
  const [columns] = await computeColumns(snapshot, [asOfDay(snapshot)], options);
  writeScreening(at, columns as ScreeningColumns);
  return screeningOf(columns as ScreeningColumns);
}
