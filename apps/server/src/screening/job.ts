import type { MessagePort } from "node:worker_threads";
import type { Day } from "@plumbline/core/time";
import type {
  GroupRatios,
  PackedPart,
  PackedScreening,
  Share,
  StockGroup,
  StoredSnapshot,
} from "@plumbline/market/screening";

/** A screening to be computed, of all stocks of a snapshot or of some. */
export interface Job {
  readonly at: StoredSnapshot;
  readonly day: Day;
  /** null for all stocks. */
  readonly symbols: readonly string[] | null;
}

/** Ratios of groups to be computed. */
export interface RatiosJob {
  readonly at: StoredSnapshot;
  readonly day: Day;
  readonly groups: readonly StockGroup[];
}

/** What is sent to the worker, and what comes back with the same number. */
export type JobMessage =
  | { readonly number: number; readonly job: Job }
  | { readonly number: number; readonly ratios: RatiosJob }
  /** Nobody waits any more for the screening of that number; it still comes back, as a failure. */
  | { readonly number: number; readonly cancelled: true }
  /** Another thread is there to share whole markets with, at the other end of this port. */
  | { readonly shareWith: MessagePort };
export type ResultMessage =
  | { readonly number: number; readonly screening: PackedScreening }
  | { readonly number: number; readonly ratios: readonly GroupRatios[] }
  | { readonly number: number; readonly failure: string };

/** The two halves of a market: the first is that of the thread that was asked, the second that of the other one. */
export const FIRST_SHARE: Share = { part: 0, of: 2 };
export const SECOND_SHARE: Share = { part: 1, of: 2 };

/** What that thread asks of the other one, and what comes back with the same number. */
export interface ShareRequest extends Pick<Job, "at" | "day"> {
  readonly number: number;
}
export type ShareAnswer =
  | { readonly number: number; readonly part: PackedPart }
  | { readonly number: number; readonly failure: string };
