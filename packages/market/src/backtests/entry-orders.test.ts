import type { Strategy } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { examineRun, type RunInput } from "./index.ts";
import { betweenPrices, dayOfBar, runSmall, type SmallStock, smallMarket } from "./testing/small-run.ts";

/** The close rises above 11 in bar 2; bar 3 opens at 11.75 and lies between 11.5 and 12.5. */
const ONE: SmallStock = { symbol: "ONE", closes: [10, 9, 12, 12, 13, 8, 7, 6] };
const STILL: SmallStock = { symbol: "STILL", closes: [5, 5, 5, 5, 5, 5, 5, 5] };
const RULES = betweenPrices({ above: 11, below: 9 });
/** Moved by a sweep. */
const parameters = { distance: { value: 0.03, minimum: 0.01, maximum: 0.1, step: 0.01 } };
const LIMIT: Strategy = { ...RULES, parameters, entryOrder: { type: "limit", below: { parameter: "distance" } } };
const STOP: Strategy = { ...RULES, parameters, entryOrder: { type: "stop", above: { parameter: "distance" } } };

describe.each([
  ["one stock", [ONE]],
  ["one place for several stocks", [ONE, STILL]],
])("a strategy that buys at a price, on %s", (_, stocks) => {
  const run = async (strategy: Strategy, asked: Partial<RunInput> = {}) =>
    (await runSmall(await smallMarket(stocks), strategy, asked)).result;
  const bought = async (strategy: Strategy, distance: number) => {
    const { trades } = await run(strategy, { values: { distance } });
    return trades.code.map((code, k) => [code, trades.entryDate[k], trades.entryPrice[k]]);
  };

  it("buys so far below the close of the signal, or not at all", async () => {
    // 12 × 0.97 = 11.64; 12 × 0.99 = 11.88 lies above the open; 12 × 0.95 = 11.4 is not reached.
    expect(await bought(LIMIT, 0.03)).toEqual([["ONE", dayOfBar(3), 12 * 0.97]]);
    expect(await bought(LIMIT, 0.01)).toEqual([["ONE", dayOfBar(3), 11.75]]);
    expect(await bought(LIMIT, 0.05)).toEqual([]);
  });

  it("buys when the price rises so far above it, or not at all", async () => {
    // 12 × 1.03 = 12.36; 12 × 1.05 = 12.6 is not reached.
    expect(await bought(STOP, 0.03)).toEqual([["ONE", dayOfBar(3), 12 * 1.03]]);
    expect(await bought(STOP, 0.05)).toEqual([]);
  });

  it.each([LIMIT, STOP])("is swept with the results of single runs", async (strategy) => {
    const { sweep } = await run(strategy, { sweep: [{ parameter: "distance", from: 0.01, to: 0.05, step: 0.01 }] });
    const single = [0.01, 0.02, 0.03, 0.04, 0.05].map((distance) => run(strategy, { values: { distance } }));
    const ends = (await Promise.all(single)).map(({ equity }) => equity.value.at(-1));
    expect(new Set(ends).size).toBeGreaterThan(2);
    const swept = [...(sweep?.finalEquity ?? [])];
    expect(swept).toHaveLength(ends.length);
    swept.forEach((value, k) => {
      expect(value).toBeCloseTo(ends[k] as number, 9);
    });
  });
});

it("An order that waits for a price of the next bar is not filled at the close of its signal", async () => {
  const snapshot = await smallMarket([ONE]);
  const input: RunInput = {
    universe: { market: true },
    from: dayOfBar(0),
    to: dayOfBar(7),
    capital: 1000,
    costs: { rate: 0, slippage: 0 },
    fractional: false,
    fillAt: "close",
  };
  expect(examineRun(snapshot, { input, strategy: LIMIT }, 100)).toEqual({
    phrase: "waits for a price and fills at the close",
    field: "fillAt",
  });
  expect(examineRun(snapshot, { input, strategy: RULES }, 100)).toBeNull();
});
