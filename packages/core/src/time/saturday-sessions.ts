import { type Day, datePartsOf, day } from "./day.ts";
import { weekdayOf } from "./weekday-of.ts";

const SATURDAY = 6;
/** The last one; from 29 September 1952 on the week of five days, which held that summer already, was for good. */
const LAST_SESSION: Day = day("1952-05-24");
/** Weeks of five days in the summer of 1945, and in those after it from Memorial Day to the end of September. */
const FIRST_SUMMER = { from: day("1945-07-07"), until: day("1945-09-01") };
const FIRST_LONG_SUMMER = 1946;
const SUMMER = { month: 5, date: 28, until: 9 };

/**
 * Whether the exchanges of New York could be open on a day because they traded on Saturdays then, from ten to noon. Closures of single
 * Saturdays beside holidays and in times of heavy trading are announced on their own and are not known here.
 *
 * @param value Any day; false for all but Saturdays.
 * @see The list of closings of the New York Stock Exchange in pandas_market_calendars, holidays_nyse.py ("NYSE was open on Saturdays
 *   thru 5/24/1952", SatClosings1945 to SatClosings1952); Time, 28 July 1952, "Five-Day Week"
 *
 * @example
 * isSaturdaySession(day("1929-10-19")); // true
 * isSaturdaySession(day("1950-07-01")); // false, a Saturday of summer
 * isSaturdaySession(day("1952-05-31")); // false
 */
export function isSaturdaySession(value: Day): boolean {
  if (value > LAST_SESSION || weekdayOf(value) !== SATURDAY) return false;
  if (value >= FIRST_SUMMER.from && value <= FIRST_SUMMER.until) return false;
  const { year, month, date } = datePartsOf(value);
  if (year < FIRST_LONG_SUMMER) return true;
  const isBefore = month < SUMMER.month || (month === SUMMER.month && date < SUMMER.date);
  return isBefore || month > SUMMER.until;
}
