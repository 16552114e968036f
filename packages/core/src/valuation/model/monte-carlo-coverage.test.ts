import { describe, expect, it, vi } from "vitest";
import { FIRM } from "./dcf-inputs.fixture.ts";
import { MONTE_CARLO_DEFAULTS, monteCarlo, type RateDeviations, shareAbove, valuePerShare } from "./index.ts";

// A second or two of computing, of which a busy machine makes more.
vi.setConfig({ testTimeout: 240_000 });

const POINTS = 0.02;
const { standardDeviations: DEVIATIONS } = MONTE_CARLO_DEFAULTS;
const CERTAIN: RateDeviations = { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0, wacc: 0 };
/** Shares below, with the quantiles of the standard normal distribution from its table. */
const PERCENTILES = [
  ["p5", 0.05, -1.644854],
  ["p25", 0.25, -0.67449],
  ["p50", 0.5, 0],
  ["p75", 0.75, 0.67449],
  ["p95", 0.95, 1.644854],
] as const;

function simulate(standardDeviations: RateDeviations, seed = MONTE_CARLO_DEFAULTS.seed) {
  const found = monteCarlo(FIRM, { ...MONTE_CARLO_DEFAULTS, standardDeviations, seed });
  if (found.value === null) throw new Error(`Refused: ${found.because}`);
  return found;
}

/** The share of values below an amount as an integral over a fine lattice of all four rates, not as a draw. */
function exactShareBelow(amount: number): number {
  // Midpoints of equally likely slices of a normal distribution, from its density.
  const slices = 14;
  const normal = Array.from({ length: slices }, (_, k) => quantileByBisection((k + 0.5) / slices));
  let below = 0;
  let all = 0;
  for (const shortTerm of normal) {
    for (const longTerm of normal) {
      for (const terminal of normal) {
        for (const rate of normal) {
          const path = {
            ...FIRM,
            shortTermGrowth: FIRM.shortTermGrowth + DEVIATIONS.shortTermGrowth * shortTerm,
            longTermGrowth: FIRM.longTermGrowth + DEVIATIONS.longTermGrowth * longTerm,
            terminalGrowth: FIRM.terminalGrowth + DEVIATIONS.terminalGrowth * terminal,
            wacc: FIRM.wacc + DEVIATIONS.wacc * rate,
          };
          all++;
          if (valuePerShare(path) < amount) below++;
        }
      }
    }
  }
  return below / all;
}

function quantileByBisection(share: number): number {
  let low = -6;
  let high = 6;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (normalShareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** By Simpson's rule from -8. */
function normalShareBelow(bound: number): number {
  const steps = 400;
  const from = -8;
  const width = (bound - from) / steps;
  let sum = 0;
  for (let k = 0; k <= steps; k++) {
    const weight = k === 0 || k === steps ? 1 : k % 2 === 0 ? 2 : 4;
    sum += weight * Math.exp(-((from + k * width) ** 2) / 2);
  }
  return (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

describe("the percentiles of a Monte Carlo simulation", () => {
  it.each(["shortTermGrowth", "longTermGrowth"] as const)(
    "are those of the model where only %s is uncertain",
    (rate) => {
      const { values } = simulate({ ...CERTAIN, [rate]: DEVIATIONS[rate] });
      for (const [, share, z] of PERCENTILES) {
        // The value rises with growth: its percentile is the value at that percentile of the growth.
        const exact = valuePerShare({ ...FIRM, [rate]: FIRM[rate] + DEVIATIONS[rate] * z });
        expect(Math.abs(1 - shareAbove(values, exact) - share)).toBeLessThanOrEqual(POINTS);
      }
    },
  );

  it("are those of the model in reverse order where only the discount rate is uncertain", () => {
    const { values } = simulate({ ...CERTAIN, wacc: DEVIATIONS.wacc });
    for (const [, share, z] of PERCENTILES) {
      const exact = valuePerShare({ ...FIRM, wacc: FIRM.wacc + DEVIATIONS.wacc * z });
      expect(Math.abs(shareAbove(values, exact) - share)).toBeLessThanOrEqual(POINTS);
    }
  });

  it("have their named share of all values below them where all four rates are uncertain", () => {
    const { percentiles, values } = simulate(DEVIATIONS);
    for (const [name, share] of PERCENTILES) {
      expect(Math.abs(exactShareBelow(percentiles[name]) - share)).toBeLessThanOrEqual(POINTS);
      expect(Math.abs(1 - shareAbove(values, percentiles[name]) - share)).toBeLessThan(0.001);
    }
  });

  it("differ from seed to seed by less than two points, as does the probability of being worth more than a price", () => {
    const price = valuePerShare(FIRM);
    const shares = Array.from({ length: 20 }, (_, seed) => shareAbove(simulate(DEVIATIONS, seed).values, price));
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(POINTS);
  });
});
