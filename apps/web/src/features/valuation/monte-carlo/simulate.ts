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

/** A request to the worker. */
export interface SimulationRequest {
  readonly inputs: DcfInputs;
  /** NaN where there is none. */
  readonly price: number;
}

/** The summary of ten thousand simulated values. */
export interface SimulationSummary extends Pick<Simulation, "value" | "mean" | "percentiles" | "rejected"> {
  readonly histogram: Histogram;
  /** Share of the paths whose value is above the price; null without a price. */
  readonly undervalued: number | null;
  readonly paths: number;
  readonly seed: number;
}

export type SimulationReply = SimulationSummary | Refusal;

const BINS = 36;
/** The histogram extends beyond the middle 90 % by this part of its width on each side; values further out are counted. */
const MARGIN = 0.4;

/** Computes the value of a share 10,000 times with uncertain rates and summarises the values. */
export function simulate(inputs: DcfInputs, price: number): SimulationSummary | Refusal {
  const simulation = monteCarlo(inputs);
  if (simulation.value === null) return simulation;
  const { values, percentiles, value, mean, rejected } = simulation;
  const { paths, seed } = MONTE_CARLO_DEFAULTS;
  return {
    value,
    mean,
    percentiles,
    rejected,
    paths,
    seed,
    histogram: histogram(values, { count: BINS, ...rangeOf(values, percentiles) }),
    undervalued: Number.isNaN(price) ? null : shareAbove(values, price),
  };
}

function rangeOf(values: Float64Array, { p5, p95 }: Simulation["percentiles"]): { low: number; high: number } {
  const margin = MARGIN * (p95 - p5);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { low: Math.max(min, p5 - margin), high: Math.min(max, p95 + margin) };
}
