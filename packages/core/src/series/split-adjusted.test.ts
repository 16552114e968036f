import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../time/index.ts";
import { barsOn, flatBars, randomBars } from "./bars.fixture.ts";
import { type Bars, barsUpTo, dailyReturns, type Split, splitAdjusted, splitFactors, validateBars } from "./index.ts";

const split = (exDay: number, ratio: number): Split => ({ exDay: exDay as Day, ratio });
const lastDayOf = (bars: Bars) => bars.day.at(-1) as Day;

/** Splits at a third and at two thirds of the history. */
const twoSplits = (bars: Bars): Split[] => [
  split(bars.day[Math.floor(bars.day.length / 3)] as number, 3),
  split(bars.day[Math.floor((2 * bars.day.length) / 3)] as number, 0.25),
];

describe("splitFactors", () => {
  it("divides each price by the ratios of the splits after it", () => {
    // 2:1 at day 12 and 3:2 at day 14: before both 1 / (2 * 1.5), between them 1 / 1.5.
    const factors = splitFactors(Int32Array.of(10, 11, 12, 13, 14), [split(12, 2), split(14, 1.5)]);
    expect([...factors]).toEqual([1 / 3, 1 / 3, 1 / 1.5, 1 / 1.5, 1]);
  });

  it("lets a split on a day without trading act on the next bar", () => {
    expect([...splitFactors(Int32Array.of(10, 11, 15, 16), [split(13, 4)])]).toEqual([0.25, 0.25, 1, 1]);
  });

  it("ignores splits on or before the first bar and after the last", () => {
    expect([...splitFactors(Int32Array.of(10, 11), [split(9, 2), split(10, 2), split(12, 7)])]).toEqual([1, 1]);
  });

  it("multiplies the ratios of two splits on one day", () => {
    expect([...splitFactors(Int32Array.of(10, 11), [split(11, 2), split(11, 5)])]).toEqual([0.1, 1]);
  });

  it("is empty for no days", () => {
    expect(splitFactors(new Int32Array(), [split(1, 2)])).toHaveLength(0);
  });

  it.each([0, -2, Number.NaN, Number.POSITIVE_INFINITY])("refuses the ratio %d", (ratio) => {
    expect(() => splitFactors(Int32Array.of(10, 11), [split(11, ratio)])).toThrow(
      /split of 1970-01-12 has the ratio .*must be a positive number/,
    );
  });

  it("refuses splits that are not oldest first", () => {
    expect(() => splitFactors(Int32Array.of(10, 20), [split(15, 2), split(12, 2)])).toThrow(/splits.*oldest first/);
  });
});

describe("splitAdjusted", () => {
  it("leaves no step in price and volume at a 4:1 split", () => {
    const raw = barsOn(
      [10, 11],
      [
        [396, 404, 392, 400, 10],
        [100, 102, 99, 101, 50],
      ],
    );
    const { open, high, low, close, volume } = splitAdjusted(raw, [split(11, 4)]);
    expect([...open, ...high, ...low, ...close]).toEqual([99, 100, 101, 102, 98, 99, 100, 101]);
    expect([...volume]).toEqual([40, 50]);
  });

  it("returns the bars themselves when no split concerns them", () => {
    const raw = flatBars([10, 11], [1, 2]);
    expect(splitAdjusted(raw, [])).toBe(raw);
    expect(splitAdjusted(raw, [split(10, 2), split(12, 2)])).toBe(raw);
  });

  it("keeps missing values missing", () => {
    const raw = barsOn(
      [10, 11],
      [
        [Number.NaN, Number.NaN, Number.NaN, 8, Number.NaN],
        [2, 2, 2, 2, 1],
      ],
    );
    const { open, high, low, close, volume } = splitAdjusted(raw, [split(11, 4)]);
    expect([open[0], high[0], low[0], close[0], volume[0]]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      2,
      Number.NaN,
    ]);
  });

  it("does not change the money traded, and keeps sound bars sound", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const raw = randomBars(seed, 60);
        const adjusted = splitAdjusted(raw, twoSplits(raw));
        expect(validateBars(adjusted)).toEqual([]);
        raw.close.forEach((close, i) => {
          const money = close * (raw.volume[i] as number);
          expect((adjusted.close[i] as number) * (adjusted.volume[i] as number)).toBeCloseTo(money, 3);
        });
      }),
    );
  });

  it("gives every day the return it had before later bars and splits were known", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 59 }), (seed, count) => {
        const raw = randomBars(seed, 60);
        const splits = twoSplits(raw);
        const known = barsUpTo(raw, raw.day[count - 1] as Day);
        const then = dailyReturns(splitAdjusted(known, splits).close);
        const now = dailyReturns(splitAdjusted(raw, splits).close);
        expect(lastDayOf(known)).toBe(raw.day[count - 1]);
        for (let i = 1; i < count; i++) expect(then[i]).toBeCloseTo(now[i] as number, 12);
      }),
    );
  });
});
