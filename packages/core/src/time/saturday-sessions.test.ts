import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day, isSaturdaySession, weekdayOf } from "./index.ts";

// First and last closed Saturday of each summer, and open ones around them: pandas_market_calendars, holidays_nyse.py,
// SatClosings1945 to SatClosings1951.
const SUMMERS = [
  ["1945-07-07", "1945-09-01"],
  ["1946-06-01", "1946-09-28"],
  ["1947-05-31", "1947-09-27"],
  ["1948-05-29", "1948-09-25"],
  ["1949-05-28", "1949-09-24"],
  ["1950-06-03", "1950-09-30"],
  ["1951-06-02", "1951-09-29"],
] as const;

describe("a Saturday in New York", () => {
  it("was a day of trading up to 24 May 1952, and none since", () => {
    expect(["1900-01-06", "1929-10-19", "1941-12-06", "1952-05-24"].map((on) => isSaturdaySession(day(on)))).toEqual(
      Array(4).fill(true),
    );
    expect(["1952-05-31", "1952-10-04", "1987-10-17", "2024-03-16"].map((on) => isSaturdaySession(day(on)))).toEqual(
      Array(4).fill(false),
    );
  });

  it.each(SUMMERS)("was free in summer, from %s to %s, and not in the weeks before and after", (from, until) => {
    expect([day(from) - 7, day(from), day(until), day(until) + 7].map((on) => isSaturdaySession(on as Day))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("is the only day that this is said of", () => {
    const days = fc.integer({ min: day("1900-01-01"), max: day("1960-12-31") });
    fc.assert(fc.property(days, (on) => !isSaturdaySession(on as Day) || weekdayOf(on as Day) === 6));
  });
});
