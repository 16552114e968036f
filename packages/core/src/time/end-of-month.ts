import { type Day, datePartsOf, daysInMonth } from "./day.ts";

/**
 * The last calendar day of the month in which a day lies.
 *
 * @example
 * formatDay(endOfMonth(day("2024-02-10"))); // "2024-02-29"
 */
export function endOfMonth(value: Day): Day {
  const { year, month, date } = datePartsOf(value);
  return (value - date + daysInMonth(year, month)) as Day;
}
