import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import type { Split } from "../../series/index.ts";
import { day, formatDay } from "../../time/index.ts";
import { sharesOutstanding } from "../company/shares-outstanding.ts";
import { type Fundamentals, fundamentalsAsOf, fundamentalsThrough } from "../fundamentals-as-of.ts";
import { goldenSplits, preparedIn } from "./real-splits.fixture.ts";

const APPLE = "fundamentals/companyfacts_full/2026-04/CIK0000320193.json.gz";
const on = (file: string, asOf: string, splits: readonly Split[] = []) =>
  fundamentalsAsOf(preparedIn(file), { asOf: day(asOf), splits });

const rows = ({ list }: Fundamentals["years"]) => list.map((_, k) => k);
const counts = ({ years }: Fundamentals) => rows(years).map((k) => years.sharesDiluted(k).value ?? Number.NaN);
const earnings = ({ years }: Fundamentals) => rows(years).map((k) => years.eps(k).value ?? Number.NaN);

/** The largest change from one known number to the next, in a log. */
function largestStep(values: readonly number[]): number {
  const known = values.filter((value) => Number.isFinite(value));
  return Math.max(...known.slice(1).map((value, k) => Math.abs(Math.log(value / (known[k] as number)))));
}

describe.skipIf(needsSharedData)("share counts without a vendor's splits stand on one count (REC-16)", () => {
  const grown = needsSharedData ? [] : goldenSplits().filter(({ expected }) => expected.shareGrowthAYear !== undefined);

  it.each(grown)("growth of a year: $id", ({ file, asOf, expected, facts }) => {
    const { years } = on(file, asOf);
    const end = facts.find(({ ref }) => ref.startsWith("FY") && ref === facts.at(-1)?.ref)?.end as string;
    const k = years.list.findIndex((period) => formatDay(period.end) === end);
    const [before, now] = [years.sharesDiluted(k - 1).value as number, years.sharesDiluted(k).value as number];
    expect(now / before - 1).toBeCloseTo(expected.shareGrowthAYear as number, 4);
  });

  // The largest honest step is Lam's purchase of Novellus in 2012 for its own shares; a split would make one of log(3) = 1.1.
  it.each([
    ["Walmart", "fundamentals/companyfacts_22tags/WMT.json.gz", "2026-01-05"],
    ["Apple, a cut file", "fundamentals/companyfacts_22tags/AAPL.json.gz", "2025-12-01"],
    ["Apple", APPLE, "2025-12-01"],
    ["Lam Research", "fundamentals/companyfacts_22tags/LRCX.json.gz", "2026-01-05"],
    ["Netflix", "fundamentals/companyfacts_22tags/NFLX.json.gz", "2026-03-01"],
    ["General Electric", "cases/accounts/GE.json.gz", "2023-06-30"],
  ])("%s: no year jumps", (_, file, asOf) => {
    const known = on(file, asOf);
    expect(largestStep(counts(known))).toBeLessThan(0.5);
    const { quarters } = known;
    expect(largestStep(rows(quarters).map((k) => quarters.sharesDiluted(k).value ?? Number.NaN))).toBeLessThan(0.5);
  });
});

describe.skipIf(needsSharedData)("Apple with and without its vendor's splits", () => {
  const SPLITS = [
    { exDay: day("2014-06-09"), ratio: 7 },
    { exDay: day("2020-08-31"), ratio: 4 },
  ];

  it("has the same earnings per share and share counts once a filing has restated for the splits", () => {
    for (const asOf of ["2014-07-23", "2020-10-30", "2025-12-01"]) {
      const [own, told] = [on(APPLE, asOf), on(APPLE, asOf, SPLITS)];
      expect(earnings(own)).toEqual(earnings(told));
      expect(counts(own)).toEqual(counts(told));
      expect(sharesOutstanding(own).value).toBe(sharesOutstanding(told).value);
    }
  });

  it("has the counts of its filings before one restates: the new ones are known from the vendor alone", () => {
    const [own, told] = [on(APPLE, "2020-09-15"), on(APPLE, "2020-09-15", SPLITS)];
    // FY2019: 11.89 in the 10-K of 2019-10-31, 2.97 in that of 2020-10-30.
    expect(own.years.eps(own.years.list.length - 1).value).toBe(11.89);
    expect(told.years.eps(told.years.list.length - 1).value).toBeCloseTo(11.89 / 4, 12);
  });

  it("is read alike on successive days and on each day alone, across the filings that restate", () => {
    const through = fundamentalsThrough(preparedIn(APPLE), {});
    for (const asOf of [
      "2014-04-30",
      "2014-07-22",
      "2014-07-23",
      "2014-10-27",
      "2020-07-31",
      "2020-10-30",
      "2021-01-28",
    ]) {
      const [one, other] = [through(day(asOf)), on(APPLE, asOf)];
      expect(earnings(one)).toEqual(earnings(other));
      expect(counts(one)).toEqual(counts(other));
    }
  });
});
