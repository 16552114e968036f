import type { CompanyRecord } from "@plumbline/core/checks";
import { barsUpTo } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";

/** Broad indices of prices, the first that a market has is its benchmark. */
export const BROAD_INDICES = ["sp500", "demo-index"] as const;

/** An index that ends earlier than this before the stock speaks of other months than the stock does. */
export const OLDEST_VALUE_DAYS = 7;

type Benchmark = NonNullable<CompanyRecord["benchmark"]>;

const ofSnapshot = new WeakMap<Snapshot, Benchmark | null>();

/**
 * The closes of the market's broad index up to the last bar of a stock.
 *
 * @returns null when the market has none, or none of those days.
 * @see F12
 */
export function readBenchmark(snapshot: Snapshot, lastDay: Day): Benchmark | null {
  const known = ofSnapshot.get(snapshot);
  const whole = known === undefined ? readBroadIndex(snapshot) : known;
  ofSnapshot.set(snapshot, whole);
  if (!whole) return null;
  const bars = barsUpTo(whole.bars, lastDay);
  const isCurrent = (bars.day.at(-1) ?? Number.NEGATIVE_INFINITY) >= lastDay - OLDEST_VALUE_DAYS;
  return isCurrent ? { source: whole.source, bars } : null;
}

function readBroadIndex(snapshot: Snapshot): Benchmark | null {
  const name = BROAD_INDICES.find((index) => snapshot.seriesNames.includes(index));
  const series = name === undefined ? null : snapshot.series(name);
  if (!series) return null;
  const { day, value, source } = series;
  const unknown = new Float64Array(value.length).fill(Number.NaN);
  return { source, bars: { day, open: value, high: value, low: value, close: value, volume: unknown } };
}
