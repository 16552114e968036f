import type { Day } from "../time/index.ts";
import type { Bars } from "./bars.ts";
import { lowerBound } from "./lower-bound.ts";

/**
 * Looks at the bars of a span of days. Nothing is copied: the columns are views of those given.
 *
 * @param from First day of the span, included.
 * @param to Last day of the span, included.
 * @returns The bars from `from` to `to`; no bars when the span holds none.
 *
 * @example
 * sliceBars(bars, day("2024-01-01"), day("2024-12-31")); // the bars of 2024
 */
export function sliceBars(bars: Bars, from: Day, to: Day): Bars {
  const end = lowerBound(bars.day, (to + 1) as Day);
  return barsBetween(bars, Math.min(lowerBound(bars.day, from), end), end);
}

/**
 * Looks at the bars that were known on a day: a computation on them cannot see the future.
 *
 * @param last Last day that is included.
 * @see GEN-06
 *
 * @example
 * barsUpTo(bars, day("2020-02-29")).day.at(-1) === day("2020-02-28"); // true: the 29th was a Saturday
 */
export function barsUpTo(bars: Bars, last: Day): Bars {
  return barsBetween(bars, 0, lowerBound(bars.day, (last + 1) as Day));
}

function barsBetween(bars: Bars, start: number, end: number): Bars {
  if (start === 0 && end === bars.day.length) return bars;
  return {
    day: bars.day.subarray(start, end),
    open: bars.open.subarray(start, end),
    high: bars.high.subarray(start, end),
    low: bars.low.subarray(start, end),
    close: bars.close.subarray(start, end),
    volume: bars.volume.subarray(start, end),
  };
}
