import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forwardReturnStudy } from "./forward-return-study.ts";
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

describe("a study of forward returns", () => {
  it("counts, averages and compares year by year and over all", () => {
    const { byYear, overall } = forwardReturnStudy(STEADY);
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

  it("takes each year as one observation: for three equally large years it is Student's t of their differences", () => {
    // By hand: 0.1, 0.2 and 0.3 have a mean of 0.2 and a standard error of 0.1 / sqrt(3); t(0.95, 2) is 2.92: 0.1686.
    const expected = { low: expect.closeTo(0.0314, 4), high: expect.closeTo(0.3686, 4) };
    expect(forwardReturnStudy(STEADY).overall.interval).toEqual(expected);
    expect(forwardReturnStudy(STEADY).withinYears.interval).toEqual(expected);
  });

  it("does not narrow with copies: a hundred copies of each company count as one", () => {
    const copied = STEADY.map(({ year: name, passed, failed }) =>
      year(
        name,
        ...([passed, failed].map((of) => Array.from({ length: 100 }, () => [...of]).flat()) as [number[], number[]]),
      ),
    );
    const few = forwardReturnStudy(STEADY).overall.interval;
    const many = forwardReturnStudy(copied).overall.interval;
    if (!("low" in few && "low" in many)) throw new Error("three years are enough");
    expect([many.low, many.high]).toEqual([expect.closeTo(few.low, 9), expect.closeTo(few.high, 9)]);
  });

  it("has an interval for a year that is large enough, and for all years from three with both kinds on", () => {
    const large = year(2020, [0.1, 0.1, 0.1, 0.1, 0.1], [0, 0, 0, 0, 0]);
    expect(forwardReturnStudy([large]).byYear[0]?.interval).toEqual({
      low: expect.closeTo(0.1),
      high: expect.closeTo(0.1),
    });
    expect(forwardReturnStudy(STEADY).byYear[0]?.interval).toEqual({ value: null, because: "side-too-small" });
    const few = [...STEADY.slice(0, 2), year(2022, [0.1], [])];
    expect(forwardReturnStudy(few).overall.interval).toEqual({ value: null, because: "too-few-observations" });
  });

  it("has no difference where no company failed", () => {
    const { overall } = forwardReturnStudy([year(2020, [0.1], [])]);
    expect(overall).toMatchObject({ difference: null, failed: { n: 0, mean: null, median: null } });
  });

  it("is empty without data", () => {
    expect(forwardReturnStudy([])).toMatchObject({ byYear: [], overall: { difference: null } });
  });

  it("refuses returns that are not known", () => {
    expect(() => forwardReturnStudy([year(2020, [Number.NaN], [])])).toThrow("leave out what is not known");
  });

  const returns = fc.array(fc.integer({ min: -100, max: 200 }), { maxLength: 10 });
  const years = fc.array(fc.tuple(returns, returns), { minLength: 1, maxLength: 7 });

  it("is reversed when passed and failed change places", () => {
    fc.assert(
      fc.property(years, (drawn) => {
        const fractions = (percents: readonly number[]) => percents.map((percent) => percent / 100);
        const given = drawn.map(([passed, failed], k) => year(2000 + k, fractions(passed), fractions(failed)));
        const once = forwardReturnStudy(given);
        const turned = forwardReturnStudy(
          given.map(({ passed, failed, ...one }) => ({ ...one, passed: failed, failed: passed })),
        );
        if (once.overall.difference !== null) {
          expect(turned.overall.difference).toBeCloseTo(-once.overall.difference, 12);
        }
        const interval = once.overall.interval;
        const mirrored = turned.overall.interval;
        if ("low" in interval && "low" in mirrored) expect(mirrored.low).toBeCloseTo(-interval.high, 9);
        expect([turned.overall.passed, turned.overall.failed]).toEqual([once.overall.failed, once.overall.passed]);
      }),
    );
  });
});
