import type { Strategy } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { ordersOf, type RunResult, tradeRows } from "./index.ts";
import { betweenPrices, dayOfBar, runSmall, type SmallStock, smallMarket } from "./testing/small-run.ts";

const closes = (of: (bar: number) => number) => Array.from({ length: 200 }, (_, bar) => of(bar));
/** UP and DOWN cost most at the ends of January to March, UP and LATER from April on, of all days up to 19 July 2020. */
const STOCKS: readonly SmallStock[] = [
  { symbol: "DOWN", closes: closes((bar) => 30 * 0.999 ** bar) },
  { symbol: "LATER", closes: closes((bar) => (bar < 100 ? 5 : 50)) },
  { symbol: "UP", closes: closes((bar) => 20 * 1.01 ** bar) },
];
/** Holds the two dearest stocks at half of the account each, restored on the first of each month. */
const DEAREST: Strategy = {
  ...betweenPrices({ above: 0, below: 0 }),
  parameters: { floor: { value: 1, minimum: 0, maximum: 2, step: 1 } },
  entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: { parameter: "floor" } } }] },
  exit: null,
  ranking: { by: [{ operand: { price: "close" }, best: "highest" }] },
  positions: { count: 2 },
  rebalancing: "monthly",
};
/** 1 February, of 1 May and of the last day. */
const [FIRST, MAY, LAST] = [dayOfBar(30), dayOfBar(120), dayOfBar(199)];

const SWEEP = [{ parameter: "floor", from: 0, to: 2, step: 1 }];

async function rotation(): Promise<RunResult> {
  const asked = { fractional: true, sweep: SWEEP };
  return (await runSmall(await smallMarket(STOCKS), DEAREST, asked)).result;
}

describe("a run that restores its weights every month", () => {
  it("has one trade a position, however often a part of it is sold", async () => {
    const { trades, executions, statistics } = await rotation();
    expect(trades.code).toEqual(["DOWN", "UP", "LATER"]);
    expect(trades.entryDate).toEqual([FIRST, FIRST, MAY]);
    expect(trades.exitDate).toEqual([MAY, LAST, LAST]);
    expect(trades.reason).toEqual(["rebalance", "open", "open"]);
    // DOWN is bought three times and then sold; UP is bought once and sold in part five times; LATER is bought three times.
    expect([...executions.trade]).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect(executions.side.map((side) => side[0]).join("")).toBe("bbbsbsssssbbb");
    expect(statistics.counts).toEqual({
      trades: 1,
      open: 2,
      orders: 13,
      longestWinningStreak: 0,
      longestLosingStreak: 1,
    });
    expect(statistics.trading.winRate?.value).toBe(0);
    expect(statistics.trading.expectancy?.value).toBe(trades.profit[0]);
  });

  it("counts the same trades in its grade, its sweep and by stock", async () => {
    const { contributors, honesty, sweep } = await rotation();
    expect(honesty.findings.find(({ rule }) => rule === "HON-03")).toMatchObject({ value: 1, state: "fail", cap: "D" });
    expect([...(sweep?.trades ?? [])]).toEqual([1, 1, 1]);
    expect(contributors.code.toSorted()).toEqual(["DOWN", "LATER", "UP"]);
    expect(contributors.trades).toEqual([1, 1, 1]);
  });

  it("gains what its trades and open positions gained", async () => {
    const { trades, equity } = await rotation();
    const profit = trades.profit.reduce((sum, money) => sum + money, 0);
    expect((equity.value.at(-1) as number) - 10_000).toBeCloseTo(profit, 6);
  });

  it("tells its orders trade by trade, with the figures of a trade beside the order that ends it", async () => {
    const { trades, executions } = await rotation();
    const orders = [...ordersOf({ trades, executions })];
    expect(orders.map(({ trade }) => trade)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3]);
    expect(orders.flatMap(({ profit }, row) => (profit === null ? [] : [row]))).toEqual([3]);
    expect(orders[3]).toMatchObject({ code: "DOWN", side: "sell", date: MAY });
    // To a millionth: what lies behind is the noise of doubles.
    const toldProfit = (trade: number) => Number(trades.profit[trade]?.toFixed(6));
    expect(orders[3]?.profit).toBe(toldProfit(0));
    expect([...ordersOf({ trades, executions, only: { code: "u" } })]).toEqual(orders.slice(4, 10));
    expect([...ordersOf({ trades, executions, only: { reason: "rebalance" } })]).toEqual(orders.slice(0, 4));
    const rows = [...tradeRows(trades, { reason: "open" })];
    expect(rows.map(({ trade, code, profit }) => [trade, code, profit])).toEqual([
      [2, "UP", toldProfit(1)],
      [3, "LATER", toldProfit(2)],
    ]);
  });
});
