import type { Strategy } from "@plumbline/core/strategy";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { type RunInput, resultJson } from "./index.ts";
import { betweenPrices, dayOfBar, runSmall, type SmallStock, smallMarket } from "./testing/small-run.ts";

/** The close rises above 11 in bar 2 and lies below 9 in bar 4; the bars after them open at 12.75 and 6.75. */
const ONE: SmallStock = {
  symbol: "ONE",
  closes: [10, 9, 12, 13, 8, 7, 6, 6],
  volumes: [900, 900, 3000, 2000, 500, 1200, 5000, 900],
};
const STILL: SmallStock = { symbol: "STILL", closes: [5, 5, 5, 5, 5, 5, 5, 5] };
const RULES = betweenPrices({ above: 11, below: 9 });

/** One row per trade, and one per execution: bars are days after the first. */
async function tradesOf(stocks: readonly SmallStock[], strategy: Strategy, asked: Partial<RunInput> = {}) {
  const { result } = await runSmall(await smallMarket(stocks), strategy, asked);
  const { code, entryDate, entryPrice, exitDate, exitPrice, quantity, reason } = result.trades;
  const rows = code.map((_, k) => [entryDate[k], entryPrice[k], exitDate[k], exitPrice[k], quantity[k], reason[k]]);
  const { date, side, quantity: shares, price } = result.executions;
  const executions = date.map((_, k) => [date[k], side[k], shares[k], price[k]]);
  return { rows, executions, warnings: result.warnings, equity: result.equity.value };
}

const [BAR_2, BAR_3, BAR_4, BAR_5, BAR_6] = [2, 3, 4, 5, 6].map(dayOfBar);

describe.each([
  ["one stock", [ONE]],
  ["one place for several stocks", [ONE, STILL]],
])("the account of %s", (_, stocks) => {
  it("fills the orders of a signal at the next open", async () => {
    const { rows, warnings } = await tradesOf(stocks, RULES);
    // 10,000 / 12.75 = 784.3 shares.
    expect(rows).toEqual([[BAR_3, 12.75, BAR_5, 6.75, 784, "signal"]]);
    expect(warnings).not.toContain("fills-at-close");
  });

  it("fills them at the close of the signal's own bar where that is asked for, and warns of it", async () => {
    const { rows, warnings } = await tradesOf(stocks, RULES, { fillAt: "close" });
    // 10,000 / 12 = 833.3 shares.
    expect(rows).toEqual([[BAR_2, 12, BAR_4, 8, 833, "signal"]]);
    expect(warnings).toContain("fills-at-close");
  });

  it("takes no more of a day's volume than it may: the rest of a purchase is dropped, that of a sale stays queued", async () => {
    const { rows, executions, equity } = await tradesOf(stocks, RULES, { volumeShare: 0.1 });
    // A tenth of 2,000 shares bought; of 1,200 and of 5,000 shares sold.
    expect(executions).toEqual([
      [BAR_3, "buy", 200, 12.75],
      [BAR_5, "sell", 120, 6.75],
      [BAR_6, "sell", 80, 5.75],
    ]);
    // 120 × 6.75 + 80 × 5.75 = 1,270.
    expect(rows).toEqual([[BAR_3, 12.75, BAR_6, 1270 / 200, 200, "signal"]]);
    expect(equity.at(-1)).toBeCloseTo(10_000 - 120 * 6 - 80 * 7, 9);
  });

  it("is the same to the bit whether its defaults are written down or left out", async () => {
    const snapshot = await smallMarket(stocks);
    const written = { fillAt: "nextOpen", volumeShare: null, delistingRecovery: 1 } as const;
    const [left, said] = [await runSmall(snapshot, RULES), await runSmall(snapshot, RULES, written)];
    expect(resultJson(said.result)).toBe(resultJson(left.result));
  });
});

describe("money that buys no whole share", () => {
  const rotation: Strategy = {
    ...RULES,
    entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: 0 } }] },
    exit: null,
    ranking: { by: [{ operand: { price: "close" }, best: "highest" }] },
    rebalancing: "monthly",
  };
  const dear: SmallStock = { symbol: "DEAR", closes: Array.from({ length: 62 }, () => 20) };

  // Opens at 12.75, and of the rotation at 19.75.
  it.each([
    ["one stock", [ONE], RULES, 12],
    ["one place for several stocks", [ONE, STILL], RULES, 12],
    ["a rotation", [dear], rotation, 19],
  ] as const)(
    "is told in an account of %s, unless parts of shares can be bought",
    async (_, stocks, rules, capital) => {
      const poor = await tradesOf(stocks, rules, { capital });
      expect([poor.rows, poor.warnings.includes("below-one-share")]).toEqual([[], true]);
      for (const asked of [{ capital, fractional: true }, { capital: 10 * capital }]) {
        const { rows, warnings } = await tradesOf(stocks, rules, asked);
        expect([rows.length > 0, warnings.includes("below-one-share")]).toEqual([true, false]);
      }
    },
  );
});

describe("a stock that leaves the market while it is held", () => {
  const gone: SmallStock = { symbol: "GONE", closes: [10, 9, 12, 13], changes: { delisted: day("2020-01-05") } };
  const stocks = [gone, STILL];

  it.each([
    [undefined, 13],
    [0.25, 3.25],
    [0, 0],
  ])("pays the recovery of its last close: %s", async (delistingRecovery, price) => {
    const { rows, equity } = await tradesOf(stocks, RULES, { delistingRecovery });
    expect(rows).toEqual([[BAR_3, 12.75, BAR_4, price, 784, "delisted"]]);
    expect(equity.at(-1)).toBeCloseTo(10_000 + 784 * (price - 12.75), 9);
  });

  it("pays it to those who hold all stocks alike as well", async () => {
    const snapshot = await smallMarket(stocks);
    const { result } = await runSmall(snapshot, RULES, { delistingRecovery: 0.25 });
    // From the open of bar 1 on: half at 8.75, half at 4.75.
    const halves = (5000 / 8.75) * 3.25 + (5000 / 4.75) * 5;
    expect(result.equity.equalWeight?.at(-1)).toBeCloseTo(halves, 9);
  });
});

describe("a rotation", () => {
  const closes = Array.from({ length: 62 }, () => 20);
  const dear: SmallStock = { symbol: "DEAR", closes };
  const cheap: SmallStock = { symbol: "CHEAP", closes: closes.map((close) => close / 2) };
  const dearest: Strategy = {
    ...RULES,
    entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: 0 } }] },
    exit: null,
    ranking: { by: [{ operand: { price: "close" }, best: "highest" }] },
    rebalancing: "monthly",
  };
  const run = (asked: Partial<RunInput>) => tradesOf([cheap, dear], dearest, asked);
  const of = async (asked: Partial<RunInput>) => (await run(asked)).rows;

  it("trades after the last close of a month at the next open, or at that close", async () => {
    expect(await of({})).toEqual([["2020-02-01", 19.75, "2020-03-03", 20, 506, "open"]]);
    expect(await of({ fillAt: "close" })).toEqual([["2020-01-31", 20, "2020-03-03", 20, 500, "open"]]);
  });

  it("buys a part of the volume of the day alone", async () => {
    // 1,030 shares were traded on the first of February, 1,059 on that of March.
    const { rows, executions } = await run({ volumeShare: 0.1 });
    expect(executions).toEqual([
      ["2020-02-01", "buy", 103, 19.75],
      ["2020-03-01", "buy", 105, 19.75],
    ]);
    expect(rows).toEqual([["2020-02-01", 19.75, "2020-03-03", 20, 208, "open"]]);
  });
});
