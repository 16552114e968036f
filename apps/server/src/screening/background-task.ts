import type { Day } from "@plumbline/core/time";
import type { StoredSnapshot } from "@plumbline/market/screening";

/**
 * What is made of a snapshot and written to the disk: the screening of all stocks on its own today, the study of the
 * checks, the factor history, from which past days are screened, and the record of verdicts.
 */
export type BackgroundTask =
  | { readonly make: "screening"; readonly at: StoredSnapshot; readonly day: Day }
  | { readonly make: "study" | "history"; readonly at: StoredSnapshot }
  /** @param now The present, ISO 8601. */
  | { readonly make: "record"; readonly at: StoredSnapshot; readonly now: string };

/** What is sent to the process in the background. */
export type BackgroundOrder = BackgroundTask & { readonly number: number };

/** What comes back. */
export type BackgroundReport =
  /** @param notBeside Why what was made lies in the spare folder; null where it lies beside the snapshots, or was there. */
  | { readonly number: number; readonly notBeside: string | null }
  | { readonly number: number; readonly failure: string }
  | { readonly residentBytes: number };
