import type { Day } from "./day.ts";

/** 1970-01-01, day 0, was a Thursday: three days after a Monday. */
const DAYS_SINCE_MONDAY_OF_DAY_ZERO = 3;

/**
 * The day of the week, as ISO 8601 counts it.
 *
 * @returns 1 for Monday to 7 for Sunday.
 *
 * @example
 * weekdayOf(day("2024-03-15")); // 5, a Friday
 */
export function weekdayOf(value: Day): number {
  return daysSinceMonday(value) + 1;
}

/**
 * The Monday with which the week of a day begins (ISO 8601).
 *
 * @example
 * formatDay(mondayOf(day("2024-03-17"))); // "2024-03-11"
 */
export function mondayOf(value: Day): Day {
  return (value - daysSinceMonday(value)) as Day;
}

function daysSinceMonday(value: Day): number {
  // The remainder of a day before 1970 is negative, hence the second one.
  return (((value + DAYS_SINCE_MONDAY_OF_DAY_ZERO) % 7) + 7) % 7;
}
