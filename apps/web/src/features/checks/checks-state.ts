import { readThresholds, type Thresholds, writeThresholds } from "./thresholds.ts";

/** Which thresholds are moved, and which check is open; lives in the address. */
export interface ChecksState {
  readonly thresholds: Thresholds;
  /** Id of the check whose evidence is shown. */
  readonly open: string | null;
}

/** Changes what is chosen at the moment it is asked to, so that two quick changes both count. */
export type ChangeChecks = (change: (current: ChecksState) => ChecksState) => void;

/** Reads the state from an address. */
export function readChecksState(query: Readonly<Record<string, string>>): ChecksState {
  return { thresholds: readThresholds(query.th), open: query.check || null };
}

/** Writes the state for an address; undefined takes a parameter away. */
export function writeChecksState({ thresholds, open }: ChecksState): Record<"th" | "check", string | undefined> {
  return { th: writeThresholds(thresholds), check: open ?? undefined };
}
