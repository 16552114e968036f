import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mean } from "./mean.ts";
import { shapeOf } from "./moments.ts";
import { covariance, standardDeviation } from "./standard-deviation.ts";

const samples = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 50 });

describe("mean and standard deviation", () => {
  it("equal the case worked by hand", () => {
    // Mean 5, squares of the deviations 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, divided by 7.
    const values = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(mean(values)).toBe(5);
    expect(standardDeviation(values)).toBeCloseTo(Math.sqrt(32 / 7), 15);
  });

  it("do not exist without values, and one value has no deviation", () => {
    expect(mean([])).toBeNaN();
    expect(standardDeviation([])).toBeNaN();
    expect(standardDeviation([3])).toBeNaN();
  });

  it("make a covariance that is linear in each sample", () => {
    fc.assert(
      fc.property(samples, (values) => {
        const other = values.map((value, i) => Math.sin(i) - value);
        const doubled = values.map((value) => 2 * value + 1);
        expect(covariance(doubled, other)).toBeCloseTo(2 * covariance(values, other), 12);
        expect(covariance(other, values)).toBeCloseTo(covariance(values, other), 12);
      }),
    );
  });
});

describe("shapeOf", () => {
  it("equals the case worked by hand", () => {
    // Deviations -1, -1, 2: moments 2, 2 and 6. Deviations -2 to 2: moments 2, 0 and 6.8.
    expect(shapeOf([0, 0, 3]).skewness).toBeCloseTo(2 / 2 ** 1.5, 12);
    expect(shapeOf([0, 0, 3]).kurtosis).toBeCloseTo(6 / 4, 12);
    expect(shapeOf([1, 2, 3, 4, 5])).toEqual({ deviation: Math.SQRT2, skewness: 0, kurtosis: 1.7 });
  });

  it("does not exist for equal values, even where their mean is rounded", () => {
    expect(shapeOf(new Float64Array(7).fill(0.1)).kurtosis).toBeNaN();
    expect(shapeOf([0, 0]).skewness).toBeNaN();
  });

  it("turns the skewness round with the sign, and moves with neither shift nor scale", () => {
    fc.assert(
      fc.property(samples, (values) => {
        const { deviation, skewness, kurtosis } = shapeOf(values);
        fc.pre(deviation > 0.01);
        const turned = shapeOf(values.map((value) => 5 - 3 * value));
        expect(turned.skewness).toBeCloseTo(-skewness, 6);
        expect(turned.kurtosis).toBeCloseTo(kurtosis, 6);
        expect(kurtosis).toBeGreaterThanOrEqual(1 + skewness ** 2 - 1e-9);
      }),
    );
  });
});
