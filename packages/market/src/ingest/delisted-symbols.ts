import type { ExchangeCalendars } from "../quality/index.ts";
import { isNoticed } from "./filing-record.ts";

/** The end of one priced series, as far as deciding about its delisting needs it. */
export interface SeriesEnd {
  readonly symbol: string;
  readonly source: string;
  /** File that delivered it; `null` when unknown. */
  readonly file: string | null;
  /** Calendar of its exchange; `null` when unknown. */
  readonly calendar: string | null;
  /** Days since 1970-01-01. */
  readonly lastDay: number;
}

/** What lists and filings say about whether a symbol is traded. */
export interface ListedToday {
  isListed(symbol: string): boolean;
  isDelisted(symbol: string): boolean;
  /** Days on which its company filed for the end of a listing. */
  delistingsOf(symbol: string): readonly number[];
}

/** A halt or a late file is shorter than this; counted in sessions. */
const GRACE_SESSIONS = 10;
/** Fewer series say nothing about where a file ends. */
const SERIES_NEEDED = 5;
/** So many of a file's series must reach its end before the others count as ended. */
const SHARE_NEEDED = 0.8;

/**
 * Finds instruments that no longer trade. That a file ends before others proves nothing: files are collected at different
 * times. Evidence is
 * - a list that states it;
 * - a filing for the end of the listing (Form 25 or 15) about the time of the last price;
 * - a gap within its own exchange: one file has at least five series of the exchange, four fifths of them reach its last
 *   ten sessions, and this one ends before those. The file was collected for all of them at once.
 * None of this holds against a list of symbols traded today (the SEC's), or another file that has it for longer.
 *
 * @param ends Where each series ends; a symbol can have several.
 * @param calendars Sessions of the exchanges.
 * @param lists What lists and filings say.
 * @returns The symbols that no longer trade.
 */
export function delistedSymbols(
  ends: readonly SeriesEnd[],
  calendars: Pick<ExchangeCalendars, "sessions">,
  lists: ListedToday,
): ReadonlySet<string> {
  const latest = new Map<string, number>();
  for (const { symbol, lastDay } of ends) latest.set(symbol, Math.max(lastDay, latest.get(symbol) ?? lastDay));
  const delisted = new Set<string>();
  for (const [symbol, lastDay] of latest) {
    if (lists.isDelisted(symbol) || isNoticed(lists.delistingsOf(symbol), lastDay)) delisted.add(symbol);
  }
  const fromFiles = ends.filter(({ file }) => file !== null);
  for (const series of Map.groupBy(fromFiles, ({ file, calendar }) => JSON.stringify([file, calendar])).values()) {
    for (const { symbol, lastDay } of endedEarly(series, calendars)) {
      if (lastDay === latest.get(symbol)) delisted.add(symbol);
    }
  }
  return new Set([...delisted].filter((symbol) => !lists.isListed(symbol)));
}

/** Series of one file and exchange that end while nearly all others go on. */
function endedEarly(
  series: readonly SeriesEnd[],
  calendars: Pick<ExchangeCalendars, "sessions">,
): readonly SeriesEnd[] {
  const [first] = series;
  // Files without a stated exchange may be of several.
  if (first === undefined || first.calendar === null || series.length < SERIES_NEEDED) return [];
  const fileEnd = series.reduce((latest, { lastDay }) => Math.max(latest, lastDay), Number.NEGATIVE_INFINITY);
  const sessions = calendars.sessions(first.calendar)?.filter((session) => session <= fileEnd);
  const threshold = sessions?.at(-GRACE_SESSIONS - 1);
  if (threshold === undefined) return [];
  const ended = series.filter(({ lastDay }) => lastDay <= threshold);
  return series.length - ended.length < series.length * SHARE_NEEDED ? [] : ended;
}
