import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, datePartsOf, day, dayOf, formatDay, parseDay } from "./index.ts";

describe("parseDay", () => {
  it.each([
    ["1970-01-01", 0],
    ["1969-12-31", -1],
    // 30 years, 7 of them leap: 30 * 365 + 7.
    ["2000-01-01", 10_957],
    ["2000-02-29", 11_016],
  ])("reads %s as %i days since 1970", (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });

  it.each(["2023-02-29", "2023-02-31", "2023-13-01", "2023-00-10", "2023-1-1", "01/02/2023", "", "2023-01-01T00:00"])(
    "refuses %j",
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  it("reads what formatDay writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (value) => {
        expect(parseDay(formatDay(value as Day))).toBe(value);
      }),
    );
  });
});

describe("day", () => {
  it("names the form of a day when the text is not one", () => {
    expect(() => day("1 May 2020")).toThrow(/"1 May 2020" is not a day; write it as YYYY-MM-DD/);
  });
});

describe("datePartsOf", () => {
  it("takes apart what dayOf puts together", () => {
    expect(datePartsOf(dayOf(2024, 2, 29))).toEqual({ year: 2024, month: 2, date: 29 });
    expect(datePartsOf(dayOf(99, 12, 31))).toEqual({ year: 99, month: 12, date: 31 });
  });

  it("counts every day of a thousand years as the calendar of the platform does", () => {
    for (let value = -200_000; value < 200_000; value++) {
      const instant = new Date(value * 86_400_000);
      const parts = [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate()] as const;
      const { year, month, date } = datePartsOf(value as Day);
      if (year !== parts[0] || month !== parts[1] || date !== parts[2]) expect([year, month, date]).toEqual(parts);
      if (dayOf(...parts) !== value) expect(dayOf(...parts)).toBe(value);
    }
  });

  it.each([
    [2023, 13, dayOf(2024, 1, 1)],
    [2024, 0, dayOf(2023, 12, 1)],
    [2024, -22, dayOf(2022, 2, 1)],
  ])("counts months on over the ends of a year: %i, %i", (year, month, expected) => {
    expect(dayOf(year, month, 1)).toBe(expected);
  });
});
