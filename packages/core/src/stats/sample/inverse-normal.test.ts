import { describe, expect, it } from "vitest";
import { inverseNormal } from "../index.ts";

describe("the inverse normal distribution", () => {
  it.each([
    [0.975, 1.959963984540054],
    [0.95, 1.6448536269514722],
    [0.01, -2.3263478740408408],
    [0.0001, -3.719016485455709],
  ])("has its printed quantile at %d", (probability, quantile) => {
    // R, qnorm; Acklam states a relative error below 1.15e-9.
    expect(Math.abs(inverseNormal(probability) / quantile - 1)).toBeLessThan(1.15e-9);
  });

  it("is symmetric, and has no end", () => {
    for (const probability of [0.0001, 0.02, 0.3]) {
      expect(inverseNormal(1 - probability)).toBeCloseTo(-inverseNormal(probability), 9);
    }
    expect([inverseNormal(0), inverseNormal(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});
