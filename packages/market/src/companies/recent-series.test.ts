import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { priceChanges } from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { readPriceSeries, recentSeries } from "./index.ts";
import { tinyStock } from "./testing/tiny-stock.ts";

const LAST_DAY = day("2024-06-28");
const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-recent-"));
let snapshot: Snapshot;

/** A price of every so many days that never repeats, split in the last year and long before it. */
function historyOf(symbol: string, { every, bars }: { readonly every: number; readonly bars: number }): PriceHistory {
  const days = Int32Array.from({ length: bars }, (_, k) => LAST_DAY - every * (bars - 1 - k));
  const close = Float64Array.from(days, (on) => 50 + 10 * Math.sin(on / 37));
  const exDay = (back: number) => (LAST_DAY - back) as Day;
  return {
    symbol,
    basis: "raw",
    source: "tiny",
    bars: { day: days, open: close, high: close, low: close, close, volume: close.map((price) => 1000 / price) },
    actions: {
      splits: [
        { exDay: exDay(900), ratio: 3 },
        { exDay: exDay(100), ratio: 7 },
      ],
      dividends: [{ exDay: exDay(40), amount: 0.3 }],
    },
    moves: [{ day: exDay(20), change: 0.6, verdict: "unsupported", other: null }],
  };
}

const HISTORIES = [
  historyOf("COIN", { every: 1, bars: 2000 }),
  historyOf("RARE", { every: 25, bars: 90 }),
  historyOf("WEEK", { every: 2, bars: 900 }),
  historyOf("YOUNG", { every: 1, bars: 12 }),
];

beforeAll(async () => {
  const writer = await createSnapshotWriter({ dataDirectory, market: "recent" });
  for (const history of HISTORIES) writer.addPrices(history);
  const instruments = [...HISTORIES.map(({ symbol }) => tinyStock(symbol)), tinyStock("ZERO")];
  await writer.publish({ instruments, fictional: false, createdAt: null, sources: [] });
  ({ snapshot } = await openMarket(dataDirectory, "recent"));
});
afterAll(() => {
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

it.each(HISTORIES.map(({ symbol, bars }) => [symbol, bars.day.length] as const))(
  "the last year of %s changes as it does among all its prices",
  (symbol, bars) => {
    const recent = recentSeries(snapshot, tinyStock(symbol), 12);
    const all = readPriceSeries(snapshot, tinyStock(symbol));
    if (!recent || !all) throw new Error("There are no prices.");
    expect([recent.bars, recent.series.lastDay, recent.series.doubts]).toEqual([bars, LAST_DAY, all.doubts]);
    const few = recent.series.shown();
    const whole = all.shown();
    const periods = ["1d", "1m", "6m", "1y"] as const;
    const changesOf = (changes: ReturnType<typeof priceChanges>) => periods.map((period) => changes[period]);
    expect(changesOf(priceChanges(few))).toEqual(changesOf(priceChanges(whole)));
    expect(few.volume.slice(-12)).toEqual(whole.volume.slice(-12));
  },
);

it("a stock without prices has none", () => {
  expect(recentSeries(snapshot, tinyStock("ZERO"), 12)).toBeNull();
});
