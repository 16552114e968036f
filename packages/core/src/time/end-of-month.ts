import { type Day, datePartsOf, dayOf } from "./day.ts";

/**
 * The last calendar day of the month in which a day lies.
 *
 * @example
 * formatDay(endOfMonth(day("2024-02-10"))); // "2024-02-29"
 */
export function endOfMonth(value: Day): Day {
  const { year, month } = datePartsOf(value);
  return (dayOf(year, month + 1, 1) - 1) as Day;
}
