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
  it("says how a day is written when the text is none", () => {
    expect(() => day("1 May 2020")).toThrow(/"1 May 2020" is not a day; write it as YYYY-MM-DD/);
  });
});

describe("datePartsOf", () => {
  it("takes apart what dayOf puts together", () => {
    expect(datePartsOf(dayOf(2024, 2, 29))).toEqual({ year: 2024, month: 2, date: 29 });
    expect(datePartsOf(dayOf(99, 12, 31))).toEqual({ year: 99, month: 12, date: 31 });
  });
});
