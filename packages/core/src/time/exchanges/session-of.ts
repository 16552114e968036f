import type { Day } from "../day.ts";
import { type ExchangeName, exchangeDay, rulesOf } from "./exchange-day.ts";
import type { TradingHours } from "./trading-hours.ts";
import { instantOf, shownIn } from "./zone-offset.ts";

/** The part of a day of trading: before and after are trading outside the session; unknown is a day of which no rule tells. */
export type SessionState = "before" | "regular" | "after" | "closed" | "unknown";

/** What an exchange does at an instant. All instants are milliseconds since 1970. */
export interface ExchangeSession {
  readonly state: SessionState;
  /** The trading day that is under way, or about to begin within the hours before it, else the last one that was. */
  readonly day: Day | null;
  /** When that day opened, or opens; once it is over, or pauses, when trading begins next. Null where no rule tells. */
  readonly opensAt: number | null;
  /** When that day closes, or closed. */
  readonly closesAt: number | null;
}

/** The longest that an exchange of these was closed by rule, and more: Golden Weeks have up to eleven days. */
const MAX_DAYS = 20;

/**
 * What an exchange does at an instant.
 *
 * @param instant Milliseconds since 1970, from 2000 on.
 *
 * @example
 * sessionOf("new-york", Date.UTC(2024, 6, 3, 18)).state; // "after": on 3 July 2024 it closed at 17:00 UTC
 * sessionOf("tokyo", Date.UTC(2024, 10, 5, 6, 15)).state; // "regular": since that day it closes at 15:30
 */
export function sessionOf(exchange: ExchangeName, instant: number): ExchangeSession {
  const { zone, extended } = rulesOf(exchange);
  const { day, minute } = shownIn(zone, instant);
  const hours = exchangeDay(exchange, day);
  if (hours === "unknown") return { ...over(exchange, day, minute), state: "unknown", opensAt: null };
  if (hours === "closed") return over(exchange, day, minute);
  const today = { day, opensAt: instantOf(zone, day, hours.open), closesAt: instantOf(zone, day, hours.close) };
  if (minute < hours.open) {
    return extended && minute >= extended.from ? { state: "before", ...today } : over(exchange, day, minute);
  }
  if (minute < hours.close) {
    const { pause } = hours;
    const isPaused = pause !== null && minute >= pause.from && minute < pause.until;
    return isPaused
      ? { state: "closed", ...today, opensAt: instantOf(zone, day, pause.until) }
      : { state: "regular", ...today };
  }
  const isAfter = extended !== null && minute < endOfDay(hours, extended.until);
  return { state: isAfter ? "after" : "closed", ...today, opensAt: nextOpen(exchange, instant) };
}

/** Trading goes on for four hours after the close, whenever that is. */
function endOfDay(hours: TradingHours, until: number): number {
  return Math.min(until, hours.close + 240);
}

/** The last trading day that is over, seen from a day on which there is no trading now. */
function over(exchange: ExchangeName, day: Day, minute: number): ExchangeSession {
  const { zone } = rulesOf(exchange);
  const opensAt = nextOpen(exchange, instantOf(zone, day, minute));
  for (let before = (day - 1) as Day; before > day - MAX_DAYS; before = (before - 1) as Day) {
    const hours = exchangeDay(exchange, before);
    if (hours === "unknown") break;
    if (hours !== "closed")
      return { state: "closed", day: before, opensAt, closesAt: instantOf(zone, before, hours.close) };
  }
  return { state: "closed", day: null, opensAt, closesAt: null };
}

/**
 * When an exchange opens next, after an instant; the end of a pause at noon is no opening.
 *
 * @param instant Milliseconds since 1970.
 * @returns null where a day of which no rule tells comes first.
 *
 * @example
 * nextOpen("new-york", Date.UTC(2024, 2, 28, 20)); // Date.UTC(2024, 3, 1, 13, 30): Good Friday, then summer time
 */
export function nextOpen(exchange: ExchangeName, instant: number): number | null {
  const { zone } = rulesOf(exchange);
  const { day } = shownIn(zone, instant);
  for (let value = day; value < day + MAX_DAYS; value = (value + 1) as Day) {
    const hours = exchangeDay(exchange, value);
    if (hours === "unknown") return null;
    if (hours === "closed") continue;
    const opensAt = instantOf(zone, value, hours.open);
    if (opensAt > instant) return opensAt;
  }
  return null;
}

/**
 * When an exchange closes on a day.
 *
 * @returns Milliseconds since 1970; null for a day without trading, or of which no rule tells.
 *
 * @example
 * closeOf("london", day("2024-12-24")); // Date.UTC(2024, 11, 24, 12, 30)
 */
export function closeOf(exchange: ExchangeName, day: Day): number | null {
  const hours = exchangeDay(exchange, day);
  return typeof hours === "string" ? null : instantOf(rulesOf(exchange).zone, day, hours.close);
}
