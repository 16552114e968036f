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
