import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allTrials } from "./trials.ts";

/** Mean and variance (n - 1) by their definitions. */
function momentsOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: values.length < 2 ? 0 : squares / (values.length - 1) };
}

const ratios = fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 1, maxLength: 8 });

describe("the trials of several runs", () => {
  it("have the variance of all their Sharpe ratios taken together", () => {
    fc.assert(
      fc.property(ratios, fc.array(ratios, { maxLength: 4 }), (own, earlier) => {
        const groups = earlier.map((values) => ({ trials: values.length, ...momentsOf(values) }));
        const found = allTrials({ count: own.length, ...momentsOf(own) }, groups);
        const all = [own, ...earlier].flat();
        expect(found.count).toBe(all.length);
        expect(found.variance).toBeCloseTo(momentsOf(all).variance, 12);
      }),
    );
  });

  it("count those without a Sharpe ratio, which vary nothing", () => {
    const own = { count: 2, mean: 0.1, variance: 0.02 };
    expect(allTrials(own, [{ trials: 10, mean: null, variance: null }])).toEqual({ count: 12, variance: 0.02 });
    expect(allTrials({ count: 1, mean: Number.NaN, variance: 0 }, [])).toEqual({ count: 1, variance: 0 });
  });
});
