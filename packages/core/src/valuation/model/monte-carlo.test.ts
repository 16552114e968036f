import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRM, MODELS } from "./dcf-inputs.fixture.ts";
import {
  histogram,
  MONTE_CARLO_DEFAULTS,
  type MonteCarloOptions,
  monteCarlo,
  type Simulation,
  shareAbove,
  valuePerShare,
} from "./index.ts";

function simulated(change: Partial<MonteCarloOptions> = {}, inputs = FIRM): Simulation {
  const outcome = monteCarlo(inputs, { ...MONTE_CARLO_DEFAULTS, paths: 2000, ...change });
  if (outcome.value === null) throw new Error(`Refused: ${outcome.because}`);
  return outcome;
}

const CERTAIN = { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0, wacc: 0 };

describe("a Monte Carlo simulation", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    expect(simulated()).toEqual(simulated());
    expect(simulated({ seed: 7 }).values[0]).not.toBe(simulated().values[0]);
  });

  it("gives the value of the model on every path where nothing is uncertain", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        fc.pre(inputs.wacc - inputs.terminalGrowth > 0.02);
        const { values } = simulated({ paths: 3, standardDeviations: CERTAIN }, inputs);
        expect([...values]).toEqual(new Array(3).fill(valuePerShare(inputs)));
      }),
    );
  });

  it("scatters more where the rates do", () => {
    const { percentiles } = simulated();
    const { percentiles: calm } = simulated({
      standardDeviations: { shortTermGrowth: 0.015, longTermGrowth: 0.01, terminalGrowth: 0.0025, wacc: 0.005 },
    });
    expect(calm.p95 - calm.p5).toBeLessThan(percentiles.p95 - percentiles.p5);
    expect(percentiles.p5).toBeLessThan(percentiles.p25);
    expect(percentiles.p75).toBeLessThan(percentiles.p95);
  });

  it("has a mean above its median: a low discount rate adds more than a high one takes", () => {
    const { mean, value, percentiles } = simulated();
    expect(mean).toBeGreaterThan(value);
    expect(value).toBe(percentiles.p50);
  });

  it("redraws a path whose spread is too thin, and counts it", () => {
    const thin = { ...FIRM, wacc: 0.045 };
    const { rejected, values } = simulated({}, thin);
    expect(rejected).toBeGreaterThan(0);
    expect(values.every(Number.isFinite)).toBe(true);
  });

  it("refuses where hardly any path has the required spread", () => {
    const outcome = monteCarlo({ ...FIRM, wacc: 0.03 }, { ...MONTE_CARLO_DEFAULTS, standardDeviations: CERTAIN });
    expect(outcome).toEqual({
      value: null,
      because: "SPREAD_TOO_THIN",
      details: { wacc: 0.03, terminalGrowth: 0.025, least: 0.01 },
    });
  });

  it("refuses what the model refuses", () => {
    expect(monteCarlo({ ...FIRM, baseFlow: 0 })).toMatchObject({ because: "FCF_NOT_POSITIVE" });
  });

  it("gives a lower probability that a share is undervalued the more it costs", () => {
    const { values, percentiles } = simulated();
    expect(shareAbove(values, 0)).toBe(1);
    expect(shareAbove(values, percentiles.p25)).toBeCloseTo(0.75, 2);
    expect(shareAbove(values, 1e9)).toBe(0);
  });
});

describe("the histogram", () => {
  it("counts every value once", () => {
    const { values, percentiles } = simulated();
    const { counts, below, above } = histogram(values, { count: 24, low: percentiles.p5, high: percentiles.p95 });
    expect(counts.reduce((sum, count) => sum + count, 0) + below + above).toBe(values.length);
    expect([below, above]).toEqual([100, 100]);
  });

  it("puts an edge into the bin it opens, and the last edge into the last bin", () => {
    expect(histogram([0, 1, 2, 3], { count: 3, low: 0, high: 3 }).counts).toEqual([1, 1, 2]);
  });
});
