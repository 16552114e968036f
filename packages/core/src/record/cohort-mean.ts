import type { MissingFigure } from "../figure/index.ts";
import { type Interval, studentInterval } from "../stats/index.ts";

/** What was observed of the verdicts of one day. */
export interface CohortSum {
  /** Verdicts. */
  readonly n: number;
  /** Sum of what was observed of each: a return, or 1 for one that came true and 0 for one that did not. */
  readonly sum: number;
}

/** A mean over days, with how far it can be relied upon. */
export interface CohortMean {
  /** Verdicts. */
  readonly n: number;
  /** Days with at least one. */
  readonly days: number;
  /** In the unit of the sums; null where there is no verdict. */
  readonly value: number | null;
  readonly interval: Interval | MissingFigure;
}

/** Fewer days say next to nothing about how others would lie. */
const MIN_DAYS = 3;
/** One day may not have nearly all of the verdicts: then it alone decides. */
const MIN_EFFECTIVE_DAYS = 2;
const MIN_DEGREES_OF_FREEDOM = 2;

/**
 * The mean of what followed all verdicts, each counting the same, with its 90 % interval. Shares rise and fall together, so
 * the verdicts of a day are one observation, not thousands: each day is left out in turn, what that changes is the standard
 * error (a jackknife). Student's t has one degree of freedom fewer than there are days, counted as days of equal size: those
 * with many verdicts decide.
 *
 * @param cohorts Verdicts of days whose spans do not overlap; days without any count for nothing.
 * @returns Without an interval below three days, or two of equal size.
 * @see RVD-04; Efron and Tibshirani, An Introduction to the Bootstrap, 1993, ch. 11 (jackknife); Carter, Schnepel and
 *   Steigerwald, "Asymptotic behavior of a t-test robust to cluster heterogeneity", Review of Economics and Statistics
 *   99(4), 2017 (effective number of clusters)
 *
 * @example
 * cohortMean([{ n: 10, sum: 4 }, { n: 10, sum: 5 }, { n: 10, sum: 6 }]); // value 0.5, interval 0.3314 to 0.6686
 */
export function cohortMean(cohorts: readonly CohortSum[]): CohortMean {
  const known = cohorts.filter(({ n }) => n > 0);
  const total = totalOf(known);
  if (total.n === 0) return { n: 0, days: 0, value: null, interval: { value: null, because: "too-few-observations" } };
  const value = total.sum / total.n;
  const days = known.length;
  const effective = total.n ** 2 / known.reduce((sum, { n }) => sum + n ** 2, 0);
  if (days < MIN_DAYS || effective < MIN_EFFECTIVE_DAYS)
    return { n: total.n, days, value, interval: { value: null, because: "too-few-observations" } };
  let squares = 0;
  for (const { n, sum } of known) squares += ((total.sum - sum) / (total.n - n) - value) ** 2;
  const standardError = Math.sqrt((squares * (days - 1)) / days);
  const freedom = Math.max(MIN_DEGREES_OF_FREEDOM, effective - 1);
  return { n: total.n, days, value, interval: studentInterval(value, standardError, freedom) };
}

/** The same of a share, whose interval lies within 0 and 1. */
export function cohortShare(cohorts: readonly CohortSum[]): CohortMean {
  const mean = cohortMean(cohorts);
  if ("value" in mean.interval) return mean;
  const { low, high } = mean.interval;
  return { ...mean, interval: { low: Math.max(0, low), high: Math.min(1, high) } };
}

function totalOf(cohorts: readonly CohortSum[]): CohortSum {
  return cohorts.reduce((all, { n, sum }) => ({ n: all.n + n, sum: all.sum + sum }), { n: 0, sum: 0 });
}
