import fc from "fast-check";
import { expect, it } from "vitest";
import { barPlaces } from "./bar-places.ts";

const days = (from: string, count: number, step: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(from) + i * step * 86_400_000).toISOString().slice(0, 10),
  );

it("puts a day on its bar, and one without trading on the bar after it", () => {
  const { placeOf } = barPlaces(["2024-03-01", "2024-03-04", "2024-03-05"]);
  expect(["2024-03-01", "2024-03-02", "2024-03-03", "2024-03-04", "2024-03-05"].map(placeOf)).toEqual([0, 1, 1, 1, 2]);
});

it("puts a day into the week that contains it, so that a drawing stays where it is when bars become weeks", () => {
  const { placeOf } = barPlaces(["2024-03-01", "2024-03-08", "2024-03-15"]);
  expect(placeOf("2024-03-06")).toBe(1);
  expect(placeOf("2024-03-11")).toBe(2);
});

it("goes on as densely outside the bars", () => {
  const { placeOf } = barPlaces(days("2024-03-01", 11, 7));
  // By hand: a bar each seven days.
  expect(placeOf("2024-02-23")).toBeCloseTo(-1, 9);
  expect(placeOf("2024-01-26")).toBeCloseTo(-5, 9);
  expect(placeOf("2024-05-31")).toBeCloseTo(13, 9);
});

it("keeps the order of days, and finds the day of each bar again", () => {
  const place = fc.integer({ min: -400, max: 800 });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 300 }), fc.constantFrom(1, 7, 30), (a, b, count, step) => {
      const dates = days("2020-01-01", count, step);
      const { placeOf, dayAt } = barPlaces(dates);
      const dayOf = (offset: number) =>
        new Date(Date.parse("2020-01-01") + offset * 86_400_000).toISOString().slice(0, 10);
      expect(Math.sign(placeOf(dayOf(a)) - placeOf(dayOf(b))) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
      for (const [i, date] of dates.entries()) {
        expect(placeOf(date)).toBe(i);
        expect(dayAt(i)).toBe(date);
      }
    }),
  );
});
