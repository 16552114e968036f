import type { Operand, Strategy } from "@plumbline/core/strategy";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { RunInput, RunResult } from "./index.ts";
import { betweenPrices, dayOfBar, runSmall, type SmallStock, smallMarket } from "./testing/small-run.ts";

/** Waves of 63 bars on a slow rise: each stock crosses 20 upwards and falls below 20.7 again and again. */
const WAVES: readonly SmallStock[] = ["AAA", "BBB"].map((symbol, k) => ({
  symbol,
  closes: Array.from({ length: 400 }, (_, bar) => 20 + 3 * Math.sin((bar + 20 * k) / 10) + bar / 400),
}));
/** Rises by 2 % in all: less than the waves earn without costs. */
const INDEX: SmallStock = {
  symbol: "CALM",
  closes: Array.from({ length: 400 }, (_, bar) => 50 + bar / 400),
  changes: { assetClass: "fund" },
};

/** Buys where the close rises above 20 and sells where it falls below 20.7, as it was so many bars ago. */
function waves(barsAgo: number): Strategy {
  const close: Operand = barsAgo === 0 ? { price: "close" } : { price: "close", barsAgo };
  return {
    version: 1,
    parameters: {},
    universe: {},
    entry: { all: [{ left: close, operator: "crossesAbove", right: { number: 20 } }] },
    exit: { all: [{ left: close, operator: "crossesBelow", right: { number: 20.7 } }] },
    stops: {},
    ranking: null,
    positions: { count: 2 },
    sizing: { kind: "equal" },
    rebalancing: "signals",
  };
}

async function resultOf(strategy: Strategy, asked: Partial<RunInput> = {}): Promise<RunResult> {
  const snapshot = await smallMarket([...WAVES, INDEX]);
  return (await runSmall(snapshot, strategy, { fractional: true, ...asked })).result;
}

const totalReturn = ({ statistics }: RunResult) => statistics.performance.totalReturn.value;
const BROKER = { rate: 0.001, slippage: 0.0005, fixed: 1 } as const;

describe("the honesty of a run", () => {
  it("has as its lag the return of a run whose every signal comes a bar later", async () => {
    const asked = { costs: BROKER };
    const { honesty } = await resultOf(waves(0), asked);
    const delayed = await resultOf(waves(1), asked);
    expect(delayed.trades.code.length).toBeGreaterThan(10);
    expect(honesty.lag.totalReturn.value).toBe(totalReturn(delayed));
  });

  it("has as its lag, where stocks are ranked once a month, what the second open of the month would have brought", async () => {
    const closes = Array.from({ length: 62 }, (_, bar) => 20 + bar);
    const stocks = [
      { symbol: "CHEAP", closes: closes.map((close) => close / 4) },
      { symbol: "DEAR", closes },
    ];
    const dearest: Strategy = {
      ...waves(0),
      entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: 0 } }] },
      exit: null,
      ranking: { by: [{ operand: { price: "close" }, best: "highest" }] },
      positions: { count: 1 },
      rebalancing: "monthly",
    };
    const { result } = await runSmall(await smallMarket(stocks), dearest, { fractional: true });
    // The last close is 81. The first of February opens at 49.75, the second at 50.75.
    expect(totalReturn(result)).toBeCloseTo(81 / 49.75 - 1, 12);
    expect(result.honesty.lag.totalReturn.value).toBeCloseTo(81 / 50.75 - 1, 12);
  });

  it("has on its cost ladder the returns of runs at those costs alone, the first without any", async () => {
    const { honesty } = await resultOf(waves(0), { costs: BROKER });
    const { rate, totalReturn: found } = honesty.costLadder;
    expect(rate).toEqual([0, 0.0005, 0.001, 0.0025, 0.005]);
    for (const [step, each] of rate.entries())
      expect(found[step]).toBe(totalReturn(await resultOf(waves(0), { costs: { rate: each, slippage: 0 } })));
  });

  it.each([
    ["what is left is nothing", null],
    ["what is left is as much as the benchmark gained", INDEX.symbol],
  ])("breaks even between the two steps of the ladder where %s", async (_, benchmark) => {
    const { honesty, statistics } = await resultOf(waves(0), { benchmark });
    const { rate, cagr } = honesty.costLadder;
    const hurdle = benchmark === null ? 0 : (statistics.beside.benchmark?.cagr.value as number);
    const above = cagr.findLastIndex((value) => value > hurdle);
    expect([above >= 0, above < cagr.length - 1]).toEqual([true, true]);
    const value = honesty.breakEvenCost.value as number;
    expect(value).toBeGreaterThanOrEqual(rate[above] as number);
    expect(value).toBeLessThanOrEqual(rate[above + 1] as number);
  });
});

