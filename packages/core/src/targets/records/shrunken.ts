/** The weight of the prior, in observations: with five observations each counts half. */
const PRIOR_OBSERVATIONS = 5;

/** A mean of few observations. */
export interface ObservedMean {
  /** Any number when there are no observations. */
  readonly mean: number;
  readonly observations: number;
}

/**
 * Shrinks the mean of few observations towards a prior mean: w × mean + (1 - w) × prior, w = n / (n + 5).
 *
 * @param observed The mean, and of how many.
 * @param prior What one would expect without observations.
 * @see Bühlmann, "Experience rating and credibility", ASTIN Bulletin 4(3), 1967, with a fixed credibility constant of 5.
 *
 * @example
 * shrunken({ mean: 0.3, observations: 5 }, 0.1); // 0.2
 */
export function shrunken({ mean, observations }: ObservedMean, prior: number): number {
  if (observations === 0) return prior;
  return (observations * mean + PRIOR_OBSERVATIONS * prior) / (observations + PRIOR_OBSERVATIONS);
}
