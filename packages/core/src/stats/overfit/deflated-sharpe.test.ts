import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deflatedSharpe, expectedMaximumSharpe } from "./deflated-sharpe.ts";
import { probabilisticSharpe } from "./probabilistic-sharpe.ts";

/** The example of Bailey and López de Prado 2014: 2.5 a year over five years of 250 days. */
const PAPER = { sharpe: 2.5 / Math.sqrt(250), observations: 1250, skewness: -3, kurtosis: 10 };
const PAPER_VARIANCE = 0.5 / 250;

describe("the deflated Sharpe ratio", () => {
  it("is that of the example of its paper", () => {
    expect(expectedMaximumSharpe({ count: 100, variance: PAPER_VARIANCE })).toBeCloseTo(0.1132, 4);
    expect(deflatedSharpe(PAPER, { count: 100, variance: PAPER_VARIANCE })).toBeCloseTo(0.9004, 4);
    expect(deflatedSharpe(PAPER, { count: 46, variance: PAPER_VARIANCE })).toBeCloseTo(0.9505, 4);
  });

  it("is the probabilistic Sharpe ratio where nothing was picked", () => {
    expect(deflatedSharpe(PAPER, { count: 1, variance: PAPER_VARIANCE })).toBe(probabilisticSharpe(PAPER));
    expect(deflatedSharpe(PAPER, { count: 30, variance: 0 })).toBe(probabilisticSharpe(PAPER));
  });

  it("does not exist without a number of trials or their variance", () => {
    expect(deflatedSharpe(PAPER, { count: 0, variance: PAPER_VARIANCE })).toBeNaN();
    expect(deflatedSharpe(PAPER, { count: 10, variance: Number.NaN })).toBeNaN();
    expect(deflatedSharpe({ ...PAPER, sharpe: Number.NaN }, { count: 10, variance: PAPER_VARIANCE })).toBeNaN();
  });

  it("falls with every further trial, and as trials lie farther apart", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 1e-6, max: 0.01, noNaN: true }),
        (count, variance) => {
          const own = deflatedSharpe(PAPER, { count, variance });
          expect(deflatedSharpe(PAPER, { count: count + 1, variance })).toBeLessThanOrEqual(own);
          expect(deflatedSharpe(PAPER, { count, variance: 2 * variance })).toBeLessThanOrEqual(own);
        },
      ),
    );
  });
});

describe("the Sharpe ratio that the best of worthless trials is expected to have", () => {
  it.each([
    // Harter, "Expected values of normal order statistics", Biometrika 48(1/2), 1961; the formula is asymptotic.
    [10, 1.53875, 0.05],
    [100, 2.50759, 0.03],
    [400, 2.96818, 0.02],
  ])("is the expected largest of %i normal variables, nearly", (count, expected, tolerance) => {
    expect(Math.abs(expectedMaximumSharpe({ count, variance: 1 }) - expected)).toBeLessThan(tolerance);
  });

  it("grows with the scatter of the trials as a standard deviation does", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10_000 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (count, factor) => {
          const one = expectedMaximumSharpe({ count, variance: 0.01 });
          expect(expectedMaximumSharpe({ count, variance: 0.01 * factor ** 2 })).toBeCloseTo(factor * one, 10);
        },
      ),
    );
  });
});
