import { addMonths, type Day, endOfPreviousYear } from "../time/index.ts";

const MONTHS = { "1m": 1, "3m": 3, "6m": 6, "1y": 12, "3y": 36, "5y": 60, "10y": 120 } as const;

/** A span that ends on a day of the market and begins on a day of the calendar. */
export type CalendarSpan = keyof typeof MONTHS | "ytd";

/** How many months a span has; `ytd` has none of its own. */
export function monthsOf(span: Exclude<CalendarSpan, "ytd">): number {
  return MONTHS[span];
}

/**
 * The day on which a span begins: the last bar on or before it is the reference from which a change is measured.
 *
 * @param end Day of the last bar: months are counted back from it.
 * @returns The same date as many months before, or the last of that month where it has no such date; for `ytd` the last day of
 *   the year before.
 * @see STA-15
 *
 * @example
 * formatDay(referenceDay("1m", day("2024-03-31"))); // "2024-02-29"
 */
export function referenceDay(span: CalendarSpan, end: Day): Day {
  return span === "ytd" ? endOfPreviousYear(end) : addMonths(end, -MONTHS[span]);
}
