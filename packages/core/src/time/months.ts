import { type Day, datePartsOf, dayOf, daysInMonth } from "./day.ts";

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

/**
 * Numbers the calendar months without gaps, so that the difference of two numbers counts months.
 *
 * @returns Twelve times the year, plus the month counted from 0.
 *
 * @example
 * monthIndexOf(day("2024-01-31")) - monthIndexOf(day("2023-12-01")); // 1
 */
export function monthIndexOf(value: Day): number {
  const { year, month } = datePartsOf(value);
  return year * 12 + month - 1;
}
