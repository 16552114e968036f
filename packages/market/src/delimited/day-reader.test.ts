import { type Day, day, formatDay } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayFormat, DayReader, NO_DAY } from "./day-reader.ts";

function read(text: string, format?: DayFormat): number {
  const bytes = Buffer.from(`,${text},`);
  return new DayReader(format).read(bytes, 1, bytes.length - 1);
}

describe("a day read from bytes", () => {
  it("is the day that was written, for 400 years of the calendar", () => {
    const reader = new DayReader();
    fc.assert(
      fc.property(fc.integer({ min: day("1800-01-01"), max: day("2200-12-31") }), (value) => {
        const bytes = Buffer.from(formatDay(value as Day));
        expect(reader.read(bytes, 0, bytes.length)).toBe(value);
      }),
    );
  });

  it.each([
    ["2020-02-29", "YYYY-MM-DD"],
    ["2020-02-29 00:00:00+00:00", "YYYY-MM-DD"],
    ["2020-02-29T16:00:00Z", "YYYY-MM-DD"],
    ["2020/02/29", "YYYY/MM/DD"],
    ["20200229", "YYYYMMDD"],
    ["29/02/2020", "DD/MM/YYYY"],
    ["2/29/2020", "MM/DD/YYYY"],
    ["29.2.2020", "DD.MM.YYYY"],
    ["29-02-2020", "DD-MM-YYYY"],
    ["02-29-2020", "MM-DD-YYYY"],
    ["1582934400", "unix-seconds"],
    ["1582991999999", "unix-milliseconds"],
  ] as const)("is 29 February 2020 where %s is written as %s", (text, format) => {
    expect(read(text, format)).toBe(day("2020-02-29"));
  });

  it.each([
    "2019-02-29",
    "2020-13-01",
    "2020-00-10",
    "2020-1-1",
    "2020-04-31",
    "20-04-2020",
    "",
    "null",
    "2020-02-29x",
  ])("is none where the cell says %j", (text) => {
    expect(read(text)).toBe(NO_DAY);
  });

  it("has the leap years of the Gregorian calendar", () => {
    expect(read("2000-02-29")).toBe(day("2000-02-29"));
    expect(read("1900-02-29")).toBe(NO_DAY);
  });
});
