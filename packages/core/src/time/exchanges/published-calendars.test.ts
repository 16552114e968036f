import { describe, expect, it } from "vitest";
import { type Day, day, type ExchangeName, exchangeDay, formatDay, weekdayOf } from "../index.ts";
import { PUBLISHED_CLOSURES, PUBLISHED_EARLY_CLOSES } from "./published-calendars.fixture.ts";

const named = (name: string) => name as keyof typeof PUBLISHED_CLOSURES;

/** Weekdays of the years that are published. */
function weekdaysOf(exchange: ExchangeName): Day[] {
  const years = Object.keys(PUBLISHED_CLOSURES[named(exchange)]).map(Number);
  const until = day(`${Math.max(...years)}-12-31`);
  const days = Array.from({ length: until - day("2000-01-01") + 1 }, (_, index) => (day("2000-01-01") + index) as Day);
  return days.filter((one) => weekdayOf(one) <= 5);
}

function closedOf(exchange: ExchangeName): Set<string> {
  return new Set(
    Object.entries(PUBLISHED_CLOSURES[named(exchange)]).flatMap(([year, days]) =>
      days.split(" ").map((text) => `${year}-${text.slice(0, 2)}-${text.slice(2)}`),
    ),
  );
}

const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}${String(minute % 60).padStart(2, "0")}`;

const BY_RULE = ["new-york", "london", "xetra", "paris", "amsterdam", "tokyo", "hong-kong"] as const;

describe("the calendar of an exchange, from 2000 to 2027", () => {
  it.each(BY_RULE)("has in %s exactly the days without trading that are published", (exchange) => {
    const found = weekdaysOf(exchange).filter((one) => exchangeDay(exchange, one) === "closed");
    expect(found.map(formatDay)).toEqual([...closedOf(exchange)].sort());
  });

  it.each(BY_RULE)("is known of every weekday in %s", (exchange) => {
    expect(weekdaysOf(exchange).filter((one) => exchangeDay(exchange, one) === "unknown")).toEqual([]);
  });

  // In Hong Kong the source has eves of Lunar New Year from 2014 on; HKEX shortened those before as well.
  it.each(["new-york", "london", "xetra", "paris", "amsterdam", "hong-kong"] as const)(
    "ends early in %s on the days that are published, at their time",
    (exchange) => {
      const published = PUBLISHED_EARLY_CLOSES[exchange].join(" ").split(" ");
      const isCompared = (text: string) =>
        exchange !== "hong-kong" || !/^20(0\d|1[0-3])0/.test(text.replaceAll("-", ""));
      const usual = { "new-york": 960, london: 990, xetra: 1050, paris: 1050, amsterdam: 1050, "hong-kong": 960 };
      const early = weekdaysOf(exchange).flatMap((one) => {
        const hours = exchangeDay(exchange, one);
        if (typeof hours === "string" || hours.close >= usual[exchange]) return [];
        return [`${formatDay(one).replaceAll("-", "")}@${time(hours.close)}`];
      });
      expect(early.filter(isCompared)).toEqual(published.filter(isCompared));
    },
  );
});

describe("the calendar of mainland China, whose holidays are decreed", () => {
  const exchange = "mainland-china";
  const closed = closedOf(exchange);

  it("calls no day open on which it was closed, and none closed on which it was open", () => {
    const wrong = weekdaysOf(exchange).filter((one) => {
      const found = exchangeDay(exchange, one);
      return found !== "unknown" && (found === "closed") !== closed.has(formatDay(one));
    });
    expect(wrong.map(formatDay)).toEqual([]);
  });

  it("leaves open what no law says of less than one weekday in eight", () => {
    const days = weekdaysOf(exchange);
    const unknown = days.filter((one) => exchangeDay(exchange, one) === "unknown");
    expect(unknown.length / days.length).toBeLessThan(1 / 8);
    expect(unknown.length).toBeGreaterThan(0);
  });

  it("does not trade on a Sunday that a decree makes a working day", () => {
    // 2024-09-29 was worked in exchange for a day of the National Holiday.
    expect(exchangeDay(exchange, day("2024-09-29"))).toBe("closed");
  });
});
