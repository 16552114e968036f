import { quantile } from "./quantile.ts";

/** Where a true value lies in nine of ten cases. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const [LOW, HIGH] = [0.05, 0.95];

/**
 * The 90 % interval of a bootstrap: its 5 % and 95 % quantiles.
 *
 * @param replicates What was computed from each sample drawn again; the column is sorted in place.
 * @see Efron and Tibshirani, An Introduction to the Bootstrap, 1993, ch. 13 (percentile interval)
 *
 * @example
 * percentileInterval(Float64Array.from({ length: 101 }, (_, i) => i)); // { low: 5, high: 95 }
 */
export function percentileInterval(replicates: Float64Array): Interval {
  replicates.sort();
  return { low: quantile(replicates, LOW), high: quantile(replicates, HIGH) };
}
