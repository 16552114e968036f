import { describe, expect, it } from "vitest";
import { exampleHistory } from "../snapshot/testing/example-market.ts";
import { benchmarkOver } from "./comparisons.ts";
import type { RunResult } from "./index.ts";
import { betweenPrices, dayOfBar, runSmall, type SmallStock, smallMarket } from "./testing/small-run.ts";

const BARS = 731;
const fund = { assetClass: "fund" } as const;

/** Doubles over 200 days and then stands still for 530. */
const INDEX: SmallStock = {
  symbol: "XIDX",
  closes: Array.from({ length: BARS }, (_, bar) => 100 + 100 * Math.min(1, bar / 200)),
  changes: fund,
};
/** Stands at 10 and from some bar on at 12: rules that buy above 11 buy at the next open. */
const risesAt = (symbol: string, at: number): SmallStock => ({
  symbol,
  closes: Array.from({ length: BARS }, (_, bar) => (bar < at ? 10 : 12)),
});
const RULES = betweenPrices({ above: 11, below: 9 });

async function runOf(symbol: string, rules = RULES): Promise<RunResult> {
  const snapshot = await smallMarket([risesAt("EARLY", 1), risesAt("LATE", 300), risesAt("NEVER", BARS), INDEX]);
  const asked = { universe: { codes: [symbol] }, benchmark: INDEX.symbol, fractional: true };
  return (await runSmall(snapshot, rules, asked)).result;
}

describe("the benchmark of a run", () => {
  it("covers the stated period: 730 days in which it doubles, also where the strategy first trades after that", async () => {
    const { statistics, equity } = await runOf("LATE");
    const { totalReturn, cagr } = statistics.beside.benchmark ?? {};
    expect(totalReturn?.value).toBeCloseTo(1, 12);
    // STA-02: growth ^ (365.25 / days) - 1.
    expect(cagr?.value).toBeCloseTo(2 ** (365.25 / 730) - 1, 12);
    expect([equity.benchmark?.[0], equity.benchmark?.[100], equity.benchmark?.at(-1)]).toEqual([
      10_000, 15_000, 20_000,
    ]);
  });

  it("is the same for all strategies of the same days, whether they buy at once, late or never", async () => {
    const early = await runOf("EARLY");
    for (const symbol of ["LATE", "NEVER"]) {
      const other = await runOf(symbol);
      expect(other.statistics.beside.benchmark).toEqual(early.statistics.beside.benchmark);
      expect(other.equity.benchmark).toEqual(early.equity.benchmark);
    }
  });

  it("has a line of its own since the first trade, beside what the account did since then", async () => {
    const { statistics } = await runOf("LATE");
    // Signal at the close of bar 300, bought at the open of bar 301 at 11.75; 12 at the end.
    expect(statistics.sinceFirstTrade).toMatchObject({
      date: dayOfBar(301),
      account: { totalReturn: { value: expect.closeTo(12 / 11.75 - 1, 12) } },
      benchmark: { totalReturn: { value: expect.closeTo(0, 12) } },
    });
  });

  it("did in half its rise what it did since a first trade there: from the close before the purchase", async () => {
    const snapshot = await smallMarket([risesAt("MID", 100), INDEX]);
    const asked = { universe: { codes: ["MID"] }, benchmark: INDEX.symbol, fractional: true };
    const { result } = await runSmall(snapshot, RULES, asked);
    // Of 150 at the close of bar 100 to 200.
    expect(result.statistics.sinceFirstTrade).toMatchObject({
      date: dayOfBar(101),
      benchmark: { totalReturn: { value: expect.closeTo(200 / 150 - 1, 12) } },
    });
  });

  it("is told as missing since a first trade that never came", async () => {
    expect((await runOf("NEVER")).statistics.sinceFirstTrade).toEqual({ value: null, because: "no-trades" });
  });
});

describe("a benchmark that begins after the run", () => {
  it("has no figure of the whole run, which a warning tells, and one since a later first trade", async () => {
    const [stock, { symbol, closes }] = [risesAt("LATE", 300), INDEX];
    const whole = exampleHistory(symbol, closes);
    const { day, open, high, low, close, volume } = whole.bars;
    const late = (column: Float64Array) => column.subarray(100);
    const columns = { open: late(open), high: late(high), low: late(low), close: late(close), volume: late(volume) };
    const bars = { day: day.subarray(100), ...columns };
    const prices = [exampleHistory(stock.symbol, stock.closes), { ...whole, bars }];
    const asked = { universe: { codes: [stock.symbol] }, benchmark: symbol, fractional: true };
    const { result } = await runSmall(await smallMarket([stock, INDEX], { prices }), RULES, asked);
    expect([result.statistics.beside.benchmark, result.equity.benchmark]).toEqual([null, null]);
    expect(result.warnings).toContain("benchmark-begins-later");
    expect(result.statistics.sinceFirstTrade).toMatchObject({
      benchmark: { totalReturn: { value: expect.closeTo(0, 12) } },
    });
    expect((await runOf("LATE")).warnings).not.toContain("benchmark-begins-later");
  });
});

describe("holding what a run trades", () => {
  it("begins with the second open of the run, whenever the strategy buys", async () => {
    const held = await Promise.all(["LATE", "NEVER"].map(async (symbol) => (await runOf(symbol)).equity.buyAndHold));
    // Bought at 9.75.
    expect(held.map((values) => [values?.[0], values?.at(-1)])).toEqual([
      [10_000, expect.closeTo((10_000 * 12) / 9.75, 8)],
      [10_000, expect.closeTo((10_000 * 10) / 9.75, 8)],
    ]);
  });
});

describe("a benchmark over a span", () => {
  // Closes of 50, 55, 60 and 66 on days 1, 2, 4 and 6.
  const closes = { day: Int32Array.of(1, 2, 4, 6), close: Float64Array.of(50, 55, 60, 66) };
  const over = (from: number, to: number) => {
    const { day, open, close } = { ...closes, open: closes.close };
    const unknown = new Float64Array(close.length).fill(Number.NaN);
    const bars = { day, open, high: close, low: close, close, volume: unknown };
    return benchmarkOver({ name: "XIDX", source: "test", closes, bars }, { from, to });
  };

  it("is bought at its last close up to the first day and valued on its own days", () => {
    const found = over(3, 7);
    expect([...(found?.day ?? [])]).toEqual([3, 4, 6, 7]);
    [1, 60 / 55, 66 / 55, 66 / 55].forEach((value, row) => {
      expect(found?.close[row]).toBeCloseTo(value, 12);
    });
  });

  it("grows over two spans as over both together", () => {
    const grown = (from: number, to: number) => over(from, to)?.close.at(-1) as number;
    expect(grown(1, 4) * grown(4, 6)).toBeCloseTo(grown(1, 6), 12);
  });

  it("is unknown where it begins after the first day, and over no time", () => {
    expect(over(0, 6)).toBeNull();
    expect(over(4, 4)).toBeNull();
  });
});