describe("the evidence of a run", () => {
  const evidenceOf = ({ honesty }: RunResult) => honesty.findings.find(({ rule }) => rule === "HON-04");
  /** Stands at 10, and at 12 from a bar on, up to another. */
  const between = async (from: number, until: number) => {
    const closes = Array.from({ length: 731 }, (_, bar) => (bar >= from && bar < until ? 12 : 8));
    const rules = betweenPrices({ above: 11, below: 9 });
    return (await runSmall(await smallMarket([{ symbol: "ONE", closes }]), rules, { fractional: true })).result;
  };

  it("is the time with a position: 201 of 731 days in two years", async () => {
    // A signal at the close of bar 300 buys in bar 301; one at the close of bar 500 sells in bar 501.
    const found = evidenceOf(await between(300, 500));
    expect(found?.value).toBeCloseTo((730 / 365.25) * (201 / 731), 12);
    expect(found?.state).toBe("fail");
  });

  it("does not grow by years in cash before it, and is none of a run in cash", async () => {
    const [early, late] = [evidenceOf(await between(10, 210)), evidenceOf(await between(500, 700))];
    expect(late?.value).toBeCloseTo(early?.value as number, 12);
    expect(evidenceOf(await between(731, 731))).toMatchObject({ value: 0, state: "fail" });
  });

  it("is no A without variants and without a day since the strategy was saved", async () => {
    const { honesty } = await between(10, 210);
    const caps = honesty.findings.filter(({ rule }) => rule === "HON-08" || rule === "HON-13");
    expect(caps.map(({ state, cap }) => [state, cap])).toEqual([
      ["unknown", "B"],
      ["unknown", "B"],
    ]);
  });
});

describe("the survivors of a run", () => {
  const years = (count: number) => Array.from({ length: Math.round(count * 365.25) }, () => 30);
  /** Stocks that trade for four years, of which some end in the second. */
  const universe = (stocks: number, gone: number): SmallStock[] =>
    Array.from({ length: stocks }, (_, k) => ({
      symbol: `S${String(k).padStart(3, "0")}`,
      closes: years(k < gone ? 2 : 4),
    }));
  const survivors = async (stocks: readonly SmallStock[], asked: Partial<RunInput> = {}) => {
    const { result } = await runSmall(await smallMarket(stocks), waves(0), asked);
    const { state } = result.honesty.findings.find(({ rule }) => rule === "HON-02") ?? {};
    return { ...result.honesty.survivors, state, isWarned: result.warnings.includes("survivors-only") };
  };

  it("are all there is where nobody left the market", async () => {
    expect(await survivors(universe(5, 0))).toEqual({
      biased: true,
      stocks: 5,
      delisted: 0,
      least: 1,
      state: "fail",
      isWarned: true,
    });
  });

  it("are too many where one stock of 120 left in four years: of 478 years of a stock three would have", async () => {
    expect(await survivors(universe(120, 1))).toMatchObject({ biased: true, delisted: 1, least: 3, state: "fail" });
    expect(await survivors(universe(120, 3))).toMatchObject({ biased: false, delisted: 3, least: 3, state: "pass" });
  });

  it("do not become fewer by what left before the run began", async () => {
    const long = await survivors(universe(5, 1));
    const late = await survivors(universe(5, 1), { from: dayOfBar(900) });
    expect([long.biased, late.biased, late.delisted]).toEqual([false, true, 0]);
  });

  it("are counted by the market's own word on a delisting as well", async () => {
    const [first, ...rest] = universe(5, 0) as [SmallStock, ...SmallStock[]];
    const stocks = [{ ...first, changes: { delisted: day("2023-12-20") } }, ...rest];
    expect(await survivors(stocks)).toMatchObject({ biased: false, delisted: 1 });
  });

  it("are unknown where somebody has picked the stocks", async () => {
    const found = await survivors(universe(5, 0), { universe: { codes: ["S000", "S001"] } });
    expect(found).toMatchObject({ biased: false, delisted: 0, state: "unknown", isWarned: false });
  });
});
