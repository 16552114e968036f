import type { WireTrades } from "@plumbline/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesInStock, reasonsOf, shownTrades } from "./trade-rows.ts";

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

const ALL = { code: "", reason: null };
const BY_ENTRY = { by: "entryDate", descending: false } as const;

describe("the trades of a run", () => {
  it("stand in the order of a column, either way", () => {
    expect(shownTrades(trades, ALL, { by: "code", descending: false })).toEqual([1, 0, 2]);
    expect(shownTrades(trades, ALL, { by: "entryDate", descending: true })).toEqual([2, 1, 0]);
  });

  it("that have no profit come last, whichever end is first", () => {
    expect(shownTrades(trades, ALL, { by: "profit", descending: true })).toEqual([0, 1, 2]);
    expect(shownTrades(trades, ALL, { by: "profit", descending: false })).toEqual([1, 0, 2]);
  });

  it("are those of symbols that begin so, in any case, and of one reason", () => {
    const named = { ...trades, code: ["BRK.B", "A", "BRK.A"] };
    expect(shownTrades(named, { code: " brk", reason: null }, BY_ENTRY)).toEqual([0, 2]);
    expect(shownTrades(named, { code: "brk", reason: "open" }, BY_ENTRY)).toEqual([2]);
    expect(shownTrades(named, { code: "RK", reason: null }, BY_ENTRY)).toEqual([]);
    expect(reasonsOf(trades)).toEqual(["signal", "stopLoss", "open"]);
  });

  it("are numbered within their stock", () => {
    // By hand: the third trade is the second of A.
    expect(placesInStock({ code: ["A", "B", "A", "A", "B"] })).toEqual([1, 1, 2, 3, 2]);
  });

  it("are each shown once, whatever the order", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ noNaN: true }))), fc.boolean(), (profit, descending) => {
        const code = profit.map(() => "A");
        const shown = shownTrades({ ...trades, code, profit }, ALL, { by: "profit", descending });
        expect(shown.toSorted((a, b) => a - b)).toEqual([...profit.keys()]);
        const known = shown.flatMap((row) => profit[row] ?? []);
        for (let k = 1; k < known.length; k++) {
          const [one, other] = [known[k - 1] as number, known[k] as number];
          expect(descending ? one >= other : one <= other).toBe(true);
        }
      }),
    );
  });
});
