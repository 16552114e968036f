import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { type Day, day, monthIndexOf } from "../../time/index.ts";
import { monthlyReturns, returnsOfMonthEnds } from "../months/monthly-returns.ts";
import { commonCloses } from "./common-closes.ts";
import { commonMonthEnds } from "./common-month-ends.ts";

describe("commonMonthEnds", () => {
  it("keeps the last day of each month on which both have a close", () => {
    const own = flatBars([day("2024-01-30"), day("2024-01-31"), day("2024-02-27"), day("2024-03-04")], [1, 2, 3, 4]);
    const market = flatBars([day("2024-01-30"), day("2024-02-27"), day("2024-02-28"), day("2024-03-04")], [5, 6, 7, 8]);
    const days = Int32Array.of(day("2024-01-30"), day("2024-02-27"), day("2024-03-04"));
    expect(commonMonthEnds(own, market, 3)).toEqual({
      day: days,
      month: Int32Array.from(days, (on) => monthIndexOf(on as Day)),
      left: Float64Array.of(1, 3, 4),
      right: Float64Array.of(5, 6, 8),
    });
    expect(commonMonthEnds(own, market, 2).right).toEqual(Float64Array.of(6, 8));
    expect(commonMonthEnds(own, flatBars([], []), 2).day).toHaveLength(0);
  });

  it("gives the monthly returns that all common days give", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(20), (seed, other, left) => {
        const own = randomBars(seed, 500);
        const whole = randomBars(other, 500);
        // The other one lacks a day every so often.
        const rows = [...whole.day.keys()].filter((row) => (row + left) % 7 !== 0);
        const market = flatBars(
          rows.map((row) => whole.day[row] as number),
          rows.map((row) => whole.close[row] as number),
        );
        const ofAll = commonCloses(own, market).map((closes) => monthlyReturns(closes));
        const ends = commonMonthEnds(own, market, 1000);
        expect([ends.left, ends.right].map((close) => returnsOfMonthEnds(ends, close))).toEqual(ofAll);
      }),
    );
  });
});
