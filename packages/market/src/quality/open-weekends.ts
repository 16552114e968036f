import type { Bars } from "@plumbline/core/series";
import { type Day, isSaturdaySession, weekdayOf } from "@plumbline/core/time";
import { opensOnSundays, US_CALENDAR } from "../model/index.ts";

const SATURDAY = 6;
const DAYS_OF_WEEK = 7;

/** True for a Saturday or a Sunday. */
export function isWeekend(day: number): boolean {
  return weekdayOf(day as Day) >= SATURDAY;
}

/** Special sessions are a few a year (Diwali in Mumbai, a Saturday made up for in Taipei); dates that slipped come each week. */
const SPECIAL_SHARE = 0.1;

/**
 * The sessions of an exchange without those of weekends on which it cannot have been open, however many of its stocks have
 * bars there: files with dates a day too early show a Sunday each week. Saturdays are right as long as the exchange traded on six days:
 * in New York up to 1952, elsewhere where whole weeks of Mondays to Saturdays show it.
 *
 * @param sessions As its stocks show them, rising.
 * @param calendar Of the exchange; null for stocks without a stated exchange, which prove nothing about each other.
 */
export function withoutClosedWeekends(sessions: Int32Array, calendar: string | null): Int32Array {
  if (!sessions.some(isWeekend)) return sessions;
  if (calendar === null || calendar === US_CALENDAR)
    return sessions.filter((day) => !isWeekend(day) || isSaturdaySession(day as Day));
  if (opensOnSundays(calendar)) return sessions;
  const isRegular = sixthDays(sessions);
  const special = sessions.reduce((count, day) => count + (isWeekend(day) && !isRegular(day) ? 1 : 0), 0);
  const weeks = ((sessions.at(-1) as number) - (sessions[0] as number)) / DAYS_OF_WEEK;
  return special <= SPECIAL_SHARE * weeks ? sessions : sessions.filter((day) => !isWeekend(day) || isRegular(day));
}

/** The Saturdays in or beside a week of Monday, Friday and Saturday without Sunday: dates that slipped lack the Monday or the Friday. */
function sixthDays(sessions: Int32Array): (day: number) => boolean {
  const open = new Set(sessions);
  const endsWeekOfSix = (saturday: number) =>
    open.has(saturday - 5) && open.has(saturday - 1) && open.has(saturday) && !open.has(saturday + 1);
  return (day) =>
    weekdayOf(day as Day) === SATURDAY &&
    [day, day - DAYS_OF_WEEK, day + DAYS_OF_WEEK].some((saturday) => endsWeekOfSix(saturday));
}

/** Fewer bars show no week. */
const MIN_BARS = 60;
/** A regular trading weekday has at least this share of the bars of the busiest weekday. */
const AS_A_RULE = 0.8;
/** What is filled in over a weekend repeats Friday's close. */
const MOVING_SHARE = 0.5;
const DAYS_WITHOUT_EXCHANGE = 6;

/**
 * Whether a series trades on six or seven days of the week, at prices of their own, as coins and currencies do. No stock exchange
 * does, and no error in dates makes six days of five.
 *
 * @param bars In any order of day.
 *
 * @example
 * tradesThroughWeek(bitcoin); // true
 */
export function tradesThroughWeek({ day, close }: Pick<Bars, "day" | "close">): boolean {
  if (day.length < MIN_BARS) return false;
  const counts = new Array<number>(DAYS_OF_WEEK + 1).fill(0);
  let weekends = 0;
  let moving = 0;
  const order = Array.from(day.keys()).sort((one, other) => (day[one] as number) - (day[other] as number));
  order.forEach((at, place) => {
    const one = day[at] as number;
    const weekday = weekdayOf(one as Day);
    counts[weekday] = (counts[weekday] as number) + 1;
    if (weekday < SATURDAY) return;
    weekends += 1;
    if (close[at] !== close[order[place - 1] ?? at]) moving += 1;
  });
  const busiest = Math.max(...counts);
  const asARule = counts.filter((count) => count > 0 && count >= AS_A_RULE * busiest).length;
  return asARule >= DAYS_WITHOUT_EXCHANGE && moving >= MOVING_SHARE * weekends;
}
