import { riskMeasures } from "@plumbline/core/stats";
import fc from "fast-check";
import { expect, it } from "vitest";
import { spanFigures, spanOnBars } from "./span-figures.ts";

const barsOf = (date: readonly string[], close: readonly number[]) => {
  const column = Float64Array.from(close);
  return { date, open: column, high: column, low: column, close: column, volume: column };
};

it("measures a span of two years from close to close", () => {
  const bars = barsOf(["2020-01-01", "2021-01-01", "2021-07-01", "2022-01-01"], [100, 150, 75, 121]);
  const figures = spanFigures(bars, { from: 0, to: 3 });
  // By hand: 121 / 100, 731 days of which 365.25 make a year, and the fall from 150 to 75.
  expect(figures).toMatchObject({ difference: 21, bars: 3, calendarDays: 731, drawdown: -0.5 });
  expect(figures?.change).toBeCloseTo(0.21, 12);
  expect(figures?.perYear).toBeCloseTo(1.21 ** (365.25 / 731) - 1, 12);
});

it("states no rate per year for less than a year", () => {
  const bars = barsOf(["2021-01-01", "2021-12-31", "2022-01-01"], [100, 110, 110]);
  expect(spanFigures(bars, { from: 0, to: 1 })?.perYear).toBeNaN();
  expect(spanFigures(bars, { from: 0, to: 2 })?.perYear).not.toBeNaN();
});

it("is the same measured backwards, and has no fall where the price only rose", () => {
  const bars = barsOf(["2021-01-04", "2021-01-05", "2021-01-06"], [10, 11, 12]);
  expect(spanFigures(bars, { from: 2, to: 0 })).toEqual(spanFigures(bars, { from: 0, to: 2 }));
  expect(spanFigures(bars, { from: 0, to: 2 })?.drawdown).toBe(0);
});

it("begins and ends at closes that are known", () => {
  const bars = barsOf(["2021-01-04", "2021-01-05", "2021-01-06", "2021-01-07"], [Number.NaN, 10, 12, Number.NaN]);
  expect(spanFigures(bars, { from: 0, to: 3 })).toMatchObject({ fromDate: "2021-01-05", toDate: "2021-01-06" });
  expect(spanFigures(bars, { from: 2, to: 3 })).toBeNull();
  expect(spanFigures(bars, { from: 2, to: 2 })).toBeNull();
});

it("stays on its days when other bars are shown, and ends where one of its days is not among them", () => {
  const before = ["2021-01-04", "2021-01-05", "2021-01-06"];
  expect(spanOnBars({ from: 2, to: 0 }, before, ["2020-12-31", ...before])).toEqual({ from: 3, to: 1 });
  // Weeks are dated by their last trading day.
  expect(spanOnBars({ from: 0, to: 2 }, before, ["2020-12-31", "2021-01-08"])).toBeNull();
});

it("gives what the statistics page gives for the same closes", () => {
  const price = fc.double({ min: 1, max: 1000, noNaN: true });
  fc.assert(
    fc.property(fc.array(price, { minLength: 2, maxLength: 80 }), fc.integer({ min: 1, max: 30 }), (close, step) => {
      const day = Int32Array.from(close, (_, i) => 18_000 + i * step);
      const date = Array.from(day, (each) => new Date(each * 86_400_000).toISOString().slice(0, 10));
      const found = spanFigures(barsOf(date, close), { from: 0, to: close.length - 1 });
      const closes = { day, close: Float64Array.from(close) };
      const { figures } = riskMeasures({ closes, benchmark: null, riskFree: null, provenance: { source: "test" } });
      expect(found?.change).toBe(figures.totalReturn.value);
      expect(found?.drawdown).toBe(figures.maxDrawdown.value);
      expect(Number.isNaN(found?.perYear) ? null : found?.perYear).toBe(figures.cagr.value);
    }),
  );
});
