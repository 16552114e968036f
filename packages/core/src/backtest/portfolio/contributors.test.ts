import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import type { ExecutionColumns, TradeColumns } from "../trade-columns.ts";
import { contributors, invested, yearTurnovers } from "./contributors.ts";

/** Three trades by hand: stock 0 gains 20 and loses 5, stock 2 gains 40. */
const TRADES: TradeColumns = {
  stock: Int32Array.of(0, 2, 0),
  entryBar: Int32Array.of(0, 0, 1),
  exitBar: Int32Array.of(1, 2, 2),
  quantity: Float64Array.of(10, 5, 10),
  entryPrice: Float64Array.of(10, 20, 12),
  exitPrice: Float64Array.of(12.2, 28, 11.6),
  fees: Float64Array.of(2, 0, 1),
  dividends: Float64Array.of(0, 0, 0),
  profit: Float64Array.of(20, 40, -5),
  return: Float64Array.of(0.2, 0.4, -0.04),
  worst: Float64Array.of(0, 0, -0.04),
  best: Float64Array.of(0.22, 0.4, 0),
  exitReason: ["signal", "signal", "open"],
};

/** What made them. */
const EXECUTIONS: ExecutionColumns = {
  trade: Int32Array.of(0, 0, 1, 1, 2),
  bar: Int32Array.of(0, 1, 0, 2, 1),
  side: ["buy", "sell", "buy", "sell", "buy"],
  shares: Float64Array.of(10, 10, 5, 5, 10),
  price: Float64Array.of(10, 12.2, 20, 28, 12),
  fee: Float64Array.of(1, 1, 0, 0, 1),
  reason: ["signal", "signal", "signal", "signal", "signal"],
};

describe("contributors", () => {
  it("are the stocks by their profit, with fees and the share of winning trades", () => {
    expect(contributors(TRADES)).toEqual([
      { place: 2, profit: 40, fees: 0, dividends: 0, trades: 1, winRate: 1 },
      { place: 0, profit: 15, fees: 3, dividends: 0, trades: 2, winRate: 0.5 },
    ]);
  });

  it("of sectors add up those of their stocks; a stock without a sector is left out", () => {
    expect(contributors(TRADES, Int32Array.of(7, 7, 7)).map(({ place, profit }) => [place, profit])).toEqual([[7, 55]]);
    expect(contributors(TRADES, Int32Array.of(-1, 0, 3)).map(({ place, profit }) => [place, profit])).toEqual([
      [3, 40],
    ]);
  });
});

describe("turnover and exposure", () => {
  it("of a year is half of what was bought and sold by its mean equity; an open position is only bought", () => {
    const calendar = Int32Array.from(["2020-12-30", "2020-12-31", "2021-01-04"], day);
    const equity = Float64Array.of(1000, 1000, 500);
    // 2020: bought 100 + 100 + 120, sold 122; 2021: sold 140.
    expect(yearTurnovers({ day: calendar, equity, executions: EXECUTIONS })).toEqual([
      { year: 2020, turnover: 442 / 2 / 1000 },
      { year: 2021, turnover: 140 / 2 / 500 },
    ]);
  });

  it("is the part of equity that is not cash", () => {
    expect([...invested({ equity: Float64Array.of(100, 100, 0), cash: Float64Array.of(40, 100, 0) })]).toEqual([
      0.6, 0, 0,
    ]);
  });
});
