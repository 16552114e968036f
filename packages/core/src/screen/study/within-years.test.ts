import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StudiedYear } from "./studied-year.ts";
import { withinYears } from "./within-years.ts";

const year = (name: number, passed: readonly number[], failed: readonly number[]): StudiedYear => ({
  year: name,
  passed: Float64Array.from(passed),
  failed: Float64Array.from(failed),
});

describe("a comparison within years", () => {
  it("is not misled by a year in which many pass and all fall", () => {
    // Those that passed did 10 points better in each year; pooled they earn (9 x -0.30 + 0.30) / 10 = -0.24 on average,
    // the others (-0.40 + 9 x 0.20) / 10 = 0.14.
    const fall = year(2008, new Array(9).fill(-0.3), [-0.4]);
    const rise = year(2009, [0.3], new Array(9).fill(0.2));
    expect(withinYears([fall, rise]).difference).toBeCloseTo(0.1, 12);
  });

  it("weighs years by their information", () => {
    // Weights 2 x 2 / 4 = 1 and 6 x 3 / 9 = 2: (0.3 + 2 x 0) / 3.
    const small = year(2020, [0.3, 0.3], [0, 0]);
    const large = year(2021, new Array(6).fill(0.1), new Array(3).fill(0.1));
    expect(withinYears([small, large]).difference).toBeCloseTo(0.1, 12);
  });

  it("is the slope of a regression with an intercept for each year", () => {
    // Frisch, Waugh and Lovell: the slope of returns on passing, after the mean of its year is taken off both.
    const years = [year(2019, [0.1, 0.4, -0.2], [0.05]), year(2020, [0.3], [-0.1, 0.2]), year(2021, [0.5], [])];
    let products = 0;
    let squares = 0;
    for (const { passed, failed } of years) {
      const all = [...passed, ...failed];
      const meanReturn = all.reduce((sum, one) => sum + one, 0) / all.length;
      const share = passed.length / all.length;
      for (const [k, one] of all.entries()) {
        const hasPassed = (k < passed.length ? 1 : 0) - share;
        products += hasPassed * (one - meanReturn);
        squares += hasPassed ** 2;
      }
    }
    expect(withinYears(years).difference).toBeCloseTo(products / squares, 12);
  });

  it("leaves out each year in turn for its interval", () => {
    // By hand, weights 1, 1 and 2 (2 x 2 / 4, and 4 x 4 / 8) of differences 0.1, 0.2 and 0.4: 1.1 / 4 = 0.275. Without
    // the first 1 / 3, the second 0.9 / 3, the third 0.3 / 2: squares of 0.0034028, 0.000625 and 0.015625, sum 0.0196528,
    // times 2 / 3 the root of which is 0.114463; 2.92 of them are 0.33423.
    const years = [
      year(2020, [0.1, 0.1], [0, 0]),
      year(2021, [0.2, 0.2], [0, 0]),
      year(2022, [0.4, 0.4, 0.4, 0.4], [0, 0, 0, 0]),
    ];
    expect(withinYears(years)).toEqual({
      difference: expect.closeTo(0.275, 12),
      interval: { low: expect.closeTo(0.275 - 0.33423, 4), high: expect.closeTo(0.275 + 0.33423, 4) },
    });
  });

  it("leaves out years with one kind only, and needs three others for an interval", () => {
    const both = [year(2020, [0.2], [0.1]), year(2021, [0.2], [0.1])];
    const { difference, interval } = withinYears([...both, year(2022, [0.9], [])]);
    expect(difference).toBeCloseTo(0.1, 12);
    expect(interval).toEqual({ value: null, because: "too-few-observations" });
    expect(withinYears([year(2022, [0.9], [])])).toEqual({
      difference: null,
      interval: { value: null, because: "side-too-small" },
    });
  });

  it("does not change when all shares of a year rise by the same", () => {
    const returns = fc.array(fc.integer({ min: -100, max: 200 }), { minLength: 1, maxLength: 8 });
    const years = fc.array(fc.tuple(returns, returns, fc.integer({ min: -50, max: 50 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(years, (drawn) => {
        const given = drawn.map(([passed, failed], k) => year(2000 + k, passed, failed));
        const risen = drawn.map(([passed, failed, more], k) =>
          year(
            2000 + k,
            passed.map((one) => one + more),
            failed.map((one) => one + more),
          ),
        );
        const of = (all: readonly StudiedYear[]) => withinYears(all).difference;
        expect(of(risen)).toBeCloseTo(of(given) as number, 9);
      }),
    );
  });
});
