import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { cohortMean, cohortShare } from "./cohort-mean.ts";

describe("the mean over days of verdicts", () => {
  it("is that of all verdicts, with the interval of a jackknife of days", () => {
    // By hand: leaving out a day gives 0.55, 0.5 and 0.45; the standard error is √(2 ÷ 3 × 0.005) = 0.057735, and
    // Student's t with two degrees of freedom leaves a twentieth above 2.919986 (printed tables).
    const { interval, ...mean } = cohortMean([
      { n: 10, sum: 4 },
      { n: 10, sum: 5 },
      { n: 10, sum: 6 },
    ]);
    expect(mean).toEqual({ n: 30, days: 3, value: 0.5 });
    expect(interval).toEqual({ low: expect.closeTo(0.331414, 5), high: expect.closeTo(0.668586, 5) });
  });

  it("has no interval below three days, or where one day has nearly all verdicts", () => {
    const tooFew = { value: null, because: "too-few-observations" };
    expect(
      cohortMean([
        { n: 400, sum: 210 },
        { n: 380, sum: 190 },
      ]).interval,
    ).toEqual(tooFew);
    expect(
      cohortMean([
        { n: 400, sum: 210 },
        { n: 3, sum: 1 },
        { n: 2, sum: 1 },
      ]).interval,
    ).toEqual(tooFew);
  });

  it("is missing without a verdict, and not 0", () => {
    expect(cohortMean([{ n: 0, sum: 0 }]).value).toBeNull();
  });

  it("counts nothing for a day without verdicts, and does not depend on the order of days", () => {
    const days = array(record({ n: integer({ min: 1, max: 500 }), sum: integer({ min: -200, max: 200 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    assert(
      property(days, (some) => {
        const whole = cohortMean(some);
        const turned = cohortMean([{ n: 0, sum: 0 }, ...some.toReversed()]);
        expect(turned.days).toBe(whole.days);
        expect(turned.value).toBeCloseTo(whole.value as number, 10);
      }),
    );
  });

  it("never gives a share below 0 or above 1", () => {
    const days = array(integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 9 });
    assert(
      property(days, (hits) => {
        const { interval } = cohortShare(hits.map((sum) => ({ n: 20, sum })));
        expect("value" in interval || (interval.low >= 0 && interval.high <= 1)).toBe(true);
      }),
    );
  });
});
