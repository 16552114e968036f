import { type Day, datePartsOf, dayOf } from "./day.ts";

/**
 * The 31 December before the year of a day: the latest day from which a year-to-date change can be measured.
 *
 * @see STA-15
 *
 * @example
 * formatDay(endOfPreviousYear(day("2024-03-15"))); // "2023-12-31"
 */
export function endOfPreviousYear(value: Day): Day {
  return dayOf(datePartsOf(value).year - 1, 12, 31);
}
