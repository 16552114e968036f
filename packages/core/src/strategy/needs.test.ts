import { describe, expect, it } from "vitest";
import { availabilityOf, libraryStrategy, needsOf, operandsOf, STRATEGY_LIBRARY, type Strategy } from "./index.ts";
import { countOfPart, tradesBy } from "./trades-by.ts";

const strategyOf = (id: string) => libraryStrategy(id)?.strategy as Strategy;

/** The table of section 9 of the finance definitions. */
const IDS = [
  ...["graham-defensive", "graham-enterprising", "net-net", "graham-simple", "magic-formula", "acquirers-multiple"],
  ...["piotroski-value", "gross-profitability", "quality", "lynch-peg", "can-slim-like", "dividend-growth"],
  ...["dogs-of-the-dow", "shareholder-yield", "momentum-12-1", "value-momentum", "dual-momentum", "high-52w"],
  ...["faber-10m", "trend-200d", "golden-cross", "rsi2", "turtle-20-10", "bollinger-revert", "macd-cross"],
  ...["low-volatility", "turn-of-month", "halloween"],
];

describe("the library", () => {
  it("has the 28 strategies of the definitions, each with a source", () => {
    expect(STRATEGY_LIBRARY.map(({ id }) => id).sort()).toEqual([...IDS].sort());
    for (const { id, source } of STRATEGY_LIBRARY) expect([id, source.length > 20]).toEqual([id, true]);
  });

  it("says what each strategy reads, so that nothing else is loaded", () => {
    expect(operandsOf(strategyOf("golden-cross"))).toEqual({
      prices: [],
      indicators: [
        { of: "stock", indicator: "sma", parameters: { length: 50 } },
        { of: "stock", indicator: "sma", parameters: { length: 200 } },
      ],
      metrics: [],
      checks: [],
      rates: [],
      benchmark: false,
      calendar: false,
      comparesStocks: false,
      index: null,
    });
    expect(operandsOf(strategyOf("turtle-20-10")).indicators.map(({ indicator }) => indicator)).toContain("atr");
    expect(operandsOf(strategyOf("low-volatility")).indicators).toHaveLength(2);
    expect(operandsOf(strategyOf("can-slim-like"))).toMatchObject({
      checks: ["G1", "G3", "G5", "G6"],
      benchmark: true,
    });
    expect(operandsOf(strategyOf("halloween"))).toMatchObject({ calendar: true, prices: [] });
  });

  it("needs accounts for what is read from accounts alone", () => {
    expect(needsOf(strategyOf("rsi2"))).toEqual(["prices"]);
    expect(needsOf(strategyOf("graham-simple"))).toEqual(["prices", "fundamentals", "aaaYield"]);
    expect(needsOf(strategyOf("dual-momentum"))).toEqual(["prices", "cashRate"]);
    const ofPrices = {
      ...strategyOf("rsi2"),
      ranking: { by: [{ operand: { metric: "change.1y" }, best: "highest" }] },
    } as const;
    expect(needsOf(ofPrices)).toEqual(["prices"]);
  });

  it("says which strategies a market has no data for", () => {
    const dogs = { strategy: strategyOf("dogs-of-the-dow") };
    const kinds = new Set(["prices", "fundamentals"] as const);
    expect(availabilityOf(dogs, { kinds, indices: new Set(["djia"]) })).toEqual({ available: true });
    const missing = { available: false, because: "not-in-market-data" };
    expect(availabilityOf(dogs, { kinds, indices: new Set(["sp500"]) })).toEqual(missing);
    expect(availabilityOf({ strategy: strategyOf("graham-simple") }, { kinds, indices: new Set() })).toEqual(missing);
  });
});

describe("how a strategy trades", () => {
  it("is as a whole at the end of a period, unless positions are closed one by one", () => {
    const tradingOf = (id: string) => tradesBy(strategyOf(id));
    expect(["momentum-12-1", "faber-10m", "graham-defensive"].map(tradingOf)).toEqual(Array(3).fill("rotation"));
    expect(["golden-cross", "can-slim-like", "net-net", "graham-simple"].map(tradingOf)).toEqual(
      Array(4).fill("slots"),
    );
  });

  it("divides a count among overlapping parts without losing one", () => {
    const parts = Array.from({ length: 12 }, (_, part) => countOfPart(30, part, 12));
    expect(parts.slice(0, 4)).toEqual([2, 3, 2, 3]);
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect([0, 1, 2].map((part) => countOfPart(10, part, 3))).toEqual([3, 3, 4]);
  });
});
