import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day, endOfMonth, endOfPreviousYear, formatDay, mondayOf, monthIndexOf, weekdayOf } from "./index.ts";

const anyDay = fc.integer({ min: -30_000, max: 60_000 }).map((value) => value as Day);

describe("weekdayOf", () => {
  // Moon landing, Black Thursday, Lehman's Monday, leap day of 2020: weekdays as history has them.
  it.each([
    ["1969-07-20", 7],
    ["1929-10-24", 4],
    ["2008-09-15", 1],
    ["2020-02-29", 6],
  ])("knows the weekday of %s", (date, weekday) => {
    expect(weekdayOf(day(date))).toBe(weekday);
  });

  it("counts as the platform's calendar does, where Sunday is 0", () => {
    fc.assert(
      fc.property(anyDay, (value) => {
        expect(weekdayOf(value) % 7).toBe(new Date(value * 86_400_000).getUTCDay());
      }),
    );
  });
});

describe("mondayOf", () => {
  it("is a Monday at most six days back", () => {
    fc.assert(
      fc.property(anyDay, (value) => {
        expect(weekdayOf(mondayOf(value))).toBe(1);
        expect(value - mondayOf(value)).toBe(weekdayOf(value) - 1);
      }),
    );
  });
});

describe("endOfMonth", () => {
  it.each([
    ["2024-02-01", "2024-02-29"],
    ["2023-02-28", "2023-02-28"],
    ["1900-02-10", "1900-02-28"],
    ["2000-02-10", "2000-02-29"],
    ["2023-12-31", "2023-12-31"],
  ])("of %s is %s", (date, expected) => {
    expect(formatDay(endOfMonth(day(date)))).toBe(expected);
  });

  it("is followed by the first day of the next month", () => {
    fc.assert(
      fc.property(anyDay, (value) => {
        const next = (endOfMonth(value) + 1) as Day;
        expect(monthIndexOf(next)).toBe(monthIndexOf(value) + 1);
        expect(formatDay(next).slice(-2)).toBe("01");
      }),
    );
  });
});

describe("endOfPreviousYear", () => {
  it.each([
    ["2024-01-01", "2023-12-31"],
    ["2024-12-31", "2023-12-31"],
    ["1970-06-01", "1969-12-31"],
  ])("of %s is %s", (date, expected) => {
    expect(formatDay(endOfPreviousYear(day(date)))).toBe(expected);
  });
});

describe("monthIndexOf", () => {
  it("counts months without a gap at the turn of a year", () => {
    expect(monthIndexOf(day("2024-01-01")) - monthIndexOf(day("2023-12-31"))).toBe(1);
    expect(monthIndexOf(day("1970-01-01"))).toBe(1970 * 12);
  });
});
