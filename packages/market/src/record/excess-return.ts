import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import { readMarketIndex, readPriceSeries } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

/** Closes by day. */
interface Closes {
  readonly day: Int32Array;
  readonly close: Float64Array;
}

/** From the day of a verdict to the one up to which it is followed. */
export interface Span {
  readonly day: Day;
  readonly until: Day;
}

/** A stock and the benchmark, counted alike. */
interface Compared {
  readonly stock: Closes;
  readonly benchmark: Closes;
  readonly doubts: readonly Day[];
  readonly delisted: Day | null;
}

/**
 * Reads a stock beside the benchmark of its market: both with dividends reinvested, or both without where either source knows none.
 *
 * @returns Its return less that of the benchmark over a span, as a fraction. It begins with the first close after the day
 *   of the verdict, the first at which a reader could have acted. NaN where the stock or the benchmark has no price within
 *   two weeks of either end, or a move in between is doubtful. One that was delisted meanwhile is sold at its last price.
 * @see RVD-03
 */
export function excessReturns(snapshot: Snapshot, instrument: Instrument): (span: Span) => number {
  const compared = comparedOf(snapshot, instrument);
  return (span) => (compared ? excessReturn(compared, span) : Number.NaN);
}

function comparedOf(snapshot: Snapshot, instrument: Instrument): Compared | null {
  const series = readPriceSeries(snapshot, instrument);
  if (!series || snapshot.lastDay === null) return null;
  const about = { doubts: series.doubts.map(({ day }) => day as Day), delisted: instrument.delisted };
  const total = readMarketIndex(snapshot, "total", snapshot.lastDay);
  const reinvested = total && series.total();
  if (total && reinvested) return { stock: reinvested, benchmark: total.closes, ...about };
  const index = readMarketIndex(snapshot, "price", snapshot.lastDay);
  const plain = index && series.price();
  return index && plain ? { stock: plain, benchmark: index.closes, ...about } : null;
}

function excessReturn({ stock, benchmark, doubts, delisted }: Compared, span: Span): number {
  const from = firstAfter(stock.day, span.day);
  const begun = stock.day[from];
  if (begun === undefined || begun > span.day + MAX_AGE_DAYS.price || begun >= span.until) return Number.NaN;
  if (doubts.some((day) => day > begun && day <= span.until)) return Number.NaN;
  const isDelisted = delisted !== null && delisted <= span.until;
  const own = growth(stock, from, { until: span.until, isOver: isDelisted });
  const ofBenchmark = growth(benchmark, lastIndexOnOrBefore(benchmark.day, begun as Day), {
    until: span.until,
    isOver: false,
  });
  return own - ofBenchmark;
}

/** @param isOver Whether an early end is explained. */
function growth({ day, close }: Closes, from: number, { until, isOver }: { until: Day; isOver: boolean }): number {
  const last = lastIndexOnOrBefore(day, until);
  const ended = day[last];
  if (from < 0 || ended === undefined || last < from) return Number.NaN;
  if (ended < until - MAX_AGE_DAYS.price && !isOver) return Number.NaN;
  return (close[last] as number) / (close[from] as number) - 1;
}

function firstAfter(days: Int32Array, day: Day): number {
  return lastIndexOnOrBefore(days, day) + 1;
}
