import fc from "fast-check";
import { expect, it } from "vitest";
import { timeTicks } from "./time-ticks.ts";

const daysOf = (from: string, to: string, most: number) => timeTicks(from, to, most).map(({ day }) => day);

it("names years over several of them, and months within one", () => {
  expect(daysOf("2023-06-30", "2027-06-30", 6)).toEqual(["2024-01-01", "2025-01-01", "2026-01-01", "2027-01-01"]);
  expect(timeTicks("2025-11-15", "2026-08-01", 4)).toEqual([
    { day: "2026-01-01", unit: "year" },
    { day: "2026-04-01", unit: "month" },
    { day: "2026-07-01", unit: "month" },
  ]);
});

it("takes every second or fifth year where every one is too many", () => {
  expect(daysOf("2014-06-30", "2027-06-30", 7)).toEqual([
    "2016-01-01",
    "2018-01-01",
    "2020-01-01",
    "2022-01-01",
    "2024-01-01",
    "2026-01-01",
  ]);
  expect(daysOf("2001-06-30", "2022-06-30", 4)).toEqual(["2005-01-01", "2010-01-01", "2015-01-01", "2020-01-01"]);
});

it("has at most the given number of ticks, which rise and stay between the two days", () => {
  const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 12 }), (start, length, most) => {
      const from = start.toISOString().slice(0, 10);
      const to = new Date(start.getTime() + length * 86_400_000).toISOString().slice(0, 10);
      const days = daysOf(from, to, most);
      expect(days.length).toBeLessThanOrEqual(most);
      expect(days).toEqual(days.toSorted());
      expect(days.every((tick) => tick >= from && tick <= to)).toBe(true);
    }),
  );
});

it("is empty between texts that are no days", () => {
  expect(timeTicks("", "2024-01-01", 4)).toEqual([]);
});
