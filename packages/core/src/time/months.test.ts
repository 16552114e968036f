import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, type Day, datePartsOf, day, endOfMonth, formatDay, monthIndexOf } from "./index.ts";

const anyDay = fc.integer({ min: -30_000, max: 60_000 }).map((value) => value as Day);
const anyMonths = fc.integer({ min: -1_500, max: 1_500 });

describe("addMonths", () => {
  // The first three are the examples of STA-15; the rest is the calendar.
  it.each([
    ["2023-03-31", -1, "2023-02-28"],
    ["2020-03-31", -1, "2020-02-29"],
    ["2024-03-15", -12, "2023-03-15"],
    ["2020-02-29", -12, "2019-02-28"],
    ["2020-02-29", -48, "2016-02-29"],
    ["2020-02-29", -120, "2010-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-12-31", 2, "2024-02-29"],
    ["2024-01-15", -1, "2023-12-15"],
    ["1970-01-31", -1, "1969-12-31"],
    ["2024-05-31", 0, "2024-05-31"],
  ])("moves %s by %i months to %s", (from, months, expected) => {
    expect(formatDay(addMonths(day(from), months))).toBe(expected);
  });

  it("gives the same date of the requested month, or its last day", () => {
    fc.assert(
      fc.property(anyDay, anyMonths, (from, months) => {
        const to = addMonths(from, months);
        expect(monthIndexOf(to) - monthIndexOf(from)).toBe(months);
        expect(to === endOfMonth(to) || datePartsOf(to).date === datePartsOf(from).date).toBe(true);
        expect(datePartsOf(to).date).toBeLessThanOrEqual(datePartsOf(from).date);
      }),
    );
  });

  it("never changes the order of two days", () => {
    fc.assert(
      fc.property(anyDay, fc.nat(60), anyMonths, (from, later, months) => {
        expect(addMonths((from + later) as Day, months)).toBeGreaterThanOrEqual(addMonths(from, months));
      }),
    );
  });
});
