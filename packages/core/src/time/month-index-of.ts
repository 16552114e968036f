import { type Day, datePartsOf } from "./day.ts";

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
