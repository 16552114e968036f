import { type Actions, type Bars, lastIndexOnOrBefore, lowerBound } from "@plumbline/core/series";
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

/**
 * Divides the prices of a stock into stretches.
 *
 * @param indices Days of the broad indices that stocks are held against.
 */
export function priceSkeleton({ bars, actions }: PriceHistory, indices: readonly Int32Array[]): PriceSkeleton {
  const { day, low, high, close } = bars;
  const ends = stretchEnds(day, [actions.splits, actions.dividends].flat(), indices);
  const doubles = () => new Float64Array(ends.length);
  const skeleton: PriceSkeleton = {
    close: doubles(),
    low: doubles(),
    high: doubles(),
    day: new Int32Array(ends.length),
    row: Int32Array.from(ends),
  };
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

/** Bars that are read one by one up to the day: a year of them, and a little more than any average or spread counts. */
const RECENT_BARS = 262;
const RECENT_MONTHS = 12;
/** Look-backs of price changes, the earliest first; of the longest one the whole range is asked for too. */
const LOOK_BACKS = [60, 36] as const;
const LONGEST_MONTHS = 120;
/** Days of a month. */
const LONGEST_STRETCH = 31;

/**
 * The prices of a stock as all that is screened sees them on a day: every bar of the last year, and of the time before the
 * ones that something is measured from. Everything else has gone into the lowest and highest prices of its stretch. What
 * is computed from them is the same number as from all bars.
 *
 * @param prices Its bars in the snapshot.
 * @param stored What is stored of it, and all days on which anything traded in its market, rising.
 * @returns null when the stock has no bar by then.
 */
export function pricesAround(
  prices: PositionedPrices,
  { skeleton, actions, calendar }: StoredPrices & { readonly actions: Actions },
  asOf: Day,
): PriceHistory | null {
  const { day: ends, row: rows } = skeleton;
  const full = lastIndexOnOrBefore(ends, asOf);
  if (full < 0) return null;
  // The last bar by the day is that of the last whole stretch, or one of the next: as many as it takes from either.
  const whole = rows[full] as number;
  const yearStart = lastIndexOnOrBefore(ends, addMonths(ends[full] as Day, -RECENT_MONTHS));
  const before = lowerBound(rows, Math.min(whole - RECENT_BARS, rows[yearStart] ?? 0) as Day) - 1;
  const first = rowAfter(rows, before);
  const days = daysOfStretches(prices, { skeleton, calendar }, before, Math.min(full + 1, rows.length - 1));
  const bars = new JoinedBars(full + 1 + LONGEST_STRETCH + LOOK_BACKS.length + days.length + 1);
  const last = first + lastIndexOnOrBefore(days, asOf);
  addPast(bars, prices, { skeleton, calendar }, { count: before + 1, lastDay: days[last - first] as Day });
  bars.read(prices, first, days.subarray(0, last - first + 1), ["close", "low", "high", "volume"]);
  // That more bars follow is part of what is known: a source that adjusts prices means them for its last day.
  if (last + 1 < prices.length) bars.add({ ...NO_PRICES, day: asOf + 1 });
  const { symbol, basis, source, moves } = prices;
  return { symbol, basis, source, actions, ...(moves && { moves }), bars: bars.filled() };
}

/** What tells the bars of a stock apart without reading them. */
interface StoredPrices {
  readonly skeleton: PriceSkeleton;
  readonly calendar: Int32Array;
}

/** The first row behind a stretch; that of the first stretch where there is none. */
function rowAfter(rows: Int32Array, stretch: number): number {
  return stretch < 0 ? 0 : (rows[stretch] as number) + 1;
}

/**
 * The days of all bars behind one stretch up to the end of another. Where there are as many of them as days of the
 * calendar they are those days: nothing is read.
 *
 * @param before -1 for all from the first bar on.
 */
function daysOfStretches(
  prices: PositionedPrices,
  { skeleton: { day: ends, row: rows }, calendar }: StoredPrices,
  before: number,
  last: number,
): Int32Array {
  const start = rowAfter(rows, before);
  const count = (rows[last] as number) - start + 1;
  const from = before < 0 ? lowerBound(calendar, ends[0] as Day) : lowerBound(calendar, ends[before] as Day) + 1;
  const to = lowerBound(calendar, ends[last] as Day) + 1;
  return to - from === count ? calendar.subarray(from, to) : prices.days(start, new Int32Array(count));
}

type PriceColumn = Exclude<Parameters<PositionedPrices["values"]>[0], "open">;

const NO_PRICES: Readonly<Record<PriceColumn, number>> = {
  close: Number.NaN,
  low: Number.NaN,
  high: Number.NaN,
  volume: Number.NaN,
};

/** Bars that are put behind each other. All columns lie in one buffer: one of its own for each costs more than to fill it. */
class JoinedBars {
  #count = 0;
  readonly #day: Int32Array;
  readonly #values: Readonly<Record<PriceColumn, Float64Array>>;

  /** @param capacity Bars at most. */
  constructor(capacity: number) {
    const buffer = new ArrayBuffer(capacity * (4 * 8 + 4));
    const column = (place: number) => new Float64Array(buffer, 8 * capacity * place, capacity);
    this.#values = { close: column(0), low: column(1), high: column(2), volume: column(3) };
    this.#day = new Int32Array(buffer, 8 * capacity * 4, capacity);
  }

  get lastDay(): number | undefined {
    return this.#day[this.#count - 1];
  }

  add({ day, ...values }: Readonly<Record<PriceColumn, number>> & { readonly day: number }): void {
    this.#day[this.#count] = day;
    for (const name of ["close", "low", "high", "volume"] as const) this.#values[name][this.#count] = values[name];
    this.#count++;
  }

  /** Adds stretches as if each were a bar. */
  addStretches({ day, close, low, high }: PriceSkeleton, from: number, to: number): void {
    this.#day.set(day.subarray(from, to), this.#count);
    this.#values.close.set(close.subarray(from, to), this.#count);
    this.#values.low.set(low.subarray(from, to), this.#count);
    this.#values.high.set(high.subarray(from, to), this.#count);
    this.#values.volume.fill(Number.NaN, this.#count, this.#count + to - from);
    this.#count += to - from;
  }

  /** Adds the rows of some days, the first of which is given; the volumes are unknown unless they are asked for. */
  read(prices: PositionedPrices, start: number, days: Int32Array, columns: readonly PriceColumn[]): void {
    const end = this.#count + days.length;
    this.#day.set(days, this.#count);
    if (!columns.includes("volume")) this.#values.volume.fill(Number.NaN, this.#count, end);
    for (const name of columns) prices.values(name, start, this.#values[name].subarray(this.#count, end));
    this.#count = end;
  }

  filled(): Bars {
    const cut = (column: Float64Array) => column.subarray(0, this.#count);
    const { close, low, high, volume } = this.#values;
    const day = this.#day.subarray(0, this.#count);
    return { day, open: new Float64Array(), high: cut(high), low: cut(low), close: cut(close), volume: cut(volume) };
  }
}

/** Adds what stands for the bars of the first stretches: those, and the bars that something is measured from. */
function addPast(
  bars: JoinedBars,
  prices: PositionedPrices,
  { skeleton, calendar }: StoredPrices,
  { count, lastDay }: { readonly count: number; readonly lastDay: Day },
): void {
  const { day: ends, row: rows } = skeleton;
  let added = 0;
  for (const months of [LONGEST_MONTHS, ...LOOK_BACKS]) {
    const on = addMonths(lastDay, -months);
    const within = lastIndexOnOrBefore(ends, on) + 1;
    if (within >= count || within < added) continue;
    bars.addStretches(skeleton, added, within);
    added = within;
    const start = rowAfter(rows, within - 1);
    const days = daysOfStretches(prices, { skeleton, calendar }, within - 1, within);
    if (months !== LONGEST_MONTHS) addLast(bars, prices, { start, days, on });
    else {
      bars.read(prices, start, days, ["close", "low", "high"]);
      added++;
    }
  }
  bars.addStretches(skeleton, added, count);
}

/** Adds the last bar by a day, if one of these rows is it: neither the lowest nor the highest of anything, as its stretch is. */
function addLast(
  bars: JoinedBars,
  prices: PositionedPrices,
  { start, days, on }: { readonly start: number; readonly days: Int32Array; readonly on: Day },
): void {
  const k = lastIndexOnOrBefore(days, on);
  if (k < 0 || days[k] === bars.lastDay) return;
  const close = prices.values("close", start + k, new Float64Array(1))[0] as number;
  const outside = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY, volume: Number.NaN };
  bars.add({ ...outside, close, day: days[k] as number });
}
