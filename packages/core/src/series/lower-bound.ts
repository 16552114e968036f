import type { Day } from "../time/index.ts";

/**
 * Finds the place of a day in a rising column of days, by halving.
 *
 * @param days Strictly rising days, as in `Bars.day`.
 * @param day The day sought; it need not be in the column.
 * @returns The index of the first entry on or after `day`; the length of the column when all are earlier.
 *
 * @example
 * lowerBound(Int32Array.of(10, 20, 30), 15 as Day); // 1
 */
export function lowerBound(days: Int32Array, day: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the bar that was the latest known on a day: itself a trading day, or the last one before it.
 *
 * @param days Strictly rising days, as in `Bars.day`.
 * @param day The day as of which one looks.
 * @returns The index of the last entry on or before `day`, or -1 when all are later.
 * @see GEN-06, STA-15
 *
 * @example
 * lastIndexOnOrBefore(Int32Array.of(10, 20, 30), 25 as Day); // 1
 */
export function lastIndexOnOrBefore(days: Int32Array, day: Day): number {
  return lowerBound(days, (day + 1) as Day) - 1;
}
