import { type Day, isSaturdaySession, mondayOf, monthIndexOf, weekdayOf } from "../../time/index.ts";

const FRIDAY = 5;

/**
 * Whether no weekday of a month is left after a day: the month of 31 May 2024, a Friday, is over with its close. As long as there was
 * trading on Saturdays those count as well.
 *
 * @param month As `monthIndexOf` numbers it.
 * @param knownTo The day up to which prices are known.
 *
 * @example
 * isMonthOver(monthIndexOf(day("2024-03-28")), day("2024-03-28")); // false: the 29th is not known to be a holiday
 */
export function isMonthOver(month: number, knownTo: Day): boolean {
  const tomorrow = (knownTo + 1) as Day;
  const isNext = weekdayOf(knownTo) < FRIDAY || isSaturdaySession(tomorrow);
  return monthIndexOf(isNext ? tomorrow : ((mondayOf(knownTo) + 7) as Day)) > month;
}
