import { closeOf, type Day, type ExchangeName, exchangeDay, isNewYorkHoliday, weekdayOf } from "@plumbline/core/time";

/** What is done by itself: the pull after a session, what was filed since, what changes once a day, and looking after the disk. */
export const STANDING_WORK = ["session", "filings", "outlook", "prune", "backup"] as const;
export type StandingWork = (typeof STANDING_WORK)[number];

/** A piece of work and when it falls due, in milliseconds since 1970. */
export interface Due {
  readonly work: StandingWork;
  /** Whose session it is; null of other work. */
  readonly exchange: ExchangeName | null;
  readonly at: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Closes of New York are final at six in the evening, also after a session that ended early: some minutes later they are fetched. */
const NEW_YORK_SETTLED = 18 * 60 + 5;
/** Elsewhere closing auctions and late reports are over an hour after the close. */
const SETTLED_AFTER = 60;
/** Where no rule tells the days of an exchange, each working day is tried at this hour (UTC). */
const UNKNOWN_DAY_MINUTE = 12 * 60;
const FILINGS_EVERY = 15 * MINUTE;
/** The SEC accepts filings from six in the morning until ten in the evening of New York. */
const FILING_HOURS = { from: 6 * 60, until: 22 * 60 + 15 };
/** Minutes after midnight, UTC. */
const DAILY: Readonly<Record<"outlook" | "prune" | "backup", number>> = { outlook: 7 * 60, prune: 200, backup: 230 };

/**
 * The work that falls due in a span of time.
 *
 * @param after Milliseconds since 1970; what is due at this very moment belongs to the span before.
 * @param until The last moment of the span.
 * @param exchanges Those whose stocks the market has.
 * @returns In the order of time.
 *
 * @example
 * dueBetween(Date.UTC(2024, 6, 3, 21), Date.UTC(2024, 6, 3, 23), ["new-york"]); // the session of 3 July at 22:05, and filings
 */
export function dueBetween(after: number, until: number, exchanges: readonly ExchangeName[]): readonly Due[] {
  const due: Due[] = [];
  const take = (work: StandingWork, exchange: ExchangeName | null, at: number) => {
    if (at > after && at <= until) due.push({ work, exchange, at });
  };
  for (let day = Math.floor(after / DAY) - 1; day <= Math.floor(until / DAY) + 1; day++) {
    for (const exchange of exchanges) {
      const at = settledAt(exchange, day as Day);
      if (at !== null) take("session", exchange, at);
    }
    for (const work of ["outlook", "prune", "backup"] as const) take(work, null, day * DAY + DAILY[work] * MINUTE);
  }
  for (let at = firstAfter(after); at <= until; at += FILINGS_EVERY) if (acceptsFilings(at)) take("filings", null, at);
  return due.sort((left, right) => left.at - right.at);
}

/** The next time of each kind of work, within two weeks; a kind of which no rule tells has none. */
export function nextDue(now: number, exchanges: readonly ExchangeName[]): readonly Due[] {
  const found = new Map<string, Due>();
  for (let from = now; from < now + 14 * DAY; from += DAY) {
    for (const due of dueBetween(from, from + DAY, exchanges)) {
      const key = `${due.work} ${due.exchange}`;
      if (!found.has(key)) found.set(key, due);
    }
    if (STANDING_WORK.every((work) => [...found.values()].some((due) => due.work === work))) break;
  }
  return [...found.values()].sort((left, right) => left.at - right.at);
}

/** When the closes of a session can be fetched; null for a day without one. */
function settledAt(exchange: ExchangeName, day: Day): number | null {
  if (exchange === "always") return null;
  const hours = exchangeDay(exchange, day);
  if (hours === "unknown") return weekdayOf(day) <= 5 ? day * DAY + UNKNOWN_DAY_MINUTE * MINUTE : null;
  const closed = closeOf(exchange, day);
  if (hours === "closed" || closed === null) return null;
  const minutes = exchange === "new-york" ? NEW_YORK_SETTLED - hours.close : SETTLED_AFTER;
  return closed + minutes * MINUTE;
}

function firstAfter(instant: number): number {
  return (Math.floor(instant / FILINGS_EVERY) + 1) * FILINGS_EVERY;
}

const NEW_YORK = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

/** The SEC works on Good Friday too, when little is filed; it is asked again on the day after. */
function acceptsFilings(instant: number): boolean {
  const parts = Object.fromEntries(NEW_YORK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const day = Math.floor(Date.UTC(parts.year as number, (parts.month as number) - 1, parts.day as number) / DAY) as Day;
  const minute = (parts.hour as number) * 60 + (parts.minute as number);
  if (weekdayOf(day) > 5 || isNewYorkHoliday(day)) return false;
  return minute >= FILING_HOURS.from && minute <= FILING_HOURS.until;
}
