import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, type Day, day } from "../time/index.ts";
import { flatBars, randomBars } from "./bars.fixture.ts";
import { barsUpTo, CHANGE_PERIODS, isLongerThanAYear, priceChangeSince, priceChanges } from "./index.ts";

const ofCloses = (closes: Record<string, number>) => flatBars(Object.keys(closes).map(day), Object.values(closes));

describe("priceChanges", () => {
  it("measures from the last bar on or before the same date of the earlier month", () => {
    // Friday 2023-03-31 less a month is 28 February; 2022-12-30 was the last trading day of its year.
    const bars = ofCloses({
      "2022-12-30": 80,
      "2023-02-28": 90,
      "2023-03-01": 95,
      "2023-03-30": 120,
      "2023-03-31": 99,
    });
    const changes = priceChanges(bars);
    const from = day("2023-02-28");
    const to = day("2023-03-31");
    expect(changes["1m"]).toEqual({ change: 99 / 90 - 1, referenceDay: from, day: to, annual: null });
    expect(changes["1d"]).toMatchObject({ change: 99 / 120 - 1, referenceDay: day("2023-03-30") });
    expect(changes.ytd).toMatchObject({ change: 99 / 80 - 1, referenceDay: day("2022-12-30") });
    expect(changes["6m"]).toEqual({ change: null, because: "history-too-short" });
  });

  it("counts months back from the last bar, not from the requested day", () => {
    // Saturday 2020-02-29: the last bar is of the 28th, so a month back is 28 January and not the 29th.
    const bars = ofCloses({ "2020-01-28": 100, "2020-01-29": 50, "2020-02-28": 110, "2020-03-02": 1 });
    expect(priceChanges({ ...bars, asOf: day("2020-02-29") })["1m"]).toMatchObject({
      change: 110 / 100 - 1,
      referenceDay: day("2020-01-28"),
      day: day("2020-02-28"),
    });
  });

  it("gives the year to date of the last bar on a New Year's Day without trading", () => {
    const bars = ofCloses({ "2022-12-30": 100, "2023-12-29": 130 });
    expect(priceChanges({ ...bars, asOf: day("2024-01-01") }).ytd).toMatchObject({ change: 130 / 100 - 1 });
  });

  it("states longer changes per year as well", () => {
    // 2017-03-15 to 2020-03-15 are 1,096 days: 1.331^(365.25/1096) is a tenth a year but for a quarter of a day.
    const bars = ofCloses({ "2017-03-15": 100, "2019-03-15": 90, "2020-03-15": 133.1 });
    const { "1y": year, "3y": threeYears } = priceChanges(bars);
    expect(year).toMatchObject({ annual: null });
    expect(threeYears).toMatchObject({ annual: 1.331 ** (365.25 / 1096) - 1 });
    expect(CHANGE_PERIODS.filter(isLongerThanAYear)).toEqual(["3y", "5y", "10y"]);
  });

  it("gives a reason where there is no change", () => {
    const bars = ofCloses({ "2020-01-28": 100, "2020-01-29": Number.NaN });
    expect(priceChanges({ ...bars, asOf: day("2020-01-28") })["1d"]).toEqual({
      change: null,
      because: "history-too-short",
    });
    expect(priceChanges(bars)["1d"]).toEqual({ change: null, because: "no-price" });
    for (const missing of Object.values(priceChanges({ ...bars, asOf: day("2020-01-01") }))) {
      expect(missing).toEqual({ change: null, because: "no-price" });
    }
    expect(priceChanges(flatBars([], []))["10y"]).toEqual({ change: null, because: "no-price" });
  });

  it("uses no bar after the requested day", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(900), (seed, days) => {
        const bars = randomBars(seed, 600);
        const asOf = ((bars.day[0] as number) + days) as Day;
        expect(priceChanges({ ...bars, asOf })).toEqual(priceChanges(barsUpTo(bars, asOf)));
      }),
    );
  });

  it("is one chain: the change of a year is that of its earlier part and of the last month together", () => {
    const bars = randomBars(9, 600);
    const { "1m": month, "1y": year } = priceChanges(bars);
    if (month.change === null || year.change === null) throw new Error("600 bars are more than a year");
    const closeOn = (on: Day) => bars.close[bars.day.indexOf(on)] as number;
    expect((1 + month.change) * (closeOn(month.referenceDay) / closeOn(year.referenceDay))).toBeCloseTo(
      1 + year.change,
      12,
    );
    expect(year.referenceDay).toBeLessThanOrEqual(addMonths(year.day, -12));
  });

  it("does not depend on the currency unit", () => {
    const bars = randomBars(4, 600);
    const cents = priceChanges({ day: bars.day, close: bars.close.map((price) => price * 100) });
    for (const period of CHANGE_PERIODS) {
      const { change } = priceChanges(bars)[period];
      if (change === null) expect(cents[period].change).toBeNull();
      else expect(cents[period].change).toBeCloseTo(change, 12);
    }
  });
});

describe("priceChangeSince", () => {
  // 2024-06-01 is a Saturday.
  const bars = ofCloses({ "2024-05-31": 80, "2024-06-03": 100, "2024-06-28": 90 });

  it("measures from the last bar on or before the day to the last bar of all", () => {
    const to = day("2024-06-28");
    const since = (text: string) => priceChangeSince(bars, day(text));
    const fromFriday = { change: 90 / 80 - 1, referenceDay: day("2024-05-31"), day: to, annual: null };
    expect([since("2024-05-31"), since("2024-06-02")]).toEqual([fromFriday, fromFriday]);
    expect(since("2024-06-03")).toEqual({
      change: 90 / 100 - 1,
      referenceDay: day("2024-06-03"),
      day: to,
      annual: null,
    });
  });

  it("gives a reason where nothing was traded since, or nothing before", () => {
    expect(priceChangeSince(bars, day("2024-06-28"))).toEqual({ change: null, because: "no-newer-price" });
    expect(priceChangeSince(bars, day("2024-07-01"))).toEqual({ change: null, because: "no-newer-price" });
    expect(priceChangeSince(bars, day("2024-05-30"))).toEqual({ change: null, because: "history-too-short" });
    expect(priceChangeSince(ofCloses({}), day("2024-05-30"))).toEqual({ change: null, because: "no-price" });
  });

  it("is the change of the period whose reference is that day", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomBars(seed, 600);
        const known = Object.values(priceChanges(random)).filter((change) => change.change !== null);
        // From 600 bars a month, half a year, a year and the year to date are known at least.
        expect(known.length).toBeGreaterThan(3);
        for (const change of known) {
          expect(priceChangeSince(random, change.referenceDay)).toEqual({ ...change, annual: null });
        }
      }),
    );
  });
});
