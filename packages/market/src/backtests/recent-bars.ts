import { type Bars, type Split, splitAdjusted } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PositionedPrices, Snapshot } from "../snapshot/index.ts";

const NOTHING = new Float64Array();
const NO_BARS: Bars = {
  day: new Int32Array(),
  open: NOTHING,
  high: NOTHING,
  low: NOTHING,
  close: NOTHING,
  volume: NOTHING,
};

/**
 * The last bars of a stock up to a day, on one share count.
 *
 * @param count How many at most: rules look back only so far, and averages that never forget have forgotten what was before.
 * @returns No bars of a stock without prices by then.
 */
export function recentBars(snapshot: Snapshot, symbol: string, day: Day, count: number): Bars {
  const prices = snapshot.pricesAt(symbol);
  const rows = prices ? rowsUpTo(prices, day) : 0;
  if (!prices || rows === 0) return NO_BARS;
  const first = Math.max(0, rows - count);
  const column = (name: "open" | "high" | "low" | "close" | "volume") =>
    prices.values(name, first, new Float64Array(rows - first));
  const bars: Bars = {
    day: prices.days(first, new Int32Array(rows - first)),
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
  return prices.basis === "raw" ? splitAdjusted(bars, splitsUpTo(prices, day)) : bars;
}

/** Splits that are known by a day: those to come change no price of before. */
function splitsUpTo(prices: PositionedPrices, day: Day): readonly Split[] {
  return prices.actions().splits.filter(({ exDay, ratio }) => exDay <= day && Number.isFinite(ratio) && ratio > 0);
}

/** How many bars there are by a day. */
function rowsUpTo({ length, days }: PositionedPrices, day: Day): number {
  const dayOf = (row: number) => days(row, new Int32Array(1))[0] as number;
  if (length > 0 && dayOf(length - 1) <= day) return length;
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (dayOf(middle) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
