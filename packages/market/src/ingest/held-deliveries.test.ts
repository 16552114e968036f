import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DeliveredPrices } from "../quality/index.ts";
import { HeldDeliveries, heldDelivery } from "./held-deliveries.ts";
import { HistorySpill } from "./history-spill.ts";

const FIRST = day("2004-01-05");

let folder: string;
let spill: HistorySpill;
let held: HeldDeliveries;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "held-"));
  // Of the deliveries some are in memory and some on disk.
  spill = new HistorySpill(folder, 300_000);
  held = new HeldDeliveries(spill);
});
afterEach(async () => {
  spill.close();
  await rm(folder, { recursive: true });
});

function delivery(symbol: string, { from, bars, file }: { from: number; bars: number; file: string }): DeliveredPrices {
  const days = Int32Array.from({ length: bars }, (_, row) => FIRST + from + row);
  const prices = Float64Array.from(days, (at) => 100 + (at % 7));
  const columns = { day: days, open: prices, high: prices, low: prices, close: prices, volume: prices };
  const history = {
    symbol,
    basis: "raw",
    source: "test",
    bars: columns,
    actions: { splits: [], dividends: [] },
  } as const;
  return { history, file, adjustedClose: null, currency: null, isUsListing: false };
}

function add(one: DeliveredPrices): void {
  expect(held.add(heldDelivery(one, spill.append(one)))).toEqual([]);
}

describe("the deliveries of a symbol", () => {
  it("stay as they are while they are few, or long", () => {
    const few = Array.from({ length: 63 }, (_, at) => delivery("A", { from: at, bars: 1, file: `${at}.csv` }));
    const long = Array.from({ length: 200 }, (_, at) => delivery("B", { from: at, bars: 71, file: `${at}.csv` }));
    for (const one of [...few, ...long]) add(one);
    expect(held.take("A").delivered).toEqual(few);
    expect(held.take("B").delivered).toEqual(long);
    expect(held.take("B").delivered).toEqual([]);
    expect(held.symbols).toEqual([]);
  });

  it("are joined sooner where very many are held, with the days of all of them", () => {
    const crowded = new HeldDeliveries(spill, 20);
    const symbols = Array.from({ length: 10 }, (_, at) => `S${at}`);
    for (let at = 0; at < 30; at++) {
      for (const symbol of symbols) {
        const one = delivery(symbol, { from: at, bars: 1, file: `${at}.csv` });
        expect(crowded.add(heldDelivery(one, spill.append(one)))).toEqual([]);
      }
    }
    for (const symbol of symbols) {
      const { delivered } = crowded.take(symbol);
      expect(delivered.map(({ file }) => file)).toEqual(["0.csv and 29 more files"]);
      expect([...(delivered[0]?.history.bars.day ?? [])]).toEqual(Array.from({ length: 30 }, (_, at) => FIRST + at));
    }
  });

  it("are joined when they are many small ones, with the days of all of them", () => {
    const files = 64 * 64 + 65;
    for (let at = 0; at < files; at++) {
      for (const symbol of ["A", "B"]) add(delivery(symbol, { from: at, bars: 2, file: `${at}.csv` }));
    }
    for (const symbol of ["A", "B"]) {
      const { delivered, issues } = held.take(symbol);
      expect(delivered.map(({ file }) => file)).toEqual([`0.csv and ${files - 1} more files`]);
      const days = Array.from({ length: files + 1 }, (_, at) => FIRST + at);
      expect([...(delivered[0]?.history.bars.day ?? [])]).toEqual(days);
      expect(issues).toEqual([]);
    }
  });
});
