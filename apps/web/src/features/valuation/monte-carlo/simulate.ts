import {
  type DcfInputs,
  type Histogram,
  histogram,
  MONTE_CARLO_DEFAULTS,
  monteCarlo,
  type Refusal,
  type Simulation,
  shareAbove,
} from "@plumbline/core/valuation/model";

/** What is asked of the worker. */
export interface SimulationRequest {
  readonly inputs: DcfInputs;
  /** NaN where there is none. */
  readonly price: number;
}

/** What is left of ten thousand values once they are counted. */
export interface SimulationSummary extends Pick<Simulation, "value" | "mean" | "percentiles" | "rejected"> {
  readonly histogram: Histogram;
  /** Share of the paths whose value is above the price; null without a price. */
  readonly undervalued: number | null;
  readonly paths: number;
  readonly seed: number;
}

export type SimulationReply = SimulationSummary | Refusal;

const BINS = 36;
/** The histogram reaches this part of the middle 90 % further on each side; the tails beyond are counted. */
const BEYOND = 0.4;

/** Values a share 10,000 times with uncertain rates, and counts the values. */
export function simulate(inputs: DcfInputs, price: number): SimulationSummary | Refusal {
  const simulation = monteCarlo(inputs);
  if (simulation.value === null) return simulation;
  const { values, percentiles, value, mean, rejected } = simulation;
  const { paths, seed } = MONTE_CARLO_DEFAULTS;
  return {
    ...{ value, mean, percentiles, rejected, paths, seed },
    histogram: histogram(values, { count: BINS, ...reachOf(values, percentiles) }),
    undervalued: Number.isNaN(price) ? null : shareAbove(values, price),
  };
}

function reachOf(values: Float64Array, { p5, p95 }: Simulation["percentiles"]): { low: number; high: number } {
  const beyond = BEYOND * (p95 - p5);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { low: Math.max(least, p5 - beyond), high: Math.min(most, p95 + beyond) };
}
