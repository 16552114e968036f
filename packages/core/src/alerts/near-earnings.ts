import { type AnnouncingFiling, announcesResults, nextAnnouncement } from "../filings/index.ts";
import type { Day } from "../time/index.ts";

/** What is remembered of an alert on the day of results: for which day it has rung, or would have; null for none yet. */
export interface EarningsMemory {
  readonly told: Day | null;
}

export interface NearEarnings {
  readonly memory: EarningsMemory;
  readonly rings: boolean;
}

/** An estimate moves by some days; results of two quarters are further apart. */
const SAME_RESULTS_DAYS = 45;

/**
 * Whether the next results have come near: once for each of them, wherever the estimate of their day moves. The first time nothing
 * rings.
 *
 * @param before What was remembered; null the first time.
 * @param next Estimated day of the next results; null where none is known.
 * @param when The day on which it is looked at, and how many days before the results to ring.
 * @see ALR-05, EAR-01
 *
 * @example
 * nearEarnings({ told: null }, day("2026-05-04"), { asOf: day("2026-04-29"), days: 7 });
 * // { memory: { told: day("2026-05-04") }, rings: true }
 */
export function nearEarnings(
  before: EarningsMemory | null,
  next: Day | null,
  { asOf, days }: { readonly asOf: Day; readonly days: number },
): NearEarnings {
  const told = before?.told ?? null;
  if (next === null || next - asOf > days) return { memory: { told }, rings: false };
  const isTold = told !== null && Math.abs(next - told) < SAME_RESULTS_DAYS;
  return { memory: { told: next }, rings: before !== null && !isTold };
}

/**
 * The days on which such an alert would have rung, each by the filings of that day.
 *
 * @param days The days on which it was looked at, rising.
 * @param ahead How many days before the results it rings.
 */
export function pastNearEarnings(
  filings: readonly AnnouncingFiling[],
  days: Iterable<Day>,
  ahead: number,
): { readonly rings: readonly Day[]; readonly known: number } {
  const telling = filings.filter(announcesResults);
  const rings: Day[] = [];
  let memory: EarningsMemory | null = null;
  let known = 0;
  for (const asOf of days) {
    const next = nextAnnouncement(telling, asOf);
    if (next !== null) known++;
    const looked: NearEarnings = nearEarnings(memory, next, { asOf, days: ahead });
    memory = looked.memory;
    if (looked.rings) rings.push(asOf);
  }
  return { rings, known };
}
