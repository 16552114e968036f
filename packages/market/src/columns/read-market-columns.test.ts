import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Actions, Bars } from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import { Piscina } from "piscina";
import { describe, expect, it, onTestFinished } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { emptyMarket, exampleHistory, exampleInstrument, publish } from "../snapshot/testing/example-market.ts";
import { temporaryFolder } from "../snapshot/testing/temporary-folder.ts";
import { ColumnsError, instrumentBars, readMarketColumns } from "./index.ts";

const FIRST = day("2020-01-02");

/** Bars of consecutive days, from the closes alone. */
function barsAt(first: Day, closes: readonly number[]): Bars {
  const { bars } = exampleHistory("ANY", closes);
  return { ...bars, day: Int32Array.from(closes, (_, row) => first + row) };
}

function history(symbol: string, closes: readonly number[], more: Partial<PriceHistory> = {}): PriceHistory {
  return exampleHistory(symbol, closes, more);
}

const NO_ACTIONS: Actions = { splits: [], dividends: [] };
const split = (days: number, ratio: number) => ({ exDay: (FIRST + days) as Day, ratio });
const dividend = (days: number, amount: number) => ({ exDay: (FIRST + days) as Day, amount });

const PRICES: readonly PriceHistory[] = [
  history("DIV", [100, 98, 99], { actions: { splits: [], dividends: [dividend(1, 2)] } }),
  history("GAP", [5, Number.NaN], { bars: barsAt(day("2021-03-01"), [5, Number.NaN]) }),
  history("NEW", []),
  history("SPL", [400, 101], { actions: { splits: [split(1, 4)], dividends: [] } }),
  history("TOT", [7, 8, 9], { basis: "total-return", actions: NO_ACTIONS }),
];

async function market(prices: readonly PriceHistory[] = PRICES): Promise<Snapshot> {
  const dataDirectory = temporaryFolder();
  const instruments = [...prices.map(({ symbol }) => exampleInstrument(symbol)), exampleInstrument("ZERO")];
  await publish(await createSnapshotWriter({ dataDirectory, market: "test" }), { ...emptyMarket, instruments, prices });
  const { snapshot } = await openMarket(dataDirectory, "test");
  onTestFinished(() => snapshot.close());
  return snapshot;
}

