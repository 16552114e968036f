import type { Day } from "../../time/index.ts";

/**
 * How many of some days have come by a day.
 *
 * @param days Rising.
 *
 * @example
 * daysBy([day("2024-01-01"), day("2024-03-01")], day("2024-02-01")); // 1
 */
export function daysBy(days: readonly Day[], asOf: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as Day) <= asOf) low = middle + 1;
    else high = middle;
  }
  return low;
}
