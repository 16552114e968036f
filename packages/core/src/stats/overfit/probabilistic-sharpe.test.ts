import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimumTrackRecord, probabilisticSharpe, type SharpeSample, sharpeSampleOf } from "./probabilistic-sharpe.ts";

const samples = fc
  .record({
    sharpe: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    observations: fc.integer({ min: 2, max: 5000 }),
    skewness: fc.double({ min: -3, max: 3, noNaN: true }),
    heavier: fc.double({ min: 0.1, max: 20, noNaN: true }),
  })
  // No distribution has a kurtosis below 1 + skewness².
  .map(({ heavier, ...sample }): SharpeSample => ({ ...sample, kurtosis: 1 + sample.skewness ** 2 + heavier }));
const benchmarks = fc.double({ min: -0.5, max: 0.5, noNaN: true });

describe("the sample of a Sharpe ratio", () => {
  it("is per period, and equals the case worked by hand", () => {
    // Mean 0.02, deviations -0.01, 0 and 0.01: deviation 0.01 (n - 1), moments 2/3, 0 and 2/3 of their powers.
    const { sharpe, observations, skewness, kurtosis } = sharpeSampleOf(Float64Array.of(0.01, 0.02, 0.03));
    expect([sharpe, skewness, kurtosis]).toEqual([
      expect.closeTo(2, 12),
      expect.closeTo(0, 9),
      expect.closeTo(1.5, 12),
    ]);
    expect(observations).toBe(3);
  });

  it("does not exist where returns do not scatter", () => {
    expect(sharpeSampleOf(new Float64Array(5)).sharpe).toBeNaN();
    expect(probabilisticSharpe(sharpeSampleOf(new Float64Array(5).fill(0.001)))).toBeNaN();
    expect(minimumTrackRecord(sharpeSampleOf(new Float64Array(5).fill(0.001)))).toBeNaN();
    expect(probabilisticSharpe(sharpeSampleOf(Float64Array.of(0.01)))).toBeNaN();
  });
});

describe("the probabilistic Sharpe ratio", () => {
  it("is that of a normal sample by hand", () => {
    // z = 0.1 * sqrt(100) / sqrt(1 + 0.01 / 2) = 0.997509; Python, NormalDist().cdf(z) = 0.840741.
    const sample = { sharpe: 0.1, observations: 101, skewness: 0, kurtosis: 3 };
    expect(probabilisticSharpe(sample)).toBeCloseTo(0.840741, 5);
  });

  it("is a half at the Sharpe ratio measured, and falls as the benchmark rises", () => {
    fc.assert(
      fc.property(samples, benchmarks, (sample, benchmark) => {
        expect(probabilisticSharpe(sample, sample.sharpe)).toBe(0.5);
        expect(probabilisticSharpe(sample, benchmark + 0.01)).toBeLessThanOrEqual(
          probabilisticSharpe(sample, benchmark),
        );
      }),
    );
  });

  it("is surer with more observations, and less sure with fatter tails or large losses", () => {
    fc.assert(
      fc.property(samples, (sample) => {
        fc.pre(sample.sharpe > 0.001);
        const own = probabilisticSharpe(sample);
        expect(probabilisticSharpe({ ...sample, observations: 2 * sample.observations })).toBeGreaterThanOrEqual(own);
        expect(probabilisticSharpe({ ...sample, kurtosis: sample.kurtosis + 5 })).toBeLessThanOrEqual(own);
        const turned = { ...sample, skewness: -Math.abs(sample.skewness) };
        expect(probabilisticSharpe(turned)).toBeLessThanOrEqual(own);
      }),
    );
  });

  it("does not exist for one observation, or where the moments are those of no distribution", () => {
    const sample = { sharpe: 1, observations: 1, skewness: 0, kurtosis: 3 };
    expect(probabilisticSharpe(sample)).toBeNaN();
    expect(probabilisticSharpe({ ...sample, observations: 100, skewness: 4 })).toBeNaN();
    expect(probabilisticSharpe({ ...sample, observations: 100, kurtosis: Number.NaN })).toBeNaN();
  });
});

describe("the minimum track record", () => {
  it("is the number of observations at which the probabilistic Sharpe ratio reaches the confidence", () => {
    fc.assert(
      fc.property(samples, fc.double({ min: 0.6, max: 0.99, noNaN: true }), (sample, confidence) => {
        fc.pre(sample.sharpe > 0.01);
        const observations = minimumTrackRecord(sample, { confidence });
        fc.pre(observations >= 2);
        expect(probabilisticSharpe({ ...sample, observations })).toBeCloseTo(confidence, 10);
      }),
    );
  });

  it("is never reached by a Sharpe ratio that does not beat the benchmark", () => {
    const sample = { sharpe: 0.05, observations: 250, skewness: 0, kurtosis: 3 };
    expect(minimumTrackRecord(sample, { benchmark: 0.05 })).toBe(Number.POSITIVE_INFINITY);
    expect(minimumTrackRecord({ ...sample, sharpe: -0.1 })).toBe(Number.POSITIVE_INFINITY);
  });
});
