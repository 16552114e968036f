import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { instrumentBars, readMarketColumns, type SharedActions } from "@plumbline/market/columns";
import { readPriceSeries } from "@plumbline/market/companies";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generateDemoMarket } from "./index.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-columns-"));
let snapshot: Snapshot;

beforeAll(async () => {
  await generateDemoMarket({ dataDirectory, companies: 68, years: 4 });
  ({ snapshot } = await openMarket(dataDirectory, "demo"));
}, 120_000);
afterAll(() => {
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

const actionsOf = ({ start, day, value }: SharedActions, place: number) =>
  Array.from(day.subarray(start[place], start[place + 1]), (exDay, row) => [
    exDay,
    value[(start[place] as number) + row],
  ]);

it("has for every instrument of a market what is read of that instrument alone, to the bit", async () => {
  const columns = await readMarketColumns(snapshot);
  const priced = snapshot.instruments.filter(({ symbol }) => snapshot.prices(symbol) !== null);
  expect(columns.symbols).toEqual(priced.map(({ symbol }) => symbol));
  for (const [place, instrument] of priced.entries()) {
    const history = snapshot.prices(instrument.symbol) ?? expect.fail(instrument.symbol);
    const series = readPriceSeries(snapshot, instrument) ?? expect.fail(instrument.symbol);
    const { splitAdjustedClose, totalReturnClose, ...bars } = instrumentBars(columns, place);
    expect(bars).toEqual(history.bars);
    expect(splitAdjustedClose).toEqual(series.price()?.close);
    expect(totalReturnClose).toEqual(series.total()?.close ?? splitAdjustedClose.map(() => Number.NaN));
    expect(columns.basis[place]).toBe(history.basis);
    expect(actionsOf(columns.splits, place)).toEqual(history.actions.splits.map(Object.values));
    expect(actionsOf(columns.dividends, place)).toEqual(history.actions.dividends.map(Object.values));
  }
});

it("has splits and dividends to be told apart by: the law above is not one of empty lists", async () => {
  const { splits, dividends } = await readMarketColumns(snapshot, { columns: [] });
  expect(splits.day.length).toBeGreaterThan(0);
  expect(dividends.day.length).toBeGreaterThan(100);
});