describe("the columns of a market", () => {
  it("lie instrument after instrument, those without bars left out", async () => {
    const columns = await readMarketColumns(await market());
    expect(columns.symbols).toEqual(["DIV", "GAP", "SPL", "TOT"]);
    expect(columns.basis).toEqual(["raw", "raw", "raw", "total-return"]);
    expect([...columns.barStart]).toEqual([0, 3, 5, 7, 10]);
    expect([...columns.bars.close]).toEqual([100, 98, 99, 5, Number.NaN, 400, 101, 7, 8, 9]);
    expect([...columns.day.subarray(3, 5)]).toEqual([day("2021-03-01"), day("2021-03-02")]);
    // As `exampleHistory` makes them.
    expect([...columns.bars.open.subarray(0, 3)]).toEqual([99.75, 97.75, 98.75]);
    expect([...columns.bars.volume.subarray(0, 3)]).toEqual([1000, 1001, 1002]);
  });

  it("have splits and dividends as they were delivered", async () => {
    const { splits, dividends } = await readMarketColumns(await market());
    expect([...splits.start]).toEqual([0, 0, 0, 1, 1]);
    expect([splits.day[0], splits.value[0]]).toEqual([FIRST + 1, 4]);
    expect([...dividends.start]).toEqual([0, 1, 1, 1, 1]);
    expect([dividends.day[0], dividends.value[0]]).toEqual([FIRST + 1, 2]);
  });

  it("have closes with splits taken out and dividends reinvested, and NaN where a source cannot say them", async () => {
    const columns = await readMarketColumns(await market());
    const { splitAdjustedClose: price, totalReturnClose: total } = columns.bars;
    // By hand: a dividend of 2 on a close of 100 leaves 98 % of what was before it; four shares are made of one at 400.
    expect([...price]).toEqual([100, 98, 99, 5, Number.NaN, 100, 101, Number.NaN, Number.NaN, Number.NaN]);
    expect([...total]).toEqual([98, 98, 99, 5, Number.NaN, 100, 101, 7, 8, 9]);
  });

  it("are only those that are wanted, and take what they say", async () => {
    const columns = await readMarketColumns(await market(), { columns: ["totalReturnClose"] });
    expect(Object.keys(columns.bars)).toEqual(["totalReturnClose"]);
    expect([...columns.bars.totalReturnClose]).toEqual([98, 98, 99, 5, Number.NaN, 100, 101, 7, 8, 9]);
    // By hand: 10 rows of a day and a number; three columns of 4 + 1 starts; one split and one dividend of 12 bytes each.
    expect(columns.bytes).toBe(10 * 12 + 3 * 5 * 4 + 2 * 12);
  });

  it("are given for one instrument without a copy", async () => {
    const columns = await readMarketColumns(await market(), { columns: ["close", "volume"] });
    const bars = instrumentBars(columns, 2);
    expect([...bars.close]).toEqual([400, 101]);
    expect(bars.close.buffer).toBe(columns.bars.close.buffer);
    expect(bars.day).toHaveLength(2);
    expect(() => instrumentBars(columns, 4)).toThrow(RangeError);
  });

  it("are of a market without prices empty", async () => {
    const columns = await readMarketColumns(await market([]));
    expect(columns).toMatchObject({ symbols: [], barStart: new Int32Array(1), day: new Int32Array() });
  });

  it("outlive the snapshot", async () => {
    const snapshot = await market();
    const columns = await readMarketColumns(snapshot);
    snapshot.close();
    expect(columns.bars.close.at(-1)).toBe(9);
    await expect(readMarketColumns(snapshot)).rejects.toMatchObject({ code: "snapshot-closed" });
  });
});

describe("reading the columns of a market", () => {
  it("is refused where they take more than is allowed, with both in the sentence", async () => {
    const snapshot = await market();
    const { bytes } = await readMarketColumns(snapshot);
    await expect(readMarketColumns(snapshot, { maxBytes: bytes })).resolves.toMatchObject({ bytes });
    for (const maxBytes of [bytes - 1, 100]) {
      const refusal = readMarketColumns(snapshot, { maxBytes });
      await expect(refusal).rejects.toThrow(ColumnsError);
      await expect(refusal).rejects.toMatchObject({
        code: "columns-too-large",
        message: expect.stringContaining("MB"),
      });
    }
  });

  it("ends with what is thrown between two instruments", async () => {
    const symbols = Array.from({ length: 300 }, (_, place) => `S${String(place).padStart(3, "0")}`);
    const snapshot = await market(symbols.map((symbol) => history(symbol, [1, 2])));
    const signal = AbortSignal.abort(new Error("nobody waits"));
    let breaths = 0;
    const breathe = async () => {
      if (++breaths === 2) signal.throwIfAborted();
    };
    await expect(readMarketColumns(snapshot, { breathe })).rejects.toThrow("nobody waits");
    expect(breaths).toBe(2);
  });

  it("gives memory that a thread of a pool shares instead of copying it", async () => {
    const columns = await readMarketColumns(await market(), { columns: ["close"] });
    const file = join(temporaryFolder(), "thread.mjs");
    writeFileSync(
      file,
      "export default ({ bars, day }) => { bars.close[0] = 123; return bars.close.byteLength + day.byteLength; };",
    );
    const pool = new Piscina({ filename: file, maxThreads: 1 });
    onTestFinished(() => pool.destroy());
    expect(await pool.run(columns)).toBe(10 * 12);
    expect(columns.bars.close[0]).toBe(123);
  });
});
