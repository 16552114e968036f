import { describe, expect, it } from "vitest";
import { mean } from "../sample/mean.ts";
import { seededUniform } from "../sample/seeded-uniform.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";
import { MARKET_REGIMES, type MarketRegimes } from "./market-regimes.ts";
import { marketWave } from "./market-wave.ts";

function waves(regimes: MarketRegimes, years: number, draws = 20_000): Float64Array {
  const uniform = seededUniform(5);
  return Float64Array.from({ length: draws }, () => marketWave(regimes, years, uniform));
}

/** A year that loses 0.4, three years that gain 0.6: 0.05 a year in the long run. */
const SIMPLE: MarketRegimes = { bears: [{ years: 1, growth: -0.4 }], bulls: [{ years: 3, growth: 0.6 }] };

describe("the dated markets", () => {
  it("are as long and as steep as their source states", () => {
    // Table 1 of the source: gains in percent and calendar days of the bull markets from 1949 on.
    const stated = [
      [267.1, 2607],
      [86.4, 1512],
      [79.8, 1324],
      [48, 784],
      [73.5, 961],
      [125.6, 2248],
      [228.8, 1839],
      [582.1, 4494],
      [101.5, 1826],
      [400.5, 3999],
    ];
    const found = MARKET_REGIMES.bulls.map(({ years, growth }) => [
      Math.round(1000 * Math.expm1(growth)) / 10,
      Math.round(365.25 * years),
    ]);
    expect(found).toEqual(stated);
    expect(MARKET_REGIMES.bears).toHaveLength(10);
    // From 1,565.15 to 676.53: the 56.8 % that the same publisher states.
    expect(Math.expm1(MARKET_REGIMES.bears.at(-1)?.growth ?? 0)).toBeCloseTo(-0.568, 3);
  });
});

describe("the wave of a stretch of markets", () => {
  it("is a bear or a bull market in a stretch of a moment, each as often as it lasts", () => {
    const found = waves(SIMPLE, 1e-9);
    const bears = found.filter((wave) => wave < 0);
    // -0.4 - 0.05 in one moment of four, 0.2 - 0.05 in the others.
    expect(bears.length / found.length).toBeCloseTo(0.25, 1);
    expect(bears[0]).toBeCloseTo(-0.45, 12);
    expect(Math.max(...found)).toBeCloseTo(0.15, 12);
  });

  it("is nothing in a stretch of whole rounds, and next to nothing in a long one", () => {
    for (const wave of waves(SIMPLE, 8, 200)) expect(wave).toBeCloseTo(0, 12);
    for (const wave of waves(MARKET_REGIMES, 5000, 200)) expect(Math.abs(wave)).toBeLessThan(0.01);
  });

  it("is nothing on average, and the smaller the longer the stretch", () => {
    const deviations = [1, 3, 5, 10, 20].map((years) => {
      const found = waves(MARKET_REGIMES, years);
      expect(Math.abs(mean(found))).toBeLessThan(0.005);
      return standardDeviation(found);
    });
    expect(deviations).toEqual(deviations.toSorted((one, other) => other - one));
  });

  it("is the same where all markets grow faster by as much a year, and twice as high where each grows twice as much", () => {
    const changed = (change: (growth: number, years: number) => number): MarketRegimes => {
      const of = (kind: keyof MarketRegimes) =>
        MARKET_REGIMES[kind].map(({ years, growth }) => ({ years, growth: change(growth, years) }));
      return { bears: of("bears"), bulls: of("bulls") };
    };
    const found = waves(MARKET_REGIMES, 4, 100);
    const faster = waves(
      changed((growth, years) => growth + 0.03 * years),
      4,
      100,
    );
    const doubled = waves(
      changed((growth) => 2 * growth),
      4,
      100,
    );
    found.forEach((wave, k) => {
      expect(faster[k]).toBeCloseTo(wave, 12);
      expect(doubled[k]).toBeCloseTo(2 * wave, 12);
    });
  });
});
