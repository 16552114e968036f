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
    ["2020-2-29", "YYYY-MM-DD"],
    ["2020/02/29", "YYYY/MM/DD"],
    ["2020/2/29 9:30", "YYYY/MM/DD"],
    ["2020.02.29", "YYYY.MM.DD"],
    ["20200229", "YYYYMMDD"],
    ["29/02/2020", "DD/MM/YYYY"],
    ["2/29/2020", "MM/DD/YYYY"],
    ["29.2.2020", "DD.MM.YYYY"],
    ["29-02-2020", "DD-MM-YYYY"],
    ["02-29-2020", "MM-DD-YYYY"],
    ["2/29/2020 16:00:00", "MM/DD/YYYY"],
    ["02/29/20", "MM/DD/YY"],
    ["29/02/20", "DD/MM/YY"],
    ["29.02.20", "DD.MM.YY"],
    ["Feb 29, 2020", "month-name"],
    ["29-Feb-2020", "month-name"],
    ["29-Feb-20", "month-name"],
    ["Saturday, February 29, 2020", "month-name"],
    ["29. Februar 2020", "month-name"],
    ["29 févr. 2020", "month-name"],
    ["29 de febrero de 2020", "month-name"],
    ["2020年2月29日", "month-name"],
    ["1582934400", "unix-seconds"],
    ["1582991999999", "unix-milliseconds"],
    ["1582934400000000", "unix-microseconds"],
    ["1582934400000000000", "unix-nanoseconds"],
    ["43890", "excel-serial"],
    ["43890.6875", "excel-serial"],
  ] as const)("is 29 February 2020 where %s is written as %s", (text, format) => {
    expect(read(text, format)).toBe(day("2020-02-29"));
  });

  it.each([
    "2019-02-29",
    "2020-13-01",
    "2020-00-10",
    "2020-111-1",
    "2020--01",
    "2020-04-31",
    "20-04-2020",
    "",
    "null",
    "2020-02-29x",
  ])("is none where the cell says %j", (text) => {
    expect(read(text)).toBe(NO_DAY);
  });

  it.each([
    ["29 juin 2020", "2020-06-29"],
    ["29 juil. 2020", "2020-07-29"],
    ["29 août 2020", "2020-08-29"],
    ["29 ago 2020", "2020-08-29"],
    ["29. März 2020", "2020-03-29"],
    ["29 dic 2020", "2020-12-29"],
    ["29. Dez 2020", "2020-12-29"],
    ["29 ene 2020", "2020-01-29"],
  ])("reads the month of %j", (text, expected) => {
    expect(read(text, "month-name")).toBe(day(expected));
  });

  it.each(["Feb 2020", "29 2020", "Feb Mar 29 2020", "29 Foo 2020", "30 Feb 2020", "x".repeat(100)])(
    "is none in %j, where a month must have a name",
    (text) => {
      expect(read(text, "month-name")).toBe(NO_DAY);
    },
  );

  it("has the leap years of the Gregorian calendar", () => {
    expect(read("2000-02-29")).toBe(day("2000-02-29"));
    expect(read("1900-02-29")).toBe(NO_DAY);
  });
});
