import { type Day, datePartsOf } from "@plumbline/core/time";
import { marketHolidays, weekdayOf, yearOf } from "./market-holidays.ts";

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** The days on which the market is open, with the way from any calendar day to them. */
export interface TradingCalendar {
  /** Ascending. */
  readonly days: Int32Array;
  /** Month of each, 1 to 12. */
  readonly month: Uint8Array;
  /** Day of the month of each. */
  readonly date: Uint8Array;
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
  const open: Day[] = [];
  for (let value = tradingDayFrom(from); value <= to; value = tradingDayFrom((value + 1) as Day)) open.push(value);
  const days = Int32Array.from(open);
  const parts = open.map(datePartsOf);
  return {
    days,
    month: Uint8Array.from(parts, ({ month }) => month),
    date: Uint8Array.from(parts, ({ date }) => date),
    onOrAfter: (day) => lowerBound(days, day),
    onOrBefore: (day) => lowerBound(days, day + 1) - 1,
  };
}

/**
 * The first day on or after a day on which the exchange opens.
 *
 * @example
 * tradingDayFrom(day("2024-07-06")); // day("2024-07-08"), a Monday
 */
export function tradingDayFrom(from: Day): Day {
  let value = from;
  while (weekdayOf(value) === SUNDAY || weekdayOf(value) === SATURDAY || isHoliday(value)) value = (value + 1) as Day;
  return value;
}

const holidays = new Map<number, ReadonlySet<Day>>();

function isHoliday(value: Day): boolean {
  const year = yearOf(value);
  const known = holidays.get(year) ?? new Set(marketHolidays(year));
  holidays.set(year, known);
  return known.has(value);
}

function lowerBound(days: Int32Array, wanted: number): number {
  let low = 0;
  let high = days.length;
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
 * @param position Of a trading day in the calendar.
 */
export function isHalfDay({ days, month, date }: TradingCalendar, position: number): boolean {
  const inMonth = month[position] as number;
  const on = date[position] as number;
  if (inMonth === 11) return on >= 23 && on <= 29 && weekdayOf(days[position] as Day) === FRIDAY;
  return (inMonth === 12 && on === 24) || (inMonth === 7 && on === 3);
}
