import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { factsOfFile } from "../../fundamentals/company-facts.fixture.ts";
import { fundamentalsAsOf, prepareFacts } from "../../fundamentals/index.ts";
import { type Day, day, formatDay } from "../../time/index.ts";
import {
  defaultValuation,
  type FairValueHistoryOptions,
  fairValueHistory,
  filingDays,
  monthEnds,
  valuationInputsAsOf,
} from "../index.ts";
import { marketAt } from "./market.fixture.ts";

const SPLITS = [
  { exDay: day("2014-06-09"), ratio: 7 },
  { exDay: day("2020-08-31"), ratio: 4 },
];
const OPTIONS: FairValueHistoryOptions = {
  days: monthEnds(day("2024-01-15"), 120),
  market: () => marketAt(150),
  source: "sec",
  sic: 3571,
  splits: SPLITS,
};

describe.skipIf(needsSharedData)("fair value through time", () => {
  const apple = needsSharedData ? [] : factsOfFile("companyfacts_full/2026-04/CIK0000320193.json.gz");
  const prepared = prepareFacts(apple);
  const history = (change: Partial<FairValueHistoryOptions> = {}) =>
    fairValueHistory(prepared, { ...OPTIONS, ...change });

  it("is on each day the valuation of the accounts as they were known, on today's share count", () => {
    for (const point of history().filter((_, k) => k % 7 === 0)) {
      const fundamentals = fundamentalsAsOf(prepared, { asOf: point.day, splits: SPLITS, sic: 3571 });
      const valuation = defaultValuation(valuationInputsAsOf({ fundamentals, source: "sec" }), marketAt(150));
      expect(point.dcf.value).toBe((valuation.dcf.value as number) / point.splitRatio);
      expect(point.graham.value).toBe((valuation.graham.value as number) / point.splitRatio);
    }
  });

  it("uses nothing that was filed later", () => {
    const cut = day("2019-03-31");
    const early = { days: OPTIONS.days.filter((at) => at <= cut), splits: SPLITS.slice(0, 1) };
    const past = fairValueHistory(prepareFacts(apple.filter(({ filed }) => filed <= cut)), { ...OPTIONS, ...early });
    expect(past.map(({ day: at }) => at)).toEqual(early.days);
    // Values are per share of the last day, and one share of then is four of 2024.
    history()
      .slice(0, past.length)
      .forEach(({ dcf, graham, splitRatio }, k) => {
        expect(past[k]?.splitRatio).toBe(splitRatio / 4);
        expect(past[k]?.dcf.value).toBe(dcf.value === null ? null : 4 * dcf.value);
        expect(past[k]?.graham.value).toBe(graham.value === null ? null : 4 * graham.value);
      });
    expect(past.length).toBeGreaterThan(60);
  });

  it("does not jump at a split", () => {
    const friday = day("2020-08-28");
    const monday = day("2020-08-31");
    // 499.23 dollars at the last close of the old shares.
    const market = (at: Day) => marketAt(at < monday ? 499.23 : 499.23 / 4);
    const [before, after] = history({ days: [friday, monday, day("2024-01-15")], market });
    expect([before?.splitRatio, after?.splitRatio]).toEqual([4, 1]);
    expect((after?.graham.value as number) / (before?.graham.value as number)).toBeCloseTo(1, 12);
    expect((after?.dcf.value as number) / (before?.dcf.value as number)).toBeCloseTo(1, 12);
  });

  it("changes when a report is filed, and names its period", () => {
    const [before, on] = history({ days: [day("2023-11-02"), day("2023-11-03")] });
    expect([before, on].map((point) => formatDay(point?.periodEnd ?? day("1970-01-01")))).toEqual([
      "2023-07-01",
      "2023-09-30",
    ]);
    // EPS TTM 6.00 before, 6.13 in the 10-K.
    expect((on?.graham.value as number) > (before?.graham.value as number)).toBe(true);
    expect(on?.dcf.value).not.toBe(before?.dcf.value);
  });

  it("refuses a day on which there was nothing to value", () => {
    const [first] = history({ days: [day("2009-01-31"), day("2024-01-15")] });
    expect(first).toMatchObject({
      periodEnd: null,
      dcf: { because: "MISSING_INPUT" },
      graham: { because: "MISSING_INPUT" },
    });
  });

  it("can be computed for the days on which something was filed", () => {
    // Four quarterly and annual reports.
    const days = filingDays(prepared, day("2023-01-01"), day("2023-12-31")).map(formatDay);
    expect(days).toEqual(["2023-02-03", "2023-05-05", "2023-08-04", "2023-11-03"]);
  });
});

describe("the ends of months", () => {
  it("are followed by the day itself", () => {
    expect(monthEnds(day("2024-03-10"), 2).map(formatDay)).toEqual(["2024-01-31", "2024-02-29", "2024-03-10"]);
    expect(monthEnds(day("2024-05-31"), 3).map(formatDay)).toEqual([
      "2024-02-29",
      "2024-03-31",
      "2024-04-30",
      "2024-05-31",
    ]);
  });
});
