import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../time/index.ts";
import { flatBars, randomBars } from "./bars.fixture.ts";
import {
  type Actions,
  type Bars,
  barsUpTo,
  dailyReturns,
  dividendFactors,
  splitAdjustedDividends,
  totalReturnAdjusted,
} from "./index.ts";

const dividend = (exDay: number, amount: number) => ({ exDay: exDay as Day, amount });
const split = (exDay: number, ratio: number) => ({ exDay: exDay as Day, ratio });
const actions = (given: Partial<Actions>): Actions => ({ splits: [], dividends: [], ...given });

/** A dividend of 1 every twenty bars and a 2:1 split in the middle. */
function quarterly(bars: Bars): Actions {
  const days = [...bars.day].filter((_, i) => i % 20 === 10);
  return {
    splits: [split(bars.day[Math.floor(bars.day.length / 2)] as number, 2)],
    dividends: days.map((day) => dividend(day, 0.1)),
  };
}

describe("splitAdjustedDividends", () => {
  it("states a dividend per share of the last day", () => {
    // 0.80 before a 4:1 split is 0.20 afterwards; one on the day of the split is per new share already.
    const given = actions({
      splits: [split(15, 4)],
      dividends: [dividend(12, 0.8), dividend(15, 0.3), dividend(18, 0.3)],
    });
    expect(splitAdjustedDividends(given, 20 as Day)).toEqual([dividend(12, 0.2), dividend(15, 0.3), dividend(18, 0.3)]);
  });

  it("uses neither dividends nor splits of the future", () => {
    const given = actions({ splits: [split(15, 4)], dividends: [dividend(12, 0.8), dividend(18, 0.3)] });
    expect(splitAdjustedDividends(given, 14 as Day)).toEqual([dividend(12, 0.8)]);
  });
});

describe("dividendFactors", () => {
  it("keeps 98 of 100 before a dividend of 2", () => {
    const bars = flatBars([10, 11, 12], [100, 98, 99]);
    expect([...dividendFactors(bars, [dividend(11, 2)])]).toEqual([0.98, 1, 1]);
  });

  it("counts dividends that act on one bar together", () => {
    // A regular dividend on Saturday 13 and a special one on Monday 15: 1 - (1 + 9) / 100.
    const bars = flatBars([10, 12, 15], [90, 100, 91]);
    expect([...dividendFactors(bars, [dividend(13, 1), dividend(15, 9)])]).toEqual([0.9, 0.9, 1]);
  });
});

describe("totalReturnAdjusted", () => {
  it("follows the rule by hand through a dividend, a split and a second dividend", () => {
    // Split-adjusted closes 50, 51, 50, 50; dividends 1 (as paid 2, before the 2:1 split) and 0.5.
    // Factors: 1 - 0.5/50 = 0.99 before the last bar, times 1 - 1/50 = 0.98 before the second.
    const raw = flatBars([10, 11, 12, 13], [100, 102, 50, 50]);
    const given = actions({ splits: [split(12, 2)], dividends: [dividend(11, 2), dividend(13, 0.5)] });
    const expected = [50 * 0.98 * 0.99, 51 * 0.99, 50 * 0.99, 50];
    totalReturnAdjusted(raw, given).close.forEach((close, i) => {
      expect(close).toBeCloseTo(expected[i] as number, 12);
    });
  });

  it("ignores dividends on or before the first bar and after the last", () => {
    const raw = flatBars([10, 11], [100, 98]);
    expect(totalReturnAdjusted(raw, actions({ dividends: [dividend(9, 1), dividend(10, 1), dividend(12, 1)] }))).toBe(
      raw,
    );
  });

  it("keeps the last price, and volumes in shares of the last day", () => {
    const raw = flatBars([10, 11, 12], [100, 50, 49]);
    const adjusted = totalReturnAdjusted(raw, actions({ splits: [split(11, 2)], dividends: [dividend(12, 1)] }));
    expect(adjusted.close[2]).toBe(49);
    expect([...adjusted.volume]).toEqual([200, 100, 100]);
  });

  it("shows an owner no loss when a price falls by its dividend", () => {
    const adjusted = totalReturnAdjusted(flatBars([10, 11], [100, 97]), actions({ dividends: [dividend(11, 3)] }));
    expect(dailyReturns(adjusted.close)[1]).toBeCloseTo(0, 15);
  });

  it.each([100, 181, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses a dividend of %d after a close of 100",
    (amount) => {
      const raw = flatBars([10, 11], [100, 40]);
      expect(() => totalReturnAdjusted(raw, actions({ dividends: [dividend(11, amount)] }))).toThrow(
        /dividend of 1970-01-12.*not between 0 and the close before it, 100/,
      );
    },
  );

  it("refuses dividends that are not oldest first", () => {
    const raw = flatBars([10, 11, 12], [100, 99, 98]);
    expect(() => totalReturnAdjusted(raw, actions({ dividends: [dividend(12, 1), dividend(11, 1)] }))).toThrow(
      /dividends.*oldest first/,
    );
  });

  it("has nothing to adjust in an empty history", () => {
    const none = flatBars([], []);
    expect(totalReturnAdjusted(none, actions({ dividends: [dividend(1, 1)], splits: [split(1, 2)] }))).toBe(none);
  });

  it("gives every day the return it had before later bars and actions were known", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 119 }), (seed, count) => {
        const raw = randomBars(seed, 120);
        const given = quarterly(raw);
        const then = dailyReturns(totalReturnAdjusted(barsUpTo(raw, raw.day[count - 1] as Day), given).close);
        const now = dailyReturns(totalReturnAdjusted(raw, given).close);
        for (let i = 1; i < count; i++) expect(then[i]).toBeCloseTo(now[i] as number, 12);
      }),
    );
  });

  it("does not depend on the currency unit", () => {
    const dollars = randomBars(3, 120);
    const given = quarterly(dollars);
    const inCents = (column: Float64Array) => column.map((value) => value * 100);
    const { day, open, high, low, close, volume } = dollars;
    const cents = { day, open: inCents(open), high: inCents(high), low: inCents(low), close: inCents(close), volume };
    const paidInCents = given.dividends.map(({ exDay, amount }) => ({ exDay, amount: amount * 100 }));
    const adjusted = totalReturnAdjusted(cents, { ...given, dividends: paidInCents });
    totalReturnAdjusted(dollars, given).close.forEach((price, i) => {
      expect((adjusted.close[i] as number) / 100).toBeCloseTo(price, 9);
    });
  });

  it("never earns less than the price alone", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const raw = randomBars(seed, 120);
        const { splits, dividends } = quarterly(raw);
        const total = totalReturnAdjusted(raw, { splits, dividends }).close;
        const price = totalReturnAdjusted(raw, { splits, dividends: [] }).close;
        total.forEach((value, i) => {
          expect(value).toBeLessThanOrEqual(price[i] as number);
          expect(value).toBeGreaterThan(0);
        });
      }),
    );
  });
});
