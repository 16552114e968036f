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
    ...{ close: doubles(), low: doubles(), high: doubles() },
    ...{ day: new Int32Array(ends.length), row: Int32Array.from(ends) },
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
 * @returns null when the stock has no bar by then.
 */
export function pricesAround(
  prices: PositionedPrices,
  { skeleton, actions }: { readonly skeleton: PriceSkeleton; readonly actions: Actions },
  asOf: Day,
): PriceHistory | null {
  const { day: ends, row: rows } = skeleton;
  const full = lastIndexOnOrBefore(ends, asOf);
  if (full < 0) return null;
  // The last bar by the day is that of the last whole stretch, or one of the next: as many as it takes from either.
  const whole = rows[full] as number;
  const yearStart = lastIndexOnOrBefore(ends, addMonths(ends[full] as Day, -RECENT_MONTHS));
  const first = beginOfStretch(rows, Math.min(whole - RECENT_BARS, rows[yearStart] ?? 0));
  const days = prices.days({ start: first, length: (rows[full + 1] ?? whole) - first + 1 });
  const last = first + lastIndexOnOrBefore(days, asOf);
  const recent = { start: first, length: last - first + 1 };
  // That more bars follow is part of what is known: a source that adjusts prices means them for its last day.
  const hasLater = last + 1 < prices.length;
  const bars = new JoinedBars(full + 1 + LONGEST_STRETCH + LOOK_BACKS.length + recent.length + 1);
  addPast(bars, prices, skeleton, { first, lastDay: days[last - first] as Day });
  bars.add(days.subarray(0, recent.length), (column) => prices.values(column, recent));
  if (hasLater) bars.add(Int32Array.of(asOf + 1), () => UNKNOWN);
  const { symbol, basis, source, moves } = prices;
  return { ...{ symbol, basis, source, actions }, ...(moves && { moves }), bars: bars.filled() };
}

/** First row of the stretch that a row is in: what comes before it are whole stretches. */
function beginOfStretch(rows: Int32Array, row: number): number {
  const before = lowerBound(rows, row as Day) - 1;
  return before < 0 ? 0 : (rows[before] as number) + 1;
}

type Rows = Parameters<PositionedPrices["days"]>[0];
type Column = Parameters<PositionedPrices["values"]>[0];

const [UNKNOWN, ABOVE_ALL, BELOW_ALL] = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((value) =>
  Float64Array.of(value),
) as [Float64Array, Float64Array, Float64Array];

/** Bars that are put behind each other. */
class JoinedBars {
  #count = 0;
  readonly #day: Int32Array;
  readonly #values: Readonly<Record<Column, Float64Array>>;

  /** @param capacity Bars at most. */
  constructor(capacity: number) {
    const column = () => new Float64Array(capacity);
    this.#day = new Int32Array(capacity);
    this.#values = { high: column(), low: column(), close: column(), volume: column().fill(Number.NaN) };
  }

  get lastDay(): number | undefined {
    return this.#day[this.#count - 1];
  }

  /** @param values Of a column, as many as days; null leaves the volume unknown. */
  add(day: Int32Array, values: (column: Column) => Float64Array | null): void {
    this.#day.set(day, this.#count);
    for (const name of ["high", "low", "close", "volume"] as const) {
      const column = values(name);
      if (column) this.#values[name].set(column, this.#count);
    }
    this.#count += day.length;
  }

  filled(): Bars {
    const { high, low, close, volume } = this.#values;
    const cut = (column: Float64Array) => column.subarray(0, this.#count);
    const day = this.#day.subarray(0, this.#count);
    return { day, open: new Float64Array(), high: cut(high), low: cut(low), close: cut(close), volume: cut(volume) };
  }
}

/** Adds what stands for the bars before a row: stretches, and the bars that something is measured from. */
function addPast(
  bars: JoinedBars,
  prices: PositionedPrices,
  skeleton: PriceSkeleton,
  { first, lastDay }: { readonly first: number; readonly lastDay: Day },
): void {
  const { day: ends, row: rows } = skeleton;
  const count = lowerBound(rows, first as Day);
  let added = 0;
  const addUpTo = (end: number) => {
    const from = added;
    bars.add(ends.subarray(from, end), (column) => (column === "volume" ? null : skeleton[column].subarray(from, end)));
    added = end;
  };
  for (const months of [LONGEST_MONTHS, ...LOOK_BACKS]) {
    const on = addMonths(lastDay, -months);
    const within = lastIndexOnOrBefore(ends, on) + 1;
    if (within >= count || within < added) continue;
    addUpTo(within);
    const begun = within === 0 ? 0 : (rows[within - 1] as number) + 1;
    const stretch = { start: begun, length: (rows[within] as number) - begun + 1 };
    if (months !== LONGEST_MONTHS) addLast(bars, prices, stretch, on);
    else {
      bars.add(prices.days(stretch), (column) => (column === "volume" ? null : prices.values(column, stretch)));
      added++;
    }
  }
  addUpTo(count);
}

/** Adds the last bar by a day, if one of these rows is it: neither the lowest nor the highest of anything, as its stretch is. */
function addLast(bars: JoinedBars, prices: PositionedPrices, rows: Rows, on: Day): void {
  const days = prices.days(rows);
  const k = lastIndexOnOrBefore(days, on);
  if (k < 0 || days[k] === bars.lastDay) return;
  const close = prices.values("close", { start: rows.start + k, length: 1 });
  const outside = { close, low: ABOVE_ALL, high: BELOW_ALL, volume: null };
  bars.add(days.subarray(k, k + 1), (column) => outside[column]);
}
