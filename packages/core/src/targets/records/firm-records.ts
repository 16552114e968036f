import type { FirmIdentity } from "../firms/firm-identity.ts";
import { type HiddenRecord, isMatured, type JudgedTarget, type TrackRecord, trackRecord } from "./track-record.ts";

/** How the targets of one firm for one stock have done. */
export interface FirmRecord {
  readonly firm: FirmIdentity;
  /** All of its targets. */
  readonly posts: number;
  readonly matured: number;
  readonly running: number;
  /** Hidden below five matured targets. */
  readonly record: TrackRecord | HiddenRecord;
}

/**
 * The record of each firm on a stock.
 *
 * @param targets Targets of one stock, each with its outcome.
 * @returns The firms with most matured targets first, then by name.
 * @see PT-08
 *
 * @example
 * firmRecords(targets)[0]?.matured; // 14
 */
export function firmRecords(targets: readonly JudgedTarget[]): FirmRecord[] {
  const byFirm = [...Map.groupBy(targets, ({ firm }) => firm.id).values()];
  return byFirm.map(recordOf).sort((left, right) => {
    return right.matured - left.matured || (left.firm.name < right.firm.name ? -1 : 1);
  });
}

function recordOf(targets: readonly JudgedTarget[]): FirmRecord {
  // The newest spelling of a firm that is not in the table of names.
  const { firm } = targets.at(-1) as JudgedTarget;
  return {
    firm,
    posts: targets.length,
    matured: targets.filter(isMatured).length,
    running: targets.filter(({ outcome }) => outcome.state === "running").length,
    record: trackRecord(targets),
  };
}
