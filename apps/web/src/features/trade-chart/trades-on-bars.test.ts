import { expect, it } from "vitest";
import type { TradeColumns } from "../../state/index.ts";
import { firstShown, tradeAfterKey, tradesOnBars } from "./trades-on-bars.ts";

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
};

it("puts each fill on the bar of its day, and on the next bar where the day has none", () => {
  const dates = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08"];
  expect(tradesOnBars(dates, TRADES).map(({ entry, exit }) => [entry, exit])).toEqual([
    [1, 2],
    [4, 4],
  ]);
});

it("keeps a result that is missing missing rather than 0", () => {
  expect(tradesOnBars(["2024-01-02"], TRADES)[1]).toMatchObject({ profit: Number.NaN, fees: Number.NaN });
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
