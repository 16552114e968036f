import type { Reason } from "../figure/index.ts";
import type { Day } from "../time/index.ts";
import { CHANGE_PERIODS, type ChangePeriod } from "../words/index.ts";
import { lastIndexOnOrBefore } from "./lower-bound.ts";
import { monthsOf, referenceDay } from "./reference-day.ts";

export { CHANGE_PERIODS, type ChangePeriod };

/** The change between two bars. */
export interface KnownChange {
  /** A fraction: 0.1 for a rise by a tenth. */
  readonly change: number;
  /** Day of the bar from which the change is measured. */
  readonly referenceDay: Day;
  /** Day of the bar to which it is measured: the anchor T. */
  readonly day: Day;
  /** The same as a rate per year, a fraction, where the period is longer than a year; otherwise null. */
  readonly annual: number | null;
}

/** A change that cannot be measured, and why. */
export interface MissingChange {
  readonly change: null;
  readonly because: Reason;
}

export type PriceChange = KnownChange | MissingChange;

export interface PriceChangesInput {
  /** Strictly rising days, as in `Bars.day`. */
  readonly day: Int32Array;
  /** Split-adjusted closes, or total-return closes for the change with dividends reinvested. */
  readonly close: Float64Array;
  /** The day as of which one looks; the last bar when left out. */
  readonly asOf?: Day | undefined;
}

const DAYS_PER_YEAR = 365.25;

/**
 * Whether a period is long enough for its change to be shown per year as well.
 *
 * @see STA-02
 *
 * @example
 * isLongerThanAYear("3y"); // true
 */
export function isLongerThanAYear(period: ChangePeriod): boolean {
  return period !== "1d" && period !== "ytd" && monthsOf(period) > 12;
}

/**
 * The changes of the price header. The anchor T is the last bar on or before `asOf`, and months are counted back from
 * the day of that bar, not from `asOf`. The reference is the last bar on or before T minus the period; for `1d` the bar
 * before, for `ytd` the last bar of the year before.
 *
 * @returns For each period the change, or `history-too-short` when no bar is that early, or `no-price` when there is no
 *   anchor or a close is not a number.
 * @see STA-15; the rate per year is STA-02
 *
 * @example
 * priceChanges({ day: Int32Array.of(10, 11), close: Float64Array.of(100, 110) })["1d"]; // change 0.1
 */
export function priceChanges({ day, close, asOf }: PriceChangesInput): Record<ChangePeriod, PriceChange> {
  const anchor = asOf === undefined ? day.length - 1 : lastIndexOnOrBefore(day, asOf);
  const changeOf = (period: ChangePeriod): PriceChange => {
    if (anchor < 0) return { change: null, because: "no-price" };
    const span = { reference: referenceIndex(day, anchor, period), anchor };
    return changeBetween({ day, close }, span, isLongerThanAYear(period));
  };
  return Object.fromEntries(CHANGE_PERIODS.map((period) => [period, changeOf(period)])) as Record<
    ChangePeriod,
    PriceChange
  >;
}

/**
 * The change since a day: from the last bar on or before it to the last bar of all.
 *
 * @returns The change, never as a rate per year; `no-newer-price` when no bar is later than that day, `no-price` without a bar or where a
 *   close is not a number, `history-too-short` when no bar is that early.
 * @see STA-15
 *
 * @example
 * priceChangeSince({ day: Int32Array.of(10, 12), close: Float64Array.of(100, 110) }, 11 as Day); // change 0.1
 */
export function priceChangeSince(bars: Omit<PriceChangesInput, "asOf">, since: Day): PriceChange {
  const anchor = bars.day.length - 1;
  const reference = lastIndexOnOrBefore(bars.day, since);
  if (anchor < 0) return { change: null, because: "no-price" };
  if (reference === anchor) return { change: null, because: "no-newer-price" };
  return changeBetween(bars, { reference, anchor }, false);
}

function changeBetween(
  { day, close }: PriceChangesInput,
  { reference, anchor }: { readonly reference: number; readonly anchor: number },
  isPerYear: boolean,
): PriceChange {
  if (reference < 0) return { change: null, because: "history-too-short" };
  const growth = (close[anchor] as number) / (close[reference] as number);
  if (!Number.isFinite(growth)) return { change: null, because: "no-price" };
  const from = day[reference] as Day;
  const to = day[anchor] as Day;
  const annual = isPerYear ? growth ** (DAYS_PER_YEAR / (to - from)) - 1 : null;
  return { change: growth - 1, referenceDay: from, day: to, annual };
}

function referenceIndex(day: Int32Array, anchor: number, period: ChangePeriod): number {
  if (period === "1d") return anchor - 1;
  return lastIndexOnOrBefore(day, referenceDay(period, day[anchor] as Day));
}
