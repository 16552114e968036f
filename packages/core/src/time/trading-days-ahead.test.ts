import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { type Day, day, endOfMonth, formatDay, isNewYorkHoliday, monthIndexOf, tradingDaysAhead } from "./index.ts";

describe("the holidays of New York", () => {
  // The exchange's own lists for 2021 to 2026.
  it.each([
    ["2021", "01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24"],
    ["2022", "01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26"],
    ["2023", "01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25"],
    ["2024", "01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25"],
    ["2025", "01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25"],
    ["2026", "01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25"],
  ])("of %s are those that the exchange announced", (year, dates) => {
    const first = day(`${year}-01-01`);
    const days = Array.from({ length: 365 }, (_, k) => (first + k) as Day).filter(isNewYorkHoliday);
    expect(days.map((each) => formatDay(each).slice(5)).join(" ")).toBe(dates);
  });
});

describe("the trading days ahead", () => {
  it("are weekdays where no rule is known, to the first of the next month", () => {
    expect(tradingDaysAhead(day("2024-03-26"), null).map(formatDay)).toEqual([
      "2024-03-27",
      "2024-03-28",
      "2024-03-29",
      "2024-04-01",
    ]);
  });

  it("rise, and the last alone lies in the next month", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 40_000 }), fc.constantFrom(null, "new-york" as const), (last, rule) => {
        const days = tradingDaysAhead(last as Day, rule);
        expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
        expect(days.at(-2) ?? last).toBeLessThanOrEqual(endOfMonth(last as Day));
        expect(monthIndexOf(days.at(-1) as Day)).toBe(monthIndexOf(last as Day) + 1);
      }),
    );
  });
});

/** Closed for the funerals of two presidents, which no rule foresees. */
const MOURNING = ["2018-12-05", "2025-01-09"].map((text) => day(text));

describe.skipIf(needsSharedData)("the trading days ahead of data that is cut", () => {
  it("are those on which SPY traded, in every month from 2018 to 2026", () => {
    const file = sharedFile("data/prices/benchmark/SPY_stooq_2018_2026.csv.gz");
    const [, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split("\n");
    const traded = lines.map((line) => day(line.split(",")[0] as string));
    let months = 0;
    for (const [place, last] of traded.entries()) {
      const next = traded.findIndex((each) => each > endOfMonth(last));
      const ahead = tradingDaysAhead(last, "new-york");
      if (next < 0 || ahead.some((each) => MOURNING.includes(each))) continue;
      expect(ahead).toEqual(traded.slice(place + 1, next + 1));
      if (next === place + 1) months++;
    }
    expect(months).toBeGreaterThan(90);
  });
});
