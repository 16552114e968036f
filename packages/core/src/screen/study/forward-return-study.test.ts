import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ForwardReturnStudyInput, forwardReturnStudy, type Observation } from "./forward-return-study.ts";
import { seededUniform } from "./seeded-uniform.ts";

const observation = (year: number, passed: boolean, forwardReturn: number): Observation => ({
  year,
  passed,
  forwardReturn,
});

/** Three years in which those that passed did 10, 20 and 30 points better. */
const STEADY: readonly Observation[] = [2020, 2021, 2022].flatMap((year, k) => [
  observation(year, true, 0.1 * (k + 1)),
  observation(year, true, 0.1 * (k + 1)),
  observation(year, false, -0.05),
  observation(year, false, 0.05),
]);

const study = (observations: readonly Observation[], more: Partial<ForwardReturnStudyInput> = {}) =>
  forwardReturnStudy({ observations, seed: 7, ...more });

describe("a study of forward returns", () => {
  it("counts, averages and compares year by year and over all", () => {
    const { byYear, overall } = study(STEADY);
    expect(byYear.map(({ year, passed, failed }) => [year, passed.n, failed.n])).toEqual([
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

  it("has no interval over all of fewer than three years, nor of a year with one company on a side", () => {
    const few = STEADY.filter(({ year }) => year < 2022);
    expect(study(few).overall.interval).toEqual({ value: null, because: "too-few-periods" });
    const one = [observation(2020, true, 0.1), observation(2020, false, 0), observation(2020, false, 0.1)];
    expect(study(one).byYear[0]?.interval).toEqual({ value: null, because: "too-few-members" });
  });

  it("has no difference where nobody failed", () => {
    const { overall } = study([observation(2020, true, 0.1)]);
    expect(overall).toMatchObject({ difference: null, failed: { n: 0, mean: null, median: null } });
  });

  it("has nothing to say of nothing", () => {
    expect(study([])).toMatchObject({ byYear: [], overall: { difference: null } });
  });

  it("refuses returns that are not known", () => {
    expect(() => study([observation(2020, true, Number.NaN)])).toThrow("leave out what is not known");
  });

  const returns = fc.array(
    fc.tuple(fc.integer({ min: 2000, max: 2006 }), fc.boolean(), fc.integer({ min: -100, max: 200 })),
    { minLength: 8, maxLength: 60 },
  );

  it("is the same for the same seed, and turns round when passed and failed change places", () => {
    fc.assert(
      fc.property(returns, (drawn) => {
        const observations = drawn.map(([year, passed, percent]) => observation(year, passed, percent / 100));
        const once = study(observations, { resamples: 50 });
        expect(study(observations, { resamples: 50 })).toEqual(once);
        const turned = study(
          observations.map((one) => ({ ...one, passed: !one.passed })),
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

describe("the source of uniform numbers", () => {
  it("is mulberry32", () => {
    // First numbers of the published generator for the seed 1.
    const next = seededUniform(1);
    expect([next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478]);
  });
});
