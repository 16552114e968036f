import { type Day, dayOf, isNewYorkHoliday, weekdayOf } from "@plumbline/core/time";

/** At six in the evening of New York all closes of the day are settled. */
const SETTLED_HOUR = 18;
const LAST_WEEKDAY = 5;
const CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
});

/**
 * The last session in New York of which every close is final.
 *
 * @param now Milliseconds since 1970.
 *
 * @example
 * lastSession(Date.UTC(2026, 10, 27, 15)); // 2026-11-25: the 26th is Thanksgiving, and the session of the 27th is under way
 */
export function lastSession(now: number): Day {
  const parts = Object.fromEntries(CLOCK.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const today = dayOf(parts.year as number, parts.month as number, parts.day as number);
  const isSettled = (parts.hour as number) >= SETTLED_HOUR;
  let day = (isSettled ? today : today - 1) as Day;
  while (weekdayOf(day) > LAST_WEEKDAY || isNewYorkHoliday(day)) day = (day - 1) as Day;
  return day;
}
