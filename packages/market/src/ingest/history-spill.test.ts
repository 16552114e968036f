import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import type { DeliveredPrices } from "../quality/index.ts";
import { HistorySpill } from "./history-spill.ts";

function delivery(symbol: string, bars: number): DeliveredPrices {
  const column = Float64Array.from({ length: bars }, (_, row) => row / 3);
  column[0] = Number.NaN;
  const days = Int32Array.from({ length: bars }, (_, row) => row);
  const actions = { splits: [{ exDay: day("2020-08-31"), ratio: 4 }], dividends: [] };
  const columns = { day: days, open: column, high: column, low: column, close: column, volume: column };
  return {
    history: { symbol, basis: "raw", source: "test", bars: columns, actions },
    file: `${symbol}.csv`,
    adjustedClose: column,
  };
}

it.each([
  ["in memory", 2 ** 30],
  ["partly in memory", 10_000],
  ["on disk", 0],
])("gives deliveries back as they were, in any order, and leaves no file behind: %s", async (_, memoryBytes) => {
  const folder = await mkdtemp(join(tmpdir(), "spill-"));
  const spill = new HistorySpill(folder, memoryBytes);
  const deliveries = [delivery("A", 5), delivery("B", 5000), delivery("C", 1)];
  const places = deliveries.map((entry) => spill.append(entry));
  expect(await readdir(folder)).toEqual([]);
  for (const index of [2, 0, 1, 0]) {
    const place = places[index];
    if (place === undefined) throw new RangeError("no such place");
    expect(spill.read(place)).toEqual(deliveries[index]);
  }
  spill.close();
  await rm(folder, { recursive: true });
});
