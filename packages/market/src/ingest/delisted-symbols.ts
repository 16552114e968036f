/** The end of one priced series, as far as deciding about its delisting needs it. */
export interface SeriesEnd {
  readonly symbol: string;
  readonly source: string;
  /** Days since 1970-01-01. */
  readonly lastDay: number;
}

/** What lists say about whether a symbol is traded. */
export interface ListedToday {
  isListed(symbol: string): boolean;
  isDelisted(symbol: string): boolean;
}

/** A halt or a late file is shorter than this; counted in sessions. */
const GRACE_SESSIONS = 10;
/** Fewer series say nothing about where a source ends. */
const SERIES_NEEDED = 5;
/** So many of a source's series must reach its end before the others count as ended. */
const SHARE_NEEDED = 0.8;

/**
 * Finds instruments that trade no more. A market is made of files that were collected at different times, so a series
 * that ends before the market's last day says nothing by itself. It is taken for delisted when
 * - its source delivered at least five series and four fifths of them reach the last ten sessions of that source, and
 * - it ends before those ten sessions,
 * - no other source has it for longer, and
 * - no list of symbols traded today (the SEC's) has it.
 * A symbol of which a list says that it trades no more is delisted whatever the others do.
 *
 * @param ends Where each series ends; a symbol can have one from each source.
 * @param calendar Sessions of the market, rising, as days since 1970-01-01.
 * @param lists What lists say: that a symbol is traded today, or that it trades no more.
 * @returns The symbols that trade no more.
 */
export function delistedSymbols(
  ends: readonly SeriesEnd[],
  calendar: Int32Array,
  lists: ListedToday,
): ReadonlySet<string> {
  const delisted = new Set(ends.map(({ symbol }) => symbol).filter((symbol) => lists.isDelisted(symbol)));
  const latest = new Map<string, number>();
  for (const { symbol, lastDay } of ends) latest.set(symbol, Math.max(lastDay, latest.get(symbol) ?? lastDay));
  for (const series of Map.groupBy(ends, ({ source }) => source).values()) {
    if (series.length < SERIES_NEEDED) continue;
    const sourceEnd = series.reduce((latest, { lastDay }) => Math.max(latest, lastDay), Number.NEGATIVE_INFINITY);
    const sessions = calendar.filter((session) => session <= sourceEnd);
    const threshold = sessions.at(-GRACE_SESSIONS - 1);
    if (threshold === undefined) continue;
    const ended = series.filter(({ lastDay }) => lastDay <= threshold);
    if (series.length - ended.length < series.length * SHARE_NEEDED) continue;
    for (const { symbol, lastDay } of ended) {
      if (lastDay === latest.get(symbol) && !lists.isListed(symbol)) delisted.add(symbol);
    }
  }
  return delisted;
}
