import { addMonths, type Day } from "../time/index.ts";
import type { Bars } from "./bars.ts";
import { lastIndexOnOrBefore } from "./lower-bound.ts";

/** The prices between which a stock traded, and the place of the last close between them. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
  /** The latest day on which the low was traded. */
  readonly lowDay: Day;
  /** The latest day on which the high was traded. */
  readonly highDay: Day;
  /** Where the last close lies between low (0) and high (1); null when they are equal. */
  readonly position: number | null;
  /** False when no bar is as old as the start of the span: then this is the range since the first bar. */
  readonly complete: boolean;
  /** True when some bar has no high or low, and its close stands in. */
  readonly usesCloses: boolean;
  /** Day of the first bar of the range. */
  readonly from: Day;
  /** Day of the last bar of the range. */
  readonly to: Day;
}

/**
 * The range of the last months: the lowest low and the highest high over (T - n calendar months, T], where T is the last
 * bar on or before `asOf`. 12 months are the 52-week range, 120 the 10-year range.
 *
 * @param bars Split-adjusted bars. Prices are in shares of their last bar: to see a past day as it was seen then, truncate
 *   the raw bars with `barsUpTo` before adjusting them.
 * @param months Length of the span in calendar months.
 * @param asOf The day as of which one looks; the last bar when left out.
 * @returns The range, or null when there is no bar on or before `asOf` (reason `no-price`).
 * @see STA-15
 *
 * @example
 * priceRange(bars, 12)?.complete; // false for a stock listed half a year ago
 */
export function priceRange(bars: Bars, months: number, asOf?: Day): PriceRange | null {
  const last = anchorIndex(bars, asOf);
  if (last < 0) return null;
  const start = addMonths(bars.day[last] as Day, -months);
  const beforeSpan = lastIndexOnOrBefore(bars.day, start);
  return rangeBetween(bars, { first: beforeSpan + 1, last, complete: beforeSpan >= 0 });
}

/**
 * The range of one session: low and high of the last bar on or before `asOf`.
 *
 * @param bars Split-adjusted bars, or raw ones.
 * @param asOf The day as of which one looks; the last bar when left out.
 * @returns The range, or null when there is no such bar (reason `no-price`).
 * @see STA-15, "Today's range"
 *
 * @example
 * // For a last bar with low 9, high 11 and close 10: { low: 9, high: 11, position: 0.5, ... }
 * sessionRange(bars);
 */
export function sessionRange(bars: Bars, asOf?: Day): PriceRange | null {
  const last = anchorIndex(bars, asOf);
  return last < 0 ? null : rangeBetween(bars, { first: last, last, complete: true });
}

function anchorIndex(bars: Bars, asOf: Day | undefined): number {
  return asOf === undefined ? bars.day.length - 1 : lastIndexOnOrBefore(bars.day, asOf);
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly complete: boolean;
}

function rangeBetween({ day, high, low, close }: Bars, { first, last, complete }: Span): PriceRange {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  let lowIndex = last;
  let highIndex = last;
  let usesCloses = false;
  for (let i = first; i <= last; i++) {
    let min = low[i] as number;
    let max = high[i] as number;
    // With the close as a bound, a bar with only a high or a low still counts with that one.
    if (Number.isNaN(min) || Number.isNaN(max)) {
      usesCloses = true;
      min = orClose(min, close[i] as number);
      max = orClose(max, close[i] as number);
    }
    if (min <= lowest) {
      lowest = min;
      lowIndex = i;
    }
    if (max >= highest) {
      highest = max;
      highIndex = i;
    }
  }
  const width = highest - lowest;
  return {
    low: lowest,
    high: highest,
    lowDay: day[lowIndex] as Day,
    highDay: day[highIndex] as Day,
    position: width > 0 ? ((close[last] as number) - lowest) / width : null,
    complete,
    usesCloses,
    from: day[first] as Day,
    to: day[last] as Day,
  };
}

function orClose(price: number, close: number): number {
  return Number.isNaN(price) ? close : price;
}
