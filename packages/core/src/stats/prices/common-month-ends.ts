import { type Day, datePartsOf } from "../../time/index.ts";
import type { DailyCloses } from "./daily-closes.ts";

/** The last day of each month, oldest first; a month without a close is left out. */
export interface MonthEnds {
  readonly day: Int32Array;
  /** The months, as `monthIndexOf` numbers them. */
  readonly month: Int32Array;
}

/** Closes of two at the ends of the same months. */
export interface CommonMonthEnds extends MonthEnds {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/**
 * Finds the last day of each month on which both have a close: all that monthly returns of the two side by side are made
 * of, see `commonCloses`.
 *
 * @param months How many at most, counted back from the last; one more than the returns that are wanted.
 * @see STA-08, STA-11
 *
 * @example
 * // The ends of the last five years of months, and the one from which the first of them is measured.
 * commonMonthEnds(stock, market, 61).day;
 */
export function commonMonthEnds(left: DailyCloses, right: DailyCloses, months: number): CommonMonthEnds {
  // One buffer for all: allocating four takes longer than filling them.
  const buffer = new ArrayBuffer(months * (2 * 8 + 2 * 4));
  const ofLeft = new Float64Array(buffer, 0, months);
  const ofRight = new Float64Array(buffer, 8 * months, months);
  const day = new Int32Array(buffer, 16 * months, months);
  const month = new Int32Array(buffer, 20 * months, months);
  let at = months;
  let i = left.day.length - 1;
  let k = right.day.length - 1;
  while (i >= 0 && k >= 0 && at > 0) {
    const leftDay = left.day[i] as Day;
    const rightDay = right.day[k] as Day;
    if (leftDay > rightDay) i--;
    else if (rightDay > leftDay) k--;
    else {
      at--;
      const parts = datePartsOf(leftDay);
      day[at] = leftDay;
      month[at] = 12 * parts.year + parts.month - 1;
      ofLeft[at] = left.close[i] as number;
      ofRight[at] = right.close[k] as number;
      const monthStart = leftDay - parts.date + 1;
      i = lastBefore(left.day, monthStart, i);
      k = lastBefore(right.day, monthStart, k);
    }
  }
  return {
    day: day.subarray(at),
    month: month.subarray(at),
    left: ofLeft.subarray(at),
    right: ofRight.subarray(at),
  };
}

const LONGEST_MONTH = 31;

/** The last row before a month begins, of the rows up to one in that month; -1 when there is none. */
function lastBefore(days: Int32Array, monthStart: number, row: number): number {
  let [before, within] = [Math.max(-1, row - LONGEST_MONTH), row];
  while (within - before > 1) {
    const middle = (before + within) >> 1;
    if ((days[middle] as number) < monthStart) before = middle;
    else within = middle;
  }
  return before;
}
