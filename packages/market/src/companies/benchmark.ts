import { type CompanyRecord, momentumOf } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import { barsUpTo } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { isIndexCurrent, readMarketIndex, wholeIndex } from "./market-index.ts";
import { rememberLast } from "./remember-last.ts";

type Benchmark = NonNullable<CompanyRecord["benchmark"]>;

const ofSnapshot = new WeakMap<Snapshot, Benchmark | null>();

/**
 * The momentum of the market's broad index, or of the fund in its place, on the last bar of a stock: without dividends, as
 * that of the stock is.
 *
 * @returns Missing when the market has no such index of those days; `adjusted-prices-only` when it has one that counts
 *   dividends: beside it a stock would look worse by its dividends.
 * @see F12, docs/decisions/0013-a-fund-for-the-index.md
 */
export const benchmarkMomentum = rememberLast((snapshot: Snapshot, lastDay: Day, asOf: Day): Figure => {
  const benchmark = readBenchmark(snapshot, lastDay);
  if (benchmark) return momentumOf(barsUpTo(benchmark.bars, asOf), benchmark.source);
  const hasTotal = readMarketIndex(snapshot, "total", lastDay) !== null;
  return missing(hasTotal ? "adjusted-prices-only" : "no-index");
});

function readBenchmark(snapshot: Snapshot, lastDay: Day): Benchmark | null {
  const known = ofSnapshot.get(snapshot);
  const whole = known === undefined ? readBroadIndex(snapshot) : known;
  ofSnapshot.set(snapshot, whole);
  if (!whole) return null;
  const bars = barsUpTo(whole.bars, lastDay);
  return isIndexCurrent(bars.day, lastDay) ? { source: whole.source, bars } : null;
}

function readBroadIndex(snapshot: Snapshot): Benchmark | null {
  const index = wholeIndex(snapshot, "price");
  if (!index) return null;
  const { day, value, source } = index;
  const unknown = new Float64Array(value.length).fill(Number.NaN);
  return { source, bars: { day, open: value, high: value, low: value, close: value, volume: unknown } };
}
