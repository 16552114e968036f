import { type Day, datePartsOf } from "@plumbline/core/time";
import { marketHolidays, weekdayOf, yearOf } from "./market-holidays.ts";

/** The days on which the market is open, with the way from any calendar day to them. */
export interface TradingCalendar {
  /** Ascending. */
  readonly days: Int32Array;
  /** Position of the first trading day on or after a day; `days.length` when it lies behind the last. */
  onOrAfter(day: Day): number;
  /** Position of the last trading day on or before a day; -1 when it lies before the first. */
  onOrBefore(day: Day): number;
}

/**
 * Lists the trading days between two days, both included.
 *
 * @example
 * tradingCalendar(day("2021-01-01"), day("2021-01-05")).days.length; // 2: New Year and a weekend
 */
export function tradingCalendar(from: Day, to: Day): TradingCalendar {
  const closed = new Set<number>();
  for (let year = yearOf(from); year <= yearOf(to) + 1; year++) {
    for (const holiday of marketHolidays(year)) closed.add(holiday);
  }
  const open: number[] = [];
  for (let value = from as number; value <= to; value++) {
    const weekday = weekdayOf(value as Day);
    if (weekday !== 0 && weekday !== 6 && !closed.has(value)) open.push(value);
  }
  const days = Int32Array.from(open);
  const onOrAfter = (day: Day) => lowerBound(days, day);
  return { days, onOrAfter, onOrBefore: (day) => lowerBound(days, day + 1) - 1 };
}

function lowerBound(days: Int32Array, wanted: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Tells whether the exchange closes early: the day after Thanksgiving, Christmas Eve and the day before 4 July.
 *
 * @param value A trading day.
 */
export function isHalfDay(value: Day): boolean {
  const { month, date } = datePartsOf(value);
  if (month === 11) return weekdayOf(value) === 5 && date >= 23 && date <= 29;
  return (month === 12 && date === 24) || (month === 7 && date === 3);
}
