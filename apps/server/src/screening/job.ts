import type { Day } from "@plumbline/core/time";
import type { PackedScreening, StoredSnapshot } from "@plumbline/market/screening";

/** A screening to be computed, of all stocks of a snapshot or of some. */
export interface Job {
  readonly at: StoredSnapshot;
  readonly day: Day;
  /** null for all stocks. */
  readonly symbols: readonly string[] | null;
  /** Whether it is to be kept on disk: the whole market on its own today. */
  readonly isKept: boolean;
}

/** What is sent to the worker, and what comes back with the same number. */
export interface JobMessage {
  readonly number: number;
  readonly job: Job;
}
export type ResultMessage =
  | { readonly number: number; readonly screening: PackedScreening; readonly notKept: string | null }
  | { readonly number: number; readonly failure: string };
