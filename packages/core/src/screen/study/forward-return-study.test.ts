import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ForwardReturnStudyInput, forwardReturnStudy } from "./forward-return-study.ts";
import type { StudiedYear } from "./studied-year.ts";

const year = (name: number, passed: readonly number[], failed: readonly number[]): StudiedYear => ({
  year: name,
  passed: Float64Array.from(passed),
  failed: Float64Array.from(failed),
});

/** Three years in which those that passed did 10, 20 and 30 points better. */
const STEADY: readonly StudiedYear[] = [2020, 2021, 2022].map((name, k) =>
  year(name, [0.1 * (k + 1), 0.1 * (k + 1)], [-0.05, 0.05]),
);

const study = (years: readonly StudiedYear[], more: Partial<ForwardReturnStudyInput> = {}) =>
  forwardReturnStudy({ years, seed: 7, ...more });

describe("a study of forward returns", () => {
  it("counts, averages and compares year by year and over all", () => {
    const { byYear, overall } = study(STEADY);
    expect(byYear.map((one) => [one.year, one.passed.n, one.failed.n])).toEqual([
      [2020, 2, 2],
      [2021, 2, 2],
      [2022, 2, 2],
    ]);
    expect(byYear.map(({ difference }) => difference)).toEqual([0.1, 0.2, expect.closeTo(0.3, 12)]);
    expect(overall.passed).toEqual({ n: 6, mean: expect.closeTo(0.2, 12), median: expect.closeTo(0.2, 12) });
    expect(overall.failed.mean).toBeCloseTo(0, 12);
    expect(overall.difference).toBeCloseTo(0.2, 12);
  });

  it("draws whole years: the interval of three equally large ones spans known quantiles", () => {
    // The mean of three draws of {0.1, 0.2, 0.3} is 0.1 and 0.3 with probability 1/27 each (3.7 %, less than 5 %), and
    // 0.1333 and 0.2667 with 3/27 each: the 5 % and 95 % quantiles are these.
    const { interval } = study(STEADY, { resamples: 20_000 }).overall;
    expect(interval).toEqual({ low: expect.closeTo(0.4 / 3, 9), high: expect.closeTo(0.8 / 3, 9) });
  });

  it("has an interval of a year that is large enough, and of all from three years with companies on", () => {
    const large = year(2020, [0.1, 0.1, 0.1, 0.1, 0.1], [0, 0, 0, 0, 0]);
    expect(study([large]).byYear[0]?.interval).toEqual({ low: expect.closeTo(0.1), high: expect.closeTo(0.1) });
    expect(study(STEADY).byYear[0]?.interval).toEqual({ value: null, because: "too-few-members" });
    const few = [...STEADY.slice(0, 2), year(2022, [], [])];
    expect(study(few).overall.interval).toEqual({ value: null, because: "too-few-periods" });
  });

  it("has no difference where nobody failed", () => {
    const { overall } = study([year(2020, [0.1], [])]);
    expect(overall).toMatchObject({ difference: null, failed: { n: 0, mean: null, median: null } });
  });

  it("has nothing to say of nothing", () => {
    expect(study([])).toMatchObject({ byYear: [], overall: { difference: null } });
  });

  it("refuses returns that are not known", () => {
    expect(() => study([year(2020, [Number.NaN], [])])).toThrow("leave out what is not known");
  });

  const returns = fc.array(fc.integer({ min: -100, max: 200 }), { maxLength: 10 });
  const years = fc.array(fc.tuple(returns, returns), { minLength: 1, maxLength: 7 });

  it("is the same for the same seed, and turns round when passed and failed change places", () => {
    fc.assert(
      fc.property(years, (drawn) => {
        const fractions = (percents: readonly number[]) => percents.map((percent) => percent / 100);
        const given = drawn.map(([passed, failed], k) => year(2000 + k, fractions(passed), fractions(failed)));
        const once = study(given, { resamples: 50 });
        expect(study(given, { resamples: 50 })).toEqual(once);
        const turned = study(
          given.map(({ passed, failed, ...one }) => ({ ...one, passed: failed, failed: passed })),
          { resamples: 50 },
        );
        if (once.overall.difference !== null) {
          expect(turned.overall.difference).toBeCloseTo(-once.overall.difference, 12);
        }
        expect([turned.overall.passed, turned.overall.failed]).toEqual([once.overall.failed, once.overall.passed]);
      }),
    );
  });
});
