import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalProbability, normalQuantile } from "./normal-probability.ts";

describe("the normal distribution", () => {
  it.each([
    // Python, math.erfc(-x / sqrt(2)) / 2.
    [-20, 2.7536241186063314e-89],
    [-8, 6.220960574271819e-16],
    [-5, 2.866515718791946e-7],
    [-3, 0.0013498980316300957],
    [-0.5, 0.3085375387259869],
    [0, 0.5],
    [1.2, 0.8849303297782917],
    [7, 0.9999999999987201],
  ])("has the probability that Python gives below %d", (x, probability) => {
    expect(Math.abs(normalProbability(x) - probability)).toBeLessThanOrEqual(1e-15);
    expect(Math.abs(normalProbability(x) / probability - 1)).toBeLessThanOrEqual(x < -5 ? 1e-8 : 1e-10);
  });

  it.each([
    // R, qnorm; as in the test of the faster inverse.
    [0.975, 1.959963984540054],
    [0.95, 1.6448536269514722],
    [0.01, -2.3263478740408408],
    [0.0001, -3.719016485455709],
  ])("has its printed quantile at %d to eleven digits", (probability, quantile) => {
    expect(Math.abs(normalQuantile(probability) - quantile)).toBeLessThan(1e-11);
  });

  it("has no end, and no quantile of what is no probability", () => {
    expect([normalProbability(Number.NEGATIVE_INFINITY), normalProbability(Number.POSITIVE_INFINITY)]).toEqual([0, 1]);
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect([normalQuantile(-0.1), normalQuantile(1.1), normalProbability(Number.NaN)]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });

  it("is symmetric, and its quantiles lead back to the probability", () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (x) => {
        expect(normalProbability(x) + normalProbability(-x)).toBeCloseTo(1, 14);
        expect(normalProbability(normalQuantile(normalProbability(x)))).toBeCloseTo(normalProbability(x), 14);
      }),
    );
  });
});
