import { CHECK_IDS, type CheckId } from "@plumbline/core/checks";
import { day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { computeStudy, studyCheck } from "./index.ts";
import type { StudyColumns } from "./study-columns.ts";
import { studyDays } from "./study-days.ts";
import { JUDGED, publishStudyMarket, type StudyMarket, type StudyMarketOptions } from "./testing/study-market.ts";

let market: StudyMarket;
let study: StudyColumns;
beforeEach(async () => {
  market = await publishStudyMarket();
  study = await computeStudy(market.snapshot);
});
afterEach(() => market.close());

function resultOf(columns: StudyColumns, check: CheckId, threshold?: number) {
  const of = columns.years.map(({ checks }) => checks.get(check) ?? { values: new Float64Array(), upTo: null });
  return studyCheck(columns.years, of, { check, threshold });
}

/** Of a market that differs, and is closed again. */
async function studyOf(options: StudyMarketOptions): Promise<StudyColumns> {
  const other = await publishStudyMarket(options);
  const computed = await computeStudy(other.snapshot);
  other.close();
  return computed;
}

describe("what followed when companies passed a check", () => {
  it("is judged on the day of the last bar in each year before, and followed up to the next such day", () => {
    const spans = study.years.map(({ day: from, until }) => [formatDay(from), formatDay(until)]);
    expect(spans).toEqual([
      ["2022-06-28", "2023-06-28"],
      ["2023-06-28", "2024-06-28"],
    ]);
  });

  it("are total returns: GOOD made 6 of 24, PAID reinvested 1.2 of 24, DEAR lost 30 of 120", () => {
    const [, year] = resultOf(study, "O1").years;
    // 24 / (24 - 1.2) - 1 = 1 / 19. Of the two classes of GOOD the first counts.
    const [good, paid] = [0.25, 1 / 19];
    expect(year?.passed).toEqual({
      n: 2,
      mean: expect.closeTo((good + paid) / 2, 12),
      median: expect.closeTo((good + paid) / 2, 12),
    });
    // DEAR 90 / 120 - 1, and SOLD, which was delisted at 60 and is held as money from then on.
    expect(year?.failed).toEqual({ n: 2, mean: expect.closeTo((-0.25 - 0.5) / 2, 12), median: expect.closeTo(-0.375) });
    expect(year?.difference).toBeCloseTo((good + paid) / 2 + 0.375, 12);
  });

  it("leaves out what it cannot know: a stock whose prices just end, and a company that had filed nothing", () => {
    // HALT and LATE of six companies.
    expect(resultOf(study, "O1").years[1]?.unknown).toBe(2);
    expect(study.delisted).toBe(1);
  });

  it("judges by what had been filed: the same reports, filed in time, let LATE pass", async () => {
    const inTime = await studyOf({ lateFiling: JUDGED });
    const [late, early] = [resultOf(study, "O1").years[1], resultOf(inTime, "O1").years[1]];
    expect([late?.passed.n, early?.passed.n, early?.unknown]).toEqual([2, 3, 1]);
    // 72 for 24 in a third of three.
    expect(early?.passed.mean).toBeCloseTo((0.25 + 1 / 19 + 2) / 3, 12);
  });

  it("does not change for any check when more is filed later", async () => {
    const then = await studyOf({ filedUntil: JUDGED });
    for (const check of CHECK_IDS) expect(resultOf(then, check), check).toEqual(resultOf(study, check));
  });

  it("divides by a threshold that was moved", () => {
    // A P/E of 51 passes below 60.
    const [, year] = resultOf(study, "O1", 60).years;
    expect([year?.passed.n, year?.failed.n, year?.difference]).toEqual([4, 0, null]);
    expect(resultOf(study, "O1", 5).years[1]?.passed.n).toBe(0);
  });

  it("says nothing of a check that nothing is known of", () => {
    // No company of this market is a bank.
    expect(resultOf(study, "B1")).toMatchObject({ years: [], overall: { difference: null } });
  });
});

describe("the days of a study", () => {
  it("are twenty at most, and none of a market without a year of prices", () => {
    const calendar = (first: string) => Int32Array.of(day(first));
    const days = (first: string, last: string) => studyDays({ calendar: calendar(first), lastDay: day(last) });
    expect(days("1990-01-02", "2024-02-29")).toHaveLength(20);
    expect(days("2023-07-03", "2024-06-28")).toEqual([]);
    expect(studyDays({ calendar: new Int32Array(), lastDay: null })).toEqual([]);
  });

  it("begin where the ones before end, also around the 29th of February", () => {
    const spans = studyDays({ calendar: Int32Array.of(day("1990-01-02")), lastDay: day("2024-02-29") });
    for (const [k, { until }] of spans.slice(0, -1).entries()) expect(until).toBe(spans[k + 1]?.day);
    expect(spans.slice(-4).map((span) => formatDay(span.day))).toEqual([
      "2020-02-29",
      "2021-02-28",
      "2022-02-28",
      "2023-02-28",
    ]);
  });
});
