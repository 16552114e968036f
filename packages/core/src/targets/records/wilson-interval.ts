/** The bounds of an interval for a probability. */
export interface ScoreInterval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile that leaves 2.5 % on each side. */
const Z_95 = 1.959963984540054;

/**
 * The 95 % score interval of a proportion, which keeps its promise for few trials too and never leaves [0, 1].
 *
 * @param hits Successes, from 0 to `trials`; neither need be whole, since trials that resemble each other are worth fewer.
 * @param trials Independent ones; above 0.
 * @see Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 *
 * @example
 * wilsonInterval(81, 263); // { low: 0.2553, high: 0.3662 }
 */
export function wilsonInterval(hits: number, trials: number): ScoreInterval {
  const share = hits / trials;
  const z2 = Z_95 ** 2;
  const shrink = 1 + z2 / trials;
  const centre = (share + z2 / (2 * trials)) / shrink;
  const half = (Z_95 / shrink) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  // For none or all of the trials an end of the interval is the share itself, except for the last digit.
  return { low: Math.min(share, Math.max(0, centre - half)), high: Math.max(share, Math.min(1, centre + half)) };
}
