import type { WireTrades } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { orderedTrades } from "./trade-rows.ts";

const trades: WireTrades = {
  code: ["B", "A", "C"],
  entryDate: ["2020-01-02", "2020-02-03", "2020-03-04"],
  entryPrice: [10, 20, 30],
  exitDate: ["2020-01-09", "2020-02-10", "2020-03-11"],
  exitPrice: [11, 19, 30],
  quantity: [1, 1, 1],
  fees: [0, 0, 0],
  dividends: [0, 0, 0],
  profit: [1, -1, null],
  return: [0.1, -0.05, null],
  worst: [-0.1, -0.1, -0.1],
  best: [0.1, 0.1, 0.1],
  reason: ["signal", "stopLoss", "open"],
};

describe("the trades of a run", () => {
  it("stand in the order of a column, either way", () => {
    expect(orderedTrades(trades, { by: "code", descending: false })).toEqual([1, 0, 2]);
    expect(orderedTrades(trades, { by: "entryDate", descending: true })).toEqual([2, 1, 0]);
  });

  it("that have no profit come last, whichever end is first", () => {
    expect(orderedTrades(trades, { by: "profit", descending: true })).toEqual([0, 1, 2]);
    expect(orderedTrades(trades, { by: "profit", descending: false })).toEqual([1, 0, 2]);
  });
});
