import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mean } from "./mean.ts";
import { percentileInterval } from "./percentile-interval.ts";
import { redrawnMean } from "./redrawn-mean.ts";
import { seededUniform } from "./seeded-uniform.ts";

function intervalOfMean(values: readonly number[], seed: number, rounds = 2000) {
  const uniform = seededUniform(seed);
  return percentileInterval(Float64Array.from({ length: rounds }, () => redrawnMean(values, uniform)));
}

describe("a bootstrap of a mean", () => {
  it("spans known quantiles", () => {
    // The mean of three draws of {1, 2, 3} is 1 and 3 with probability 1/27 each, less than 5 %, and 4/3 and 8/3 with
    // 3/27 each: the 5 % and 95 % quantiles are these.
    const { low, high } = intervalOfMean([1, 2, 3], 7, 20_000);
    expect([low, high]).toEqual([expect.closeTo(4 / 3, 12), expect.closeTo(8 / 3, 12)]);
  });

  it("covers the mean of the sample and stays inside it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 25 }),
        fc.nat(),
        (values, seed) => {
          const { low, high } = intervalOfMean(values, seed, 500);
          expect(low).toBeLessThanOrEqual(mean(values) + 1e-9);
          expect(high).toBeGreaterThanOrEqual(mean(values) - 1e-9);
          expect(low).toBeGreaterThanOrEqual(Math.min(...values));
          expect(high).toBeLessThanOrEqual(Math.max(...values));
        },
      ),
    );
  });

  it("grows narrower as the root of the sample grows", () => {
    const width = (n: number) => {
      const { low, high } = intervalOfMean(
        Array.from({ length: n }, (_, i) => i % 2),
        3,
      );
      return high - low;
    };
    // 3.29 standard errors: half of them over the root of n.
    expect(width(100)).toBeCloseTo((2 * 1.645 * 0.5) / 10, 1);
    expect(width(25) / width(400)).toBeGreaterThan(3);
    expect(width(25) / width(400)).toBeLessThan(5);
  });
});
