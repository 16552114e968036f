import fc from "fast-check";
import { expect, it } from "vitest";
import { commonBase } from "./common-base.ts";
import { barsAsGrowth, growthSince } from "./growth.ts";

const column = (...values: number[]) => Float64Array.of(...values);

it("starts both stocks at one on the first day on which both have a price", () => {
  const own = column(50, 55, 60);
  const other = column(Number.NaN, 200, 220);
  const base = commonBase(own, other, 0);
  expect(base).toBe(1);
  // 60 / 55 and 220 / 200 by hand.
  expect(growthSince(own, base)[2]).toBeCloseTo(1.090909, 6);
  expect([...growthSince(other, base)]).toEqual([Number.NaN, 1, 1.1]);
});

it("does not depend on the unit of the price", () => {
  const prices = fc.array(fc.double({ min: 0.01, max: 1e5, noNaN: true }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(prices, fc.double({ min: 0.01, max: 100, noNaN: true }), (values, factor) => {
      const dollars = growthSince(Float64Array.from(values), 0);
      const cents = growthSince(
        Float64Array.from(values, (value) => value * factor),
        0,
      );
      for (const [i, growth] of dollars.entries()) expect(cents[i] as number).toBeCloseTo(growth, 6);
    }),
  );
});

it("scales all prices of a bar by the close of the base and leaves the volume", () => {
  const bars = {
    date: ["2024-01-02", "2024-01-03"],
    open: column(9, 10),
    high: column(11, 12),
    low: column(8, 9),
    close: column(10, 11),
    volume: column(1000, 2000),
  };
  const growth = barsAsGrowth(bars, 0);
  expect([...growth.high]).toEqual([1.1, 1.2000000000000002]);
  expect([...growth.close]).toEqual([1, 1.1]);
  expect(growth.volume).toBe(bars.volume);
});
