import { setImmediate } from "node:timers/promises";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import { isMarketTooOld, presentDay } from "../companies/index.ts";
import { FORMULAS_VERSION, type Screening } from "../screening/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { appendPublication } from "./append-publication.ts";
import { RecordError } from "./record-error.ts";
import { type RecordHead, readHead, recordFolder } from "./record-files.ts";
import { snapshotVerdicts } from "./snapshot-verdicts.ts";

export interface RecordOptions {
  readonly dataDirectory: string;
  /** All stocks on the own today of the market. */
  readonly screening: Screening;
  /** The present: what is recorded bears its day. */
  readonly now: Date;
  /** Called after each stock; the event loop gets its turn there. */
  readonly breathe?: () => Promise<unknown>;
}

/**
 * Records what is said of all stocks of a snapshot that is served, unless that was recorded last. A market without prices has
 * no verdicts, and a stock whose last price is not one of these days has none.
 *
 * @returns Whether anything was appended.
 * @throws {RecordError} `market-too-old` if the last prices are not of these days; otherwise as {SnapshotError}, see `appendPublication`.
 * @see RVD-01
 */
export async function recordSnapshot(
  snapshot: Snapshot,
  { dataDirectory, screening, now, breathe = setImmediate }: RecordOptions,
): Promise<boolean> {
  const { id, market, createdAt, lastDay } = snapshot.manifest;
  if (lastDay === null || isRecorded(readHead(recordFolder(dataDirectory, market)), id)) return false;
  if (isMarketTooOld(snapshot, now)) {
    const age = `more than ${MAX_AGE_DAYS.price} days before ${now.toISOString().slice(0, 10)}`;
    throw new RecordError(
      "market-too-old",
      `The last prices of ${market} are of ${lastDay}, ${age}. Nothing is recorded.`,
    );
  }
  const oldestPrice = (presentDay(snapshot, now) - MAX_AGE_DAYS.price) as Day;
  return appendPublication(dataDirectory, market, {
    day: now.toISOString().slice(0, 10),
    snapshot: id,
    published: createdAt,
    lastDay,
    formulas: FORMULAS_VERSION,
    verdicts: await snapshotVerdicts(snapshot, screening, { oldestPrice, breathe }),
  });
}

/** Looked at before any verdict is computed; whoever appends looks again. */
function isRecorded(head: RecordHead | "altered" | null, snapshot: string): boolean {
  return head !== null && head !== "altered" && head.snapshot === snapshot && head.formulas === FORMULAS_VERSION;
}
