/** Values at which a figure scores 0.9 and 0.5, in milliseconds but for the layout shift, and what the figure weighs. */
const CURVES = {
  firstPaint: { good: 1800, middling: 3000, weight: 10 },
  largestPaint: { good: 2500, middling: 4000, weight: 25 },
  blocked: { good: 200, middling: 600, weight: 30 },
  shift: { good: 0.1, middling: 0.25, weight: 25 },
} as const;

type Figure = keyof typeof CURVES;

/** A tenth of a normal distribution lies further above its mean than so many standard deviations. */
const DEVIATIONS_OF_A_TENTH = 1.2815515655446004;

/**
 * The performance score of a phone in Lighthouse 10 and later, without its speed index, which takes a film of the page.
 *
 * @param figures Paints and the time in which the main thread was blocked, in milliseconds; the layout shift.
 * @returns From 0 to 100.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/core/config/default-config.js for the weights; the curves
 *   stand with each figure in `core/audits/metrics`.
 */
export function lighthouseScore(figures: Readonly<Record<Figure, number>>): number {
  let points = 0;
  let weights = 0;
  for (const figure of Object.keys(CURVES) as Figure[]) {
    const { good, middling, weight } = CURVES[figure];
    const deviations = (Math.log(figures[figure] / middling) / Math.log(middling / good)) * DEVIATIONS_OF_A_TENTH;
    points += weight * shareAbove(deviations);
    weights += weight;
  }
  return (100 * points) / weights;
}

/**
 * Share of a normal distribution that lies above so many standard deviations.
 *
 * @see Abramowitz & Stegun, "Handbook of Mathematical Functions", 26.2.17; off by less than 7.5e-8.
 */
function shareAbove(deviations: number): number {
  if (deviations < 0) return 1 - shareAbove(-deviations);
  if (deviations === Number.POSITIVE_INFINITY) return 0;
  const t = 1 / (1 + 0.2316419 * deviations);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
