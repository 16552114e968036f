import { expect, it } from "vitest";
import type { TradeColumns } from "../../state/index.ts";
import { firstShown, hasParts, tradeAfterKey, tradesOnBars } from "./trades-on-bars.ts";

const TRADES: TradeColumns = {
  entryDate: ["2024-01-03", "2024-01-06"],
  entryPrice: [10, 12],
  exitDate: ["2024-01-04", "2024-01-20"],
  exitPrice: [11, null],
  quantity: [5, 5],
  fees: [1, null],
  profit: [4, null],
  return: [0.08, null],
  reason: ["signal", "open"],
  executions: {
    trade: [0, 0, 0, 1],
    date: ["2024-01-03", "2024-01-03", "2024-01-04", "2024-01-06"],
    side: ["buy", "sell", "sell", "buy"],
    quantity: [5, 2, 3, 5],
    price: [10, 10.5, 11, 12],
    fees: [0, 0, 1, null],
    reason: ["signal", "signal", "signal", "signal"],
  },
};

/** Bars of these days, each with a close of 13. */
const barsOf = (date: string[]) => ({ date, close: date.map(() => 13) });

it("puts each fill on the bar of its day, and on the next bar where the day has none", () => {
  const dates = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08"];
  expect(tradesOnBars(barsOf(dates), TRADES).map(({ entry, exit }) => [entry, exit])).toEqual([
    [1, 2],
    [4, 4],
  ]);
});

it("puts each execution on its bar below its trade", () => {
  const dates = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08"];
  const [parted, open] = tradesOnBars(barsOf(dates), TRADES);
  expect(parted?.executions.map(({ bar, side, quantity, price }) => [bar, side, quantity, price])).toEqual([
    [1, "buy", 5, 10],
    [1, "sell", 2, 10.5],
    [2, "sell", 3, 11],
  ]);
  expect(open?.executions.map(({ bar, side }) => [bar, side])).toEqual([[4, "buy"]]);
  expect([parted, open].map((trade) => trade && hasParts(trade))).toEqual([true, false]);
  // From the first purchase to the last sale, or to the last close.
  expect([parted, open].map((trade) => [trade?.firstPrice, trade?.lastPrice])).toEqual([
    [10, 11],
    [12, 13],
  ]);
});

it("takes a trade of an earlier version of the engine for one purchase and one sale", () => {
  const earlier = { ...TRADES, executions: { value: null, because: "earlier-engine" } } as const;
  const [closed, open] = tradesOnBars(barsOf(["2024-01-03", "2024-01-04", "2024-01-08"]), earlier);
  expect(closed?.executions.map(({ bar, side, price }) => [bar, side, price])).toEqual([
    [0, "buy", 10],
    [1, "sell", 11],
  ]);
  expect(open?.executions.map(({ side }) => side)).toEqual(["buy"]);
});

it("keeps a result that is missing missing rather than 0", () => {
  expect(tradesOnBars(barsOf(["2024-01-02"]), TRADES)[1]).toMatchObject({ profit: Number.NaN, fees: Number.NaN });
});

it("begins some bars before the first trade, and shows the end of a stock that the run never traded", () => {
  expect(firstShown([{ entry: 120 }, { entry: 60 }], 250)).toBe(20);
  expect(firstShown([{ entry: 5 }], 250)).toBe(0);
  expect(firstShown([], 250)).toBe(210);
  expect(firstShown([], 3)).toBe(0);
});

it("steps from trade to trade and stays at the ends", () => {
  expect(tradeAfterKey("j", null, 3)).toBe(0);
  expect(tradeAfterKey("k", null, 3)).toBe(2);
  expect(tradeAfterKey("ArrowRight", 2, 3)).toBe(2);
  expect(tradeAfterKey("ArrowUp", 1, 3)).toBe(0);
  expect(tradeAfterKey("End", 0, 3)).toBe(2);
  expect(tradeAfterKey("x", 0, 3)).toBeNull();
  expect(tradeAfterKey("j", null, 0)).toBeNull();
});
