import { type Day, datePartsOf, dayOf } from "./day.ts";
import { endOfMonth } from "./end-of-month.ts";

/**
 * Moves a day by calendar months. Where the target month has no such date, its last day is taken,
 * so that a month before 31 March is the end of February.
 *
 * @param from The day to start from.
 * @param months A whole number of months; negative goes back.
 * @returns The same date of the other month, clamped to the length of that month.
 * @see STA-15
 *
 * @example
 * formatDay(addMonths(day("2023-03-31"), -1)); // "2023-02-28"
 */
export function addMonths(from: Day, months: number): Day {
  const { year, month, date } = datePartsOf(from);
  const firstOfTarget = dayOf(year, month + months, 1);
  return Math.min(firstOfTarget + date - 1, endOfMonth(firstOfTarget)) as Day;
}
