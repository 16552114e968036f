import { periodStarts } from "../../series/index.ts";
import { type Day, monthIndexOf } from "../../time/index.ts";
import type { MonthEnds } from "../prices/common-month-ends.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";
import { isMonthOver } from "../prices/is-month-over.ts";

/** Returns of consecutive calendar months. */
export interface MonthlyReturns {
  /** The first month, as `monthIndexOf` numbers it. */
  readonly first: number;
  /** A fraction per month; NaN where there is none. */
  readonly returns: Float64Array;
  /** The last day counted in a last month that still runs; null when that month is complete. */
  readonly runningTo: Day | null;
}

/**
 * What each calendar month returned: its last close against that of the month before.
 *
 * @param closes Total-return closes, or split-adjusted ones for the price alone.
 * @param knownTo The day up to which prices are known; the last close when left out. It separates a month that still runs
 *   from one that is complete.
 * @returns All months from that of the first close on. The first is NaN, since the price at its beginning is not known,
 *   and so is a month without a close, and the one after it.
 * @see STA-11
 *
 * @example
 * // Closes of 100 on 31 January, 110 on 29 February and 99 on 15 March: NaN, 0.1 and, running, -0.1.
 * monthlyReturns(closes).returns;
 */
export function monthlyReturns({ day, close }: DailyCloses, knownTo: Day = day.at(-1) as Day): MonthlyReturns {
  const starts = periodStarts(day, "month");
  const ends = starts.map((_, k) => (starts[k + 1] ?? day.length) - 1);
  const of = {
    day: ends.map((end) => day[end] as number),
    month: starts.map((start) => monthIndexOf(day[start] as Day)),
  };
  return returnsOfMonthEnds(
    of,
    Float64Array.from(ends, (end) => close[end] as number),
    knownTo,
  );
}

/**
 * The same of the ends of months alone, see `commonMonthEnds`.
 *
 * @param close One of each end.
 *
 * @example
 * returnsOfMonthEnds(ends, ends.left).returns.at(-1); // what the last month returned
 */
export function returnsOfMonthEnds(
  { day, month }: MonthEnds,
  close: Float64Array,
  knownTo: Day = day.at(-1) as Day,
): MonthlyReturns {
  const first = month[0];
  const last = month.at(-1);
  if (first === undefined || last === undefined) return { first: 0, returns: new Float64Array(), runningTo: null };
  const returns = new Float64Array(last - first + 1).fill(Number.NaN);
  for (let k = 1; k < month.length; k++) {
    const at = month[k] as number;
    if (at === (month[k - 1] as number) + 1) returns[at - first] = (close[k] as number) / (close[k - 1] as number) - 1;
  }
  return { first, returns, runningTo: isMonthOver(last, knownTo) ? null : (day.at(-1) as Day) };
}

/**
 * The return of one month.
 *
 * @param month As `monthIndexOf` numbers it.
 * @returns NaN where there is none.
 *
 * @example
 * returnOfMonth({ first: 24000, returns: Float64Array.of(0.1), runningTo: null }, 24000); // 0.1
 */
export function returnOfMonth({ first, returns }: MonthlyReturns, month: number): number {
  return returns[month - first] ?? Number.NaN;
}
