import { type Day, day, formatDay, weekdayOf } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { ExchangeCalendars, foreignDays } from "./exchange-calendars.ts";

/** Weekdays of two years but for holidays, given as numbers of weekdays. */
function sessions(holidays: readonly number[]): number[] {
  const weekdays = Array.from({ length: 520 }, (_, number) => Math.floor(number / 5) * 7 + (number % 5) + 4);
  return weekdays.filter((_, number) => !holidays.includes(number));
}

function trading(days: readonly number[]): PriceHistory {
  const column = new Float64Array(days.length);
  const bars = { day: Int32Array.from(days), open: column, high: column, low: column, close: column, volume: column };
  return { symbol: "A", basis: "raw", source: "test", bars, actions: { splits: [], dividends: [] } };
}

// New York and Hong Kong share two or three of some ten, or fifteen, holidays a year.
const newYork = sessions([0, 10, 33, 70, 105, 130, 170, 230, 250, 260, 270, 293, 330, 365, 390, 430, 490, 510]);
const hongKong = sessions([
  0, 28, 29, 30, 70, 71, 87, 100, 145, 187, 205, 259, 260, 290, 291, 292, 330, 331, 347, 405, 447,
]);

describe("the calendars of exchanges", () => {
  it("are derived from their own stocks alone", () => {
    const calendars = new ExchangeCalendars();
    for (let stock = 0; stock < 9; stock++) calendars.add(trading(newYork), "US");
    for (let stock = 0; stock < 3; stock++) calendars.add(trading(hongKong), "HK");
    expect([...(calendars.sessions("US") ?? [])]).toEqual(newYork);
    expect([...(calendars.sessions("HK") ?? [])]).toEqual(hongKong);
    expect(calendars.sessions("DE")).toBeNull();
  });

  it("judge a stock without a stated exchange only where its days are theirs", () => {
    const calendars = new ExchangeCalendars();
    for (let stock = 0; stock < 9; stock++) calendars.add(trading(newYork), "US");
    const faulty = Int32Array.from([...newYork.slice(0, 40), ...newYork.slice(42)]);
    expect([...(calendars.sessionsLike(faulty) ?? [])]).toEqual(newYork);
    expect(calendars.sessionsLike(Int32Array.from(hongKong))).toBeNull();
  });

  it("are not known of stocks without a stated exchange when two exchanges are mixed", () => {
    const calendars = new ExchangeCalendars();
    for (let stock = 0; stock < 6; stock++) calendars.add(trading(stock % 2 === 0 ? newYork : hongKong), null);
    expect([newYork, hongKong].map((days) => calendars.sessionsLike(Int32Array.from(days)))).toEqual([null, null]);
  });

  // NYSE: Holidays and Trading Hours, as published for 2024; on 2025-01-09 it was closed in mourning for President Carter.
  it("know the holidays of New York by their rule while too few of its stocks are known", () => {
    const from = day("2024-01-01");
    const weekdays = Array.from({ length: 375 }, (_, at) => (from + at) as Day).filter((one) => weekdayOf(one) <= 5);
    const calendars = new ExchangeCalendars();
    calendars.add(trading(weekdays), "US");
    const open = new Set(calendars.openDays(Int32Array.from(weekdays), "US"));
    const closed = ["01-01", "01-15", "02-19", "03-29", "05-27", "06-19", "07-04", "09-02", "11-28", "12-25"];
    const found = weekdays.filter((one) => !open.has(one)).map(formatDay);
    expect(found).toEqual([...closed.map((one) => `2024-${one}`), "2025-01-01"]);
    expect(foreignDays(Int32Array.from(weekdays), calendars.openDays(Int32Array.from(weekdays), "US"))).toBe(11);
    // No session is known to be missing, and no other exchange has a rule here.
    expect(calendars.sessions("US")).toBeNull();
    expect([
      calendars.openDays(Int32Array.from(weekdays), "HK"),
      calendars.openDays(Int32Array.from(weekdays), null),
    ]).toEqual([null, null]);
  });

  it("follow the rule before and after the days that enough stocks of New York show", () => {
    const from = day("2023-01-02");
    const weekdays = Array.from({ length: 700 }, (_, at) => (from + at) as Day).filter((one) => weekdayOf(one) <= 5);
    const calendars = new ExchangeCalendars();
    // Of the year of which three stocks tell, what they show counts: a day of mourning here.
    const known = weekdays.slice(100, 300).filter((_, at) => at !== 50);
    for (let stock = 0; stock < 3; stock++) calendars.add(trading(known), "US");
    const open = new Set(calendars.openDays(Int32Array.from(weekdays), "US"));
    const closed = weekdays.filter((one) => !open.has(one));
    expect(closed).toContain(weekdays[150]);
    expect(closed.map(formatDay)).toEqual(expect.arrayContaining(["2023-01-02", "2023-04-07", "2024-09-02"]));
    expect(open.has(day("2023-07-04"))).toBe(true);
    expect(calendars.openDays(Int32Array.from(known), "US")).toBe(calendars.sessions("US"));
  });

  it("ignore weekly bars", () => {
    const calendars = new ExchangeCalendars();
    for (let stock = 0; stock < 3; stock++) calendars.add(trading(newYork), "US");
    const weekly = Array.from({ length: 100 }, (_, week) => week * 7 + 4);
    for (let stock = 0; stock < 9; stock++) calendars.add(trading(weekly), "US");
    expect([...(calendars.sessions("US") ?? [])]).toEqual(newYork);
  });
});
