import { type Day, day, isNewYorkHoliday, weekdayOf } from "@plumbline/core/time";
import { type PriceHistory, US_CALENDAR } from "../model/index.ts";
import { barSpacing } from "./bar-spacing.ts";
import { withoutClosedWeekends } from "./open-weekends.ts";
import { TradingCalendar } from "./trading-calendar.ts";

/** A stock without a stated exchange is judged by a calendar when at most this share of its days differs. */
const OTHER_DAYS = 0.01;
/** The exchanges of Canada, Europe and Asia are open on four to eight of the nine or ten holidays of New York, and so on. */
const CLOSED_DAYS = 0.015;
/** Fewer days are faults, or chance. */
const CLOSED_NEEDED = 4;
const FRIDAY = 5;
/** From here on the holidays of New York follow the rule of today. */
const FIRST_BY_RULE = day("1971-01-01");
/** A day is judged where days of the calendar lie on both sides of it. */
const AROUND = 7;

/**
 * The sessions of each exchange, derived from its own stocks alone: that New York was closed means nothing for Hong Kong.
 * Stocks without a stated exchange share a calendar of their own.
 */
export class ExchangeCalendars {
  readonly #calendars = new Map<string | null, TradingCalendar>();
  readonly #sessions = new Map<string | null, Int32Array | null>();

  /**
   * Counts the days of one series; bars in order of day. Weekly and monthly bars show no sessions.
   *
   * @param calendar Of the exchange, see `listingOf`; null when unknown.
   */
  add(history: PriceHistory, calendar: string | null): void {
    if (barSpacing(history.bars.day) !== "daily") return;
    const known = this.#calendars.get(calendar) ?? new TradingCalendar();
    this.#calendars.set(calendar, known);
    known.add(history);
    this.#sessions.delete(calendar);
  }

  /** Forgets a series that was counted before: its file turned out not to be sound. */
  remove(history: PriceHistory, calendar: string | null): void {
    if (barSpacing(history.bars.day) !== "daily") return;
    this.#calendars.get(calendar)?.remove(history);
    this.#sessions.delete(calendar);
  }

  /** Sessions of a calendar, rising; null while too few stocks of it are known to tell. */
  sessions(calendar: string | null): Int32Array | null {
    const known = this.#sessions.get(calendar);
    if (known !== undefined) return known;
    const shown = this.#calendars.get(calendar)?.sessions() ?? new Int32Array();
    const learned = withoutClosedWeekends(shown, calendar);
    const sessions = learned.length === 0 ? null : learned;
    this.#sessions.set(calendar, sessions);
    return sessions;
  }

  /**
   * Days on which an exchange may have been open while a series ran. Where its own stocks do not show its sessions, these are
   * for New York all weekdays but the holidays of its rule: closures for storms and mourning are announced, so that a day
   * without a bar proves nothing there.
   *
   * @param days Days of the bars, rising.
   * @param calendar Of the exchange; null when unknown.
   * @returns Rising; null where neither its stocks nor a rule tell.
   */
  openDays(days: Int32Array, calendar: string | null): Int32Array | null {
    const sessions = calendar === null ? null : this.sessions(calendar);
    const first = days[0];
    const last = days.at(-1);
    if (calendar !== US_CALENDAR || first === undefined || last === undefined) return sessions;
    const [from = last + 1, until = last] = sessions === null ? [] : [sessions[0], sessions.at(-1)];
    if (first >= from && last <= until) return sessions;
    const before = ruledDays(Math.max(first - AROUND, FIRST_BY_RULE), Math.min(from - 1, last + AROUND));
    const after = sessions === null ? [] : ruledDays(Math.max(until + 1, first - AROUND), last + AROUND);
    return Int32Array.from([...before, ...(sessions ?? []), ...after]);
  }

  /**
   * Sessions by which a stock without a stated exchange can be judged: those from which less than one in a hundred of
   * its days differs. Two exchanges differ in more: holidays set them apart.
   *
   * @param days Days of its bars, rising.
   * @returns null where no calendar is that near.
   */
  sessionsLike(days: Int32Array): Int32Array | null {
    for (const calendar of [null, ...[...this.#calendars.keys()].filter((name) => name !== null).sort()]) {
      const sessions = this.sessions(calendar);
      if (sessions !== null && differingDays(days, sessions) <= OTHER_DAYS * days.length) return sessions;
    }
    return null;
  }
}

/**
 * Bars of a series that are dated on weekdays on which an exchange was closed, where they are too many for faults: three in
 * two hundred, and four at least. Then the series is of another exchange, whose holidays are others.
 *
 * @param days Days of its bars, rising.
 * @param open Days on which the exchange may have been open, see `openDays`.
 * @returns How many; 0 where they are few, or nothing is known of the exchange.
 */
export function foreignDays(days: Int32Array, open: Int32Array | null): number {
  const from = open?.[0];
  const until = open?.at(-1);
  if (!open || from === undefined || until === undefined) return 0;
  let within = 0;
  let closed = 0;
  for (let at = 0, session = 0; at < days.length; at++) {
    const one = days[at] as number;
    if (one < from || one > until || weekdayOf(one as Day) > FRIDAY) continue;
    while ((open[session] as number) < one) session++;
    within++;
    if (open[session] !== one) closed++;
  }
  return closed >= CLOSED_NEEDED && closed > CLOSED_DAYS * within ? closed : 0;
}

/** Weekdays without the holidays of New York. */
function ruledDays(from: number, until: number): number[] {
  const days = Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => (from + at) as Day);
  return days.filter((one) => weekdayOf(one) <= FRIDAY && !isNewYorkHoliday(one));
}

/** Days that only one of the two has, between the ends that both have. */
function differingDays(days: Int32Array, sessions: Int32Array): number {
  const from = Math.max(days[0] ?? Number.POSITIVE_INFINITY, sessions[0] ?? Number.POSITIVE_INFINITY);
  const until = Math.min(days.at(-1) ?? Number.NEGATIVE_INFINITY, sessions.at(-1) ?? Number.NEGATIVE_INFINITY);
  const own = days.filter((day) => day >= from && day <= until);
  const others = sessions.filter((day) => day >= from && day <= until);
  return own.length === 0 ? Number.POSITIVE_INFINITY : own.length + others.length - 2 * commonDays(own, others);
}

/** How many days two rising lists have in common. */
function commonDays(days: Int32Array, others: Int32Array): number {
  let common = 0;
  for (let at = 0, other = 0; at < days.length && other < others.length; ) {
    const apart = (days[at] as number) - (others[other] as number);
    if (apart === 0) common++;
    if (apart <= 0) at++;
    if (apart >= 0) other++;
  }
  return common;
}
