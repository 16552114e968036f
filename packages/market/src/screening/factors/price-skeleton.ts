import { lastIndexOnOrBefore, lowerBound } from "@plumbline/core/series";
import { addMonths, type Day, monthIndexOf } from "@plumbline/core/time";
import type { PriceHistory } from "../../model/index.ts";
import type { PositionedPrices } from "../../snapshot/index.ts";

/**
 * The prices of a stock in stretches, each of which stands for its bars: the close of the last one, the lowest and the
 * highest price. A stretch ends with a month, with the last day of a month on which the broad index of the market has a
 * value, before a dividend and before a split, so that all that looks further back than a year finds what it asks for.
 */
export interface PriceSkeleton {
  /** Last day of each stretch, and the row of its bar. */
  readonly day: Int32Array;
  readonly row: Int32Array;
  readonly close: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

const BYTES_PER_STRETCH = 3 * 8 + 2 * 4;

/**
 * Divides the prices of a stock into stretches.
 *
 * @param indices Days of the broad indices that stocks are held against.
 */
export function priceSkeleton({ bars, actions }: PriceHistory, indices: readonly Int32Array[]): PriceSkeleton {
  const { day, low, high, close } = bars;
  const ends = stretchEnds(day, [actions.splits, actions.dividends].flat(), indices);
  const skeleton = skeletonOver(new ArrayBuffer(ends.length * BYTES_PER_STRETCH), ends.length);
  skeleton.row.set(ends);
  let first = 0;
  for (const [k, end] of ends.entries()) {
    const [lowest, highest] = rangeOf({ low, high, close }, first, end);
    skeleton.day[k] = day[end] as number;
    skeleton.close[k] = close[end] as number;
    skeleton.low[k] = lowest;
    skeleton.high[k] = highest;
    first = end + 1;
  }
  return skeleton;
}

/** Rows of the last bars of the stretches, rising. The first bar is one of its own: histories are told by their first day. */
function stretchEnds(
  day: Int32Array,
  actions: readonly { readonly exDay: Day }[],
  indices: readonly Int32Array[],
): readonly number[] {
  if (day.length === 0) return [];
  const ends = new Set([0, day.length - 1]);
  for (const { exDay } of actions) ends.add(lowerBound(day, exDay) - 1);
  for (const known of [day, ...indices]) {
    for (const row of lastOfMonths(day, known)) ends.add(row);
  }
  ends.delete(-1);
  return [...ends].sort((a, b) => a - b);
}

/** Rows of the last day of each month that another calendar has too. */
function* lastOfMonths(day: Int32Array, known: Int32Array): Generator<number> {
  let [last, month, k] = [-1, -1, 0];
  for (let row = 0; row < day.length; row++) {
    while (k < known.length && (known[k] as number) < (day[row] as number)) k++;
    if (known[k] !== day[row]) continue;
    const current = monthIndexOf(day[row] as Day);
    if (current !== month && last >= 0) yield last;
    [last, month] = [row, current];
  }
  if (last >= 0) yield last;
}

/** Lowest and highest price of some bars, as `priceRange` reads them: a close stands in for what a bar lacks. */
function rangeOf(
  { low, high, close }: Readonly<Record<"low" | "high" | "close", Float64Array>>,
  first: number,
  last: number,
): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = first; row <= last; row++) {
    const [bottom, top, price] = [low[row] as number, high[row] as number, close[row] as number];
    const least = Number.isNaN(bottom) ? price : bottom;
    const most = Number.isNaN(top) ? price : top;
    if (least < lowest) lowest = least;
    if (most > highest) highest = most;
  }
  return [lowest, highest];
}

export function skeletonBytes({ close }: PriceSkeleton): Uint8Array {
  return new Uint8Array(close.buffer);
}

/** @param bytes Exactly one skeleton, at a position of its buffer that is divisible by 8. */
export function skeletonFrom(bytes: Uint8Array): PriceSkeleton {
  return skeletonOver(bytes.buffer, bytes.length / BYTES_PER_STRETCH, bytes.byteOffset);
}

function skeletonOver(buffer: ArrayBufferLike, count: number, at = 0): PriceSkeleton {
  return {
    close: new Float64Array(buffer, at, count),
    low: new Float64Array(buffer, at + 8 * count, count),
    high: new Float64Array(buffer, at + 16 * count, count),
    day: new Int32Array(buffer, at + 24 * count, count),
    row: new Int32Array(buffer, at + 28 * count, count),
  };
}

/** Bars that are read one by one up to the day: a year of them, and a little more than any average or spread counts. */
const RECENT_BARS = 262;
const RECENT_MONTHS = 12;
/** Look-backs of price changes, the earliest first; of the longest one the whole range is asked for too. */
const LOOK_BACKS = [60, 36] as const;
const LONGEST_MONTHS = 120;

/** Bars of the past on their way into the columns of all. */
interface PastBars {
  readonly day: number[];
  readonly close: number[];
  readonly low: number[];
  readonly high: number[];
}

