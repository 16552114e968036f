import { type Day, datePartsOf, dayOf } from "../../time/index.ts";
import type { DailyCloses } from "./daily-closes.ts";
import { isMonthOver } from "./is-month-over.ts";

/** The path of a calendar year, for comparison with the others. */
export interface YearPath {
  readonly year: number;
  /** Return since the last close of the year before, a fraction per trading day: the first is that of the first one. */
  readonly cumulative: Float64Array;
  /** True for the year of the listing, measured from its first close, and for a year that is not over. */
  readonly isPartial: boolean;
}

/**
 * Cuts a history into calendar years that begin together.
 *
 * @param closes Total-return closes, or split-adjusted ones for the price alone.
 * @param knownTo The day up to which prices are known; the last close when left out.
 * @returns Years, oldest first; a year without a trading day is left out.
 *
 * @example
 * // Closes of 100 at the end of 2022, then 102 and 99: 2023 is 0.02, -0.01.
 * yearPaths(closes).at(-1)?.cumulative;
 */
export function yearPaths({ day, close }: DailyCloses, knownTo: Day = day.at(-1) as Day): YearPath[] {
  const paths: YearPath[] = [];
  for (let start = 0; start < day.length; ) {
    const { year } = datePartsOf(day[start] as Day);
    const nextYear = dayOf(year + 1, 1, 1);
    let end = start;
    while (end < day.length && (day[end] as number) < nextYear) end++;
    const base = close[Math.max(0, start - 1)] as number;
    paths.push({
      year,
      cumulative: close.subarray(start, end).map((price) => price / base - 1),
      isPartial: start === 0 || (end === day.length && !isMonthOver(12 * year + 11, knownTo)),
    });
    start = end;
  }
  return paths;
}
