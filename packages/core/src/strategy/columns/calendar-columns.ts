import { lowerBound, periodStarts } from "../../series/index.ts";
import { type Day, datePartsOf, endOfMonth, isSaturdaySession, weekdayOf } from "../../time/index.ts";
import type { CalendarField } from "../../words/index.ts";

export type CalendarColumns = Readonly<Record<CalendarField, Float64Array>>;

/**
 * What the calendar of the exchange says on each bar.
 *
 * @param days Days of the bars, rising.
 * @param tradingDays All trading days of the exchange, rising, also those on which the stock has no bar. They should reach past the
 *   last bar to the end of its month: the exchange publishes them years ahead.
 * @returns Columns as long as `days`. NaN where a count needs days outside `tradingDays`: how many are left in a month whose end they
 *   do not reach, and which one a day of their first month is.
 *
 * @example
 * // Of the trading days 29 and 30 April and 1 May 2024, bars on the last two:
 * calendarColumns(bars.day, tradingDays).tradingDaysLeftInMonth; // 0, NaN
 */
export function calendarColumns(days: Int32Array, tradingDays: Int32Array): CalendarColumns {
  const column = () => new Float64Array(days.length).fill(Number.NaN);
  const columns = {
    month: column(),
    weekday: column(),
    tradingDayOfMonth: column(),
    tradingDaysLeftInMonth: column(),
  };
  const counts = countsInMonth(tradingDays);
  for (let bar = 0; bar < days.length; bar++) {
    const day = days[bar] as Day;
    columns.month[bar] = datePartsOf(day).month;
    columns.weekday[bar] = weekdayOf(day);
    const place = lowerBound(tradingDays, day);
    if (tradingDays[place] !== day) continue;
    columns.tradingDayOfMonth[bar] = counts.since[place] as number;
    columns.tradingDaysLeftInMonth[bar] = counts.left[place] as number;
  }
  return columns;
}

/** Which trading day of its month each day is, and how many follow. */
function countsInMonth(tradingDays: Int32Array): { since: Float64Array; left: Float64Array } {
  const since = new Float64Array(tradingDays.length).fill(Number.NaN);
  const left = new Float64Array(tradingDays.length).fill(Number.NaN);
  const starts = periodStarts(tradingDays, "month");
  const whole = isMonthOver(tradingDays) ? tradingDays.length : Number.NaN;
  starts.forEach((start, month) => {
    const next = starts[month + 1] ?? whole;
    for (let place = start; place < (starts[month + 1] ?? tradingDays.length); place++) {
      if (month > 0) since[place] = place - start + 1;
      left[place] = next - 1 - place;
    }
  });
  return { since, left };
}

/** Whether the last month of a calendar is complete for certain: its last day is the last of the month that could have trading. */
function isMonthOver(tradingDays: Int32Array): boolean {
  const last = tradingDays.at(-1);
  if (last === undefined) return false;
  let end = endOfMonth(last as Day);
  while (weekdayOf(end) > 5 && !isSaturdaySession(end)) end = (end - 1) as Day;
  return last >= end;
}
