import type { MonthlyReturns } from "./monthly-returns.ts";

/**
 * The returns of one calendar month over the years.
 *
 * @param month 0 for January to 11 for December.
 * @returns Oldest first, without those that are missing.
 *
 * @example
 * returnsOfCalendarMonth(monthWindow(months, 60), 8).length; // 5 Septembers
 */
export function returnsOfCalendarMonth({ first, returns }: MonthlyReturns, month: number): Float64Array {
  return returns.filter((value, k) => (first + k) % 12 === month && !Number.isNaN(value));
}
