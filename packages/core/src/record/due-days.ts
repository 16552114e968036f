import { addMonths, type Day } from "../time/index.ts";

/** A day whose verdicts are held against what followed, and the day up to which they are. */
export interface RecordSpan {
  /** Place among the days given. */
  readonly place: number;
  readonly day: Day;
  readonly until: Day;
}

/**
 * The days whose verdicts are scored after some months: of those on which all verdicts were recorded the first, then each
 * that lies beyond the span of the one before, so that no price is counted twice and intervals can rest on whole days.
 *
 * @param days On which all verdicts were recorded, rising.
 * @param months At least 1.
 * @param lastDay Last day of prices; a span that ends later is not due.
 * @see RVD-03
 *
 * @example
 * // Recorded in full on the first of each month of 2026, prices to 15 July:
 * dueSpans(days, 3, day("2026-07-15")); // from 1 January and from 1 April
 */
export function dueSpans(days: readonly Day[], months: number, lastDay: Day): readonly RecordSpan[] {
  return spansOf(days, months).filter(({ until }) => until <= lastDay);
}

/** The day from which the next score can be told; null where nothing is recorded that waits for one. */
export function nextDue(days: readonly Day[], months: number, lastDay: Day): Day | null {
  return spansOf(days, months).find(({ until }) => until > lastDay)?.until ?? null;
}

function spansOf(days: readonly Day[], months: number): readonly RecordSpan[] {
  const spans: RecordSpan[] = [];
  days.forEach((day, place) => {
    const last = spans.at(-1);
    if (last === undefined || day >= last.until) spans.push({ place, day, until: addMonths(day, months) });
  });
  return spans;
}