const NO_BARS: PastBars = { day: [], close: [], low: [], high: [] };

/**
 * The prices of a stock as all that is screened sees them on a day: every bar of the last year, and of the time before the
 * ones that something is measured from. Everything else has gone into the lowest and highest prices of its stretch. What
 * is computed from them is the same number as from all bars.
 *
 * @returns null when the stock has no bar by then.
 */
export function pricesAround(prices: PositionedPrices, skeleton: PriceSkeleton, asOf: Day): PriceHistory | null {
  const { day: ends, row: rows } = skeleton;
  const full = lastIndexOnOrBefore(ends, asOf);
  if (full < 0) return null;
  // The last bar by the day is that of the last whole stretch, or one of the next: as many as it takes from either.
  const whole = rows[full] as number;
  const yearStart = lastIndexOnOrBefore(ends, addMonths(ends[full] as Day, -RECENT_MONTHS));
  const first = beginOfStretch(rows, Math.min(whole - RECENT_BARS, rows[yearStart] ?? 0));
  const days = prices.days({ start: first, length: (rows[full + 1] ?? whole) - first + 1 });
  const last = first + lastIndexOnOrBefore(days, asOf);
  const lastDay = days[last - first] as Day;
  const past = first === 0 ? NO_BARS : pastBars(prices, skeleton, { first, lastDay });
  const recent = { start: first, length: last - first + 1 };
  // That more bars follow is part of what is known: a source that adjusts prices means them for its last day.
  const later = last + 1 < prices.length ? 1 : 0;
  const count = past.day.length + recent.length + later;
  const joined = (before: readonly number[], column: "close" | "low" | "high" | "volume") => {
    const values = new Float64Array(count);
    for (let k = 0; k < before.length; k++) values[k] = before[k] as number;
    values.set(prices.values(column, recent), count - later - recent.length);
    if (later) values[count - 1] = Number.NaN;
    return values;
  };
  const day = new Int32Array(count);
  day.set(past.day);
  day.set(days.subarray(0, recent.length), past.day.length);
  if (later) day[count - 1] = asOf + 1;
  const close = joined(past.close, "close");
  const [low, high] = [joined(past.low, "low"), joined(past.high, "high")];
  const volume = joined(NO_BARS.close, "volume").fill(Number.NaN, 0, past.day.length);
  const { symbol, basis, source, actions, moves } = prices;
  return {
    ...{ symbol, basis, source, actions },
    ...(moves && { moves }),
    bars: { day, open: new Float64Array(), high, low, close, volume },
  };
}

/** First row of the stretch that a row is in: what comes before it are whole stretches. */
function beginOfStretch(rows: Int32Array, row: number): number {
  const before = lowerBound(rows, row as Day) - 1;
  return before < 0 ? 0 : (rows[before] as number) + 1;
}

/** What stands for the bars before a row: stretches, and the bars that something is measured from. */
function pastBars(
  prices: PositionedPrices,
  { day: ends, row: rows, close, low, high }: PriceSkeleton,
  { first, lastDay }: { readonly first: number; readonly lastDay: Day },
): PastBars {
  const bars: PastBars = { day: [], close: [], low: [], high: [] };
  const decade = addMonths(lastDay, -LONGEST_MONTHS);
  const lookBacks = LOOK_BACKS.map((months) => addMonths(lastDay, -months));
  let [begun, before] = [0, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < ends.length && (rows[k] as number) < first; k++) {
    const [row, end] = [rows[k] as number, ends[k] as number];
    const stretch = { start: begun, length: row - begun + 1 };
    if (decade >= before && decade < end) addEach(bars, prices, stretch);
    else {
      for (const on of lookBacks) if (on >= before && on < end) addLast(bars, prices, stretch, on);
      bars.day.push(end);
      bars.close.push(close[k] as number);
      bars.low.push(low[k] as number);
      bars.high.push(high[k] as number);
    }
    [begun, before] = [row + 1, end];
  }
  return bars;
}

type Rows = Parameters<PositionedPrices["days"]>[0];

function addEach(bars: PastBars, prices: PositionedPrices, rows: Rows): void {
  bars.day.push(...prices.days(rows));
  bars.close.push(...prices.values("close", rows));
  bars.low.push(...prices.values("low", rows));
  bars.high.push(...prices.values("high", rows));
}

/** Adds the last bar by a day, if one of these rows is it: neither the lowest nor the highest of anything, as its stretch is. */
function addLast(bars: PastBars, prices: PositionedPrices, rows: Rows, on: Day): void {
  const days = prices.days(rows);
  const k = lastIndexOnOrBefore(days, on);
  if (k < 0 || days[k] === bars.day.at(-1)) return;
  const [close] = prices.values("close", { start: rows.start + k, length: 1 });
  bars.day.push(days[k] as number);
  bars.close.push(close as number);
  bars.low.push(Number.POSITIVE_INFINITY);
  bars.high.push(Number.NEGATIVE_INFINITY);
}
