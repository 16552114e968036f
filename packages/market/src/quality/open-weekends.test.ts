import { type Day, day, weekdayOf } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { examinePrices } from "./examine-prices.ts";
import { ExchangeCalendars } from "./exchange-calendars.ts";

const TODAY = day("2026-03-20");
const MONDAY = day("2023-01-02");

/** Days of a year whose weekdays, Monday 1 to Sunday 7, are among some. */
function daysOf(weekdays: readonly number[], shift = 0): number[] {
  return Array.from({ length: 364 }, (_, k) => MONDAY + k)
    .filter((one) => weekdays.includes(weekdayOf(one as Day)))
    .map((one) => one + shift);
}
const WEEK = [1, 2, 3, 4, 5];
const SUNDAY_WEEK = [7, 1, 2, 3, 4];

function trading(days: readonly number[], closeOf = (at: number): number => 100 + Math.sin(at)): PriceHistory {
  const close = Float64Array.from(days, (_, at) => closeOf(at));
  const volume = Float64Array.from(days, (_, at) => 1000 + at);
  const bars = { day: Int32Array.from(days), open: close, high: close, low: close, close, volume };
  return { symbol: "A", basis: "raw", source: "test", bars, actions: { splits: [], dividends: [] } };
}

/** The codes that the gate finds in a series of an exchange on which four others trade. */
function found(calendar: string | null, others: readonly number[], history: PriceHistory): string[] {
  const calendars = new ExchangeCalendars();
  for (let stock = 0; stock < 4; stock++) calendars.add(trading(others), calendar);
  calendars.add(history, calendar);
  const sessions = calendar === null ? calendars.sessionsLike(history.bars.day) : calendars.sessions(calendar);
  const context = { today: TODAY, calendar: sessions, hasNoExchange: calendar === null };
  const { issues } = examinePrices({ history }, context);
  const counts = new Map<string, number>();
  for (const { code, count } of issues) counts.set(code, (counts.get(code) ?? 0) + count);
  return Array.from(counts, ([code, count]) => `${code} ${count}`);
}

describe("a bar of a weekend", () => {
  it("is right where the stocks of the exchange trade on Sundays: Tel Aviv, Riyadh and an unknown one", () => {
    const days = daysOf(SUNDAY_WEEK);
    expect(found("TA", days, trading(days))).toEqual([]);
    expect(found("SR", days, trading(days))).toEqual([]);
    expect(found("Dhaka Stock Exchange", days, trading(days))).toEqual([]);
    // A Saturday on which Tel Aviv is closed.
    expect(found("TA", days, trading([...days, MONDAY + 5].sort((a, b) => a - b)))).toEqual(["weekend-day 1"]);
  });

  it("is right on a special session of the exchange, as Mumbai holds one on a Sunday of Diwali", () => {
    const special = [...daysOf(WEEK), day("2023-11-12")].sort((a, b) => a - b);
    expect(found("IN", special, trading(special))).toEqual([]);
    expect(found("IN", daysOf(WEEK), trading(special))).toEqual(["weekend-day 1"]);
  });

  it("is wrong in New York, whatever all files say", () => {
    const special = [...daysOf(WEEK), day("2023-11-12")].sort((a, b) => a - b);
    expect(found("US", special, trading(special))).toEqual(["weekend-day 1"]);
    expect(found("US", daysOf([...WEEK, 6, 7]), trading(daysOf([...WEEK, 6, 7])))).toEqual(["weekend-day 104"]);
  });

  it("is wrong where all files of an exchange have dates a day too early", () => {
    const early = daysOf(WEEK, -1);
    expect(found("DE", early, trading(early))).toEqual(["weekend-day 52"]);
    expect(found(null, early, trading(early))).toContain("weekend-day 52");
  });

  describe("on a Saturday with trading", () => {
    /** Weekdays from one day to another. */
    const between = (from: string, until: string, weekdays: readonly number[]) =>
      Array.from({ length: day(until) - day(from) + 1 }, (_, k) => day(from) + k).filter((one) =>
        weekdays.includes(weekdayOf(one as Day)),
      );
    const SIX = [...WEEK, 6];
    // New York traded on Saturdays up to 24 May 1952, and from 1946 on not in summer: pandas_market_calendars, holidays_nyse.py.
    const NEW_YORK = [...between("1950-10-01", "1951-05-26", SIX), ...between("1951-05-28", "1951-09-30", WEEK)];

    it("is right in New York up to May 1952, also of a lone stock and of an index without an exchange", () => {
      expect(found("US", NEW_YORK, trading(NEW_YORK))).toEqual([]);
      expect(found(null, NEW_YORK, trading(NEW_YORK))).toEqual([]);
      const lone = examinePrices({ history: trading(NEW_YORK) }, { today: TODAY, calendar: null, hasNoExchange: true });
      expect(lone.issues).toEqual([]);
    });

    it("is wrong there in summer and since, whatever all files say", () => {
      const all = [...NEW_YORK, day("1951-07-07"), day("1952-05-31"), day("1952-06-07")].sort((a, b) => a - b);
      expect(found("US", all, trading(all))).toEqual(["weekend-day 3"]);
    });

    it("is right elsewhere for as long as the exchange traded on six days, as Tokyo did up to January 1989", () => {
      // "The impact of Saturday trading on stock returns: Evidence from the Tokyo stock exchange January 1976 to January 1989",
      // Financial Engineering and the Japanese Markets 2, 1995.
      const tokyo = [...between("1986-01-06", "1989-01-28", SIX), ...between("1989-01-30", "1996-12-30", WEEK)];
      expect(found("JP", tokyo, trading(tokyo))).toEqual([]);
      const late = between("1990-01-01", "1991-12-31", WEEK).map((one) => one + 1);
      expect(found("JP", late, trading(late))).toEqual(["weekend-day 104"]);
    });
  });

  it("is right for coins and currencies, which trade all week on no exchange", () => {
    const all = daysOf([...WEEK, 6, 7]);
    expect(found(null, all, trading(all))).toEqual([]);
    const currencies = daysOf([...WEEK, 7]);
    expect(found(null, currencies, trading(currencies))).toEqual([]);
  });

  it("is wrong where a vendor fills weekends in with the close of Friday", () => {
    const all = daysOf([...WEEK, 6, 7]);
    const closes: number[] = [];
    all.forEach((one, at) => {
      closes.push(weekdayOf(one as Day) > 5 ? (closes[at - 1] as number) : 100 + Math.sin(at));
    });
    expect(
      found(
        null,
        all,
        trading(all, (at) => closes[at] as number),
      ),
    ).toContain("weekend-day 104");
  });
});
