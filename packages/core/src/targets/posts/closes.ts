import { type Figure, figure, missing } from "../../figure/index.ts";
import { splitRatioSince } from "../../fundamentals/index.ts";
import { type Bars, barsUpTo, lowerBound, type Split, splitAdjusted } from "../../series/index.ts";
import { type Day, formatDay, MAX_AGE_DAYS } from "../../time/index.ts";

/** The prices that targets are compared with. */
export interface TargetPrices {
  /** Raw bars; those after the as-of day are not seen. Where the source adjusts its prices itself, those, and no splits. */
  readonly bars: Bars;
  /** Oldest first. */
  readonly splits: readonly Split[];
  /** Provider of the prices. */
  readonly source: string;
  /** Days of moves that nothing supports: a figure measured over one of them is marked. */
  readonly doubts?: readonly Day[];
}

/** Closes known on a day, oldest first, in shares of that day; every one is a number. */
export interface Closes {
  readonly day: Int32Array;
  readonly close: Float64Array;
  /** Days of moves among them that nothing supports. */
  readonly doubts?: readonly Day[];
}

/**
 * The closes that were known on a day, in shares of that day.
 *
 * @throws {RangeError} if the splits are not oldest first or a ratio is not a positive number.
 * @see GEN-06, FND-12
 *
 * @example
 * closesAsOf({ bars, splits: [{ exDay: day("2020-08-31"), ratio: 4 }] }, day("2021-01-04")).close[0]; // 75.09, traded as 300.35
 */
export function closesAsOf({ bars, splits, doubts = [] }: Omit<TargetPrices, "source">, asOf: Day): Closes {
  const { day, close } = splitAdjusted(barsUpTo(bars, asOf), splits);
  // A split after the last bar is in force on the day, and in the targets posted since.
  const shares = splitRatioSince(splits, (day.at(-1) ?? asOf) as Day, asOf);
  const known = { day: new Int32Array(day.length), close: new Float64Array(day.length) };
  let count = 0;
  for (let at = 0; at < day.length; at++) {
    if (Number.isNaN(close[at])) continue;
    known.day[count] = day[at] as number;
    known.close[count++] = (close[at] as number) / shares;
  }
  const days = known.day.subarray(0, count);
  const closes = known.close.subarray(0, count);
  return { day: days, close: closes, ...(doubts.length > 0 && { doubts: doubts.filter((on) => on <= asOf) }) };
}

/**
 * The last close before a day, unless it is older than a week.
 *
 * @see PT-02
 *
 * @example
 * closeBefore({ day: Int32Array.of(10, 11), close: Float64Array.of(50, 52) }, 11 as Day); // 50
 */
export function closeBefore({ day, close }: Closes, before: Day): number | null {
  const at = lowerBound(day, before) - 1;
  const from = day[at] ?? Number.NEGATIVE_INFINITY;
  return from < before - MAX_AGE_DAYS.priceBeside ? null : (close[at] as number);
}

/** The last close as a figure. */
export function lastClose({ day, close }: Closes, source: string): Figure {
  const last = day.at(-1);
  if (last === undefined) return missing("no-price");
  return figure(close.at(-1) ?? Number.NaN, { source, periodEnd: formatDay(last as Day) }, "no-price");
}
