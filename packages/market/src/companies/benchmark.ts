import type { CompanyRecord } from "@plumbline/core/checks";
import { barsUpTo } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { isIndexCurrent, wholeIndex } from "./market-index.ts";

type Benchmark = NonNullable<CompanyRecord["benchmark"]>;

const ofSnapshot = new WeakMap<Snapshot, Benchmark | null>();

/**
 * The closes of the market's broad index, or of the fund in its place, up to the last bar of a stock: without dividends, as
 * the momentum of the stock is.
 *
 * @returns null when the market has none, or none of those days.
 * @see F12, docs/decisions/0013-a-fund-for-the-index.md
 */
export function readBenchmark(snapshot: Snapshot, lastDay: Day): Benchmark | null {
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
