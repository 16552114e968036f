import { addMonths, type Day, datePartsOf, endOfMonth } from "../../time/index.ts";
import type { DailyCloses } from "./daily-closes.ts";

/**
 * The return on each day of a purchase a number of months before.
 *
 * @param closes Total-return closes, or split-adjusted ones for the price alone.
 * @param months How long the stock was held, in calendar months.
 * @returns Fractions over the whole time held, not per year, in a column as long as `closes`: each close against the last
 *   one on or before its day minus `months`; NaN where none is that early.
 * @see STA-15 for the reference day
 *
 * @example
 * rollingReturns(closes, 12).at(-1) === priceChanges(closes)["1y"].change; // true
 */
export function rollingReturns({ day, close }: DailyCloses, months: number): Float64Array {
  const returns = new Float64Array(close.length).fill(Number.NaN);
  const startOf = monthsBefore(months);
  let reference = -1;
  for (let i = 0; i < close.length; i++) {
    const start = startOf(day[i] as Day);
    while (reference < i && (day[reference + 1] as number) <= start) reference++;
    if (reference >= 0) returns[i] = (close[i] as number) / (close[reference] as number) - 1;
  }
  return returns;
}

/** `addMonths` for rising days: the calendar is used once a month, since within a month only the date moves on. */
function monthsBefore(months: number): (day: Day) => number {
  let first = 0;
  let end = Number.NEGATIVE_INFINITY;
  let start = 0;
  let latest = 0;
  return (day) => {
    if (day > end) {
      first = day - datePartsOf(day).date + 1;
      end = endOfMonth(day);
      start = addMonths(first as Day, -months);
      latest = endOfMonth(start as Day);
    }
    return Math.min(start + (day - first), latest);
  };
}
