import type { Actions } from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceBasis, PriceHistory } from "../../model/index.ts";
import { mergeHistories, preferHistory } from "./merge-histories.ts";

const MONDAY = day("2024-01-01");

/** A history of which every price of a day is its close. */
function history(basis: PriceBasis, closes: Record<number, number>, actions: Partial<Actions> = {}): PriceHistory {
  const days = Object.keys(closes).map(Number);
  const prices = Float64Array.from(Object.values(closes));
  return {
    symbol: "A",
    basis,
    source: "vendor",
    bars: {
      day: Int32Array.from(days, (offset) => MONDAY + offset),
      open: prices.slice(),
      high: prices.slice(),
      low: prices.slice(),
      close: prices.slice(),
      volume: prices.map(() => 1000),
    },
    actions: { splits: [], dividends: [], ...actions },
  };
}

function closesOf({ bars }: PriceHistory): Record<number, number> {
  return Object.fromEntries(Array.from(bars.day, (value, at) => [value - MONDAY, bars.close[at] as number]));
}

describe("deliveries of one symbol", () => {
  it("are joined over time, and the newer one is used where both have a day", () => {
    const { history: joined, issues } = mergeHistories([
      history("raw", { 1: 11, 2: 12.5, 3: 13 }),
      history("raw", { 0: 10, 1: 11, 2: 12 }),
    ]);
    expect(closesOf(joined)).toEqual({ 0: 10, 1: 11, 2: 12.5, 3: 13 });
    expect(issues).toMatchObject([{ code: "sources-disagree", day: "2024-01-03", count: 1 }]);
  });

  it("of raw prices keep the splits and dividends of both", () => {
    const split = { exDay: (MONDAY + 1) as Day, ratio: 2 };
    const dividend = { exDay: (MONDAY + 5) as Day, amount: 0.5 };
    const { history: joined } = mergeHistories([
      history("raw", { 0: 10, 1: 5, 2: 5 }, { splits: [split] }),
      history("raw", { 2: 5, 4: 6, 5: 6 }, { dividends: [dividend] }),
    ]);
    expect(joined.actions).toEqual({ splits: [split], dividends: [dividend] });
  });

  it("of adjusted prices are brought to the scale of the newer one, which changes no return", () => {
    // A 2:1 split between the deliveries: the newer file halves everything before it.
    const { history: joined, issues } = mergeHistories([
      history("split-adjusted", { 0: 10, 1: 12, 2: 14 }, { dividends: [{ exDay: (MONDAY + 1) as Day, amount: 1 }] }),
      history("split-adjusted", { 2: 7, 3: 8 }),
    ]);
    expect(closesOf(joined)).toEqual({ 0: 5, 1: 6, 2: 7, 3: 8 });
    expect([...joined.bars.volume]).toEqual([2000, 2000, 1000, 1000]);
    expect(joined.actions.dividends).toEqual([{ exDay: MONDAY + 1, amount: 0.5 }]);
    expect(issues).toMatchObject([{ code: "rescaled-history", count: 2 }]);
  });

  it("of different bases are never mixed: raw prices are used and the others named", () => {
    const raw = history("raw", { 0: 10, 1: 11 });
    const total = history("total-return", { 0: 9, 1: 10, 2: 11, 3: 12 });
    const { history: chosen, issues } = mergeHistories([total, raw]);
    expect(chosen).toBe(raw);
    expect(issues).toMatchObject([{ code: "basis-not-used", outcome: "noted" }]);
  });

  it("that are the same delivery twice are that delivery", () => {
    const closes = fc.dictionary(fc.nat(400).map(String), fc.double({ min: 1, max: 1000, noNaN: true }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(closes, fc.constantFrom<PriceBasis>("raw", "split-adjusted", "total-return"), (days, basis) => {
        const once = history(basis, days);
        const { history: twice, issues } = mergeHistories([once, once]);
        expect(twice.bars).toEqual(once.bars);
        expect(issues).toEqual([]);
      }),
    );
  });

  it("are refused when there is none", () => {
    expect(() => mergeHistories([])).toThrow(RangeError);
  });
});

describe("of two histories that cannot be joined", () => {
  it("the one nearer to what was traded is preferred, then the longer one", () => {
    const raw = history("raw", { 0: 1 });
    const split = history("split-adjusted", { 0: 1, 1: 1 });
    const total = history("total-return", { 0: 1, 1: 1, 2: 1 });
    expect([preferHistory(total, raw), preferHistory(split, total), preferHistory(raw, split)]).toEqual([
      raw,
      split,
      raw,
    ]);
    expect(preferHistory(raw, history("raw", { 0: 1, 1: 2 })).bars.day).toHaveLength(2);
  });
});
