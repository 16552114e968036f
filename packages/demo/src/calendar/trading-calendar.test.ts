import { day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { marketHolidays } from "./market-holidays.ts";
import { isHalfDay, tradingCalendar } from "./trading-calendar.ts";

/** As published by the exchange for these years. */
const PUBLISHED = {
  2016: ["01-01", "01-18", "02-15", "03-25", "05-30", "07-04", "09-05", "11-24", "12-26"],
  2020: ["01-01", "01-20", "02-17", "04-10", "05-25", "07-03", "09-07", "11-26", "12-25"],
  // Christmas was a Saturday, and so was the New Year that the exchange did not move into December.
  2021: ["01-01", "01-18", "02-15", "04-02", "05-31", "07-05", "09-06", "11-25", "12-24"],
  2022: ["01-17", "02-21", "04-15", "05-30", "06-20", "07-04", "09-05", "11-24", "12-26"],
  2023: ["01-02", "01-16", "02-20", "04-07", "05-29", "06-19", "07-04", "09-04", "11-23", "12-25"],
  2024: ["01-01", "01-15", "02-19", "03-29", "05-27", "06-19", "07-04", "09-02", "11-28", "12-25"],
  2026: ["01-01", "01-19", "02-16", "04-03", "05-25", "06-19", "07-03", "09-07", "11-26", "12-25"],
};

describe("the trading calendar", () => {
  it.each(Object.entries(PUBLISHED))("rests on the holidays of %s", (year, holidays) => {
    expect(marketHolidays(Number(year)).map(formatDay)).toEqual(holidays.map((date) => `${year}-${date}`));
  });

  it("has as many days as the exchange was open", () => {
    const open = (year: number) => tradingCalendar(day(`${year}-01-01`), day(`${year}-12-31`)).days.length;
    expect([2016, 2020, 2021, 2022, 2023, 2024].map(open)).toEqual([252, 253, 252, 251, 250, 252]);
  });

  it("finds the trading day on either side of a weekend", () => {
    const calendar = tradingCalendar(day("2024-07-01"), day("2024-07-12"));
    const name = (position: number) => formatDay(calendar.days[position] as ReturnType<typeof day>);
    expect(name(calendar.onOrAfter(day("2024-07-06")))).toBe("2024-07-08");
    expect(name(calendar.onOrBefore(day("2024-07-06")))).toBe("2024-07-05");
    expect(calendar.onOrBefore(day("2024-06-30"))).toBe(-1);
    expect(calendar.onOrAfter(day("2024-08-01"))).toBe(calendar.days.length);
  });

  it("closes early after Thanksgiving and before Christmas", () => {
    const calendar = tradingCalendar(day("2024-07-01"), day("2024-12-31"));
    const early = [...calendar.days].filter((_, position) => isHalfDay(calendar, position));
    expect(early.map((one) => formatDay(one as never))).toEqual(["2024-07-03", "2024-11-29", "2024-12-24"]);
  });
});
