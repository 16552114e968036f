import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean, standardDeviation, studentInterval } from "../../stats/index.ts";

/** Fewer values say too little about how widely others would lie. */
export const MIN_OF_A_KIND = 5;

/**
 * The 90 % interval of the difference of two means, when each value was drawn alone: Welch's t, which requires neither
 * kinds of one size nor kinds that scatter alike.
 *
 * @param first Values of one kind, in any order.
 * @param second Values of the other.
 * @returns Around the mean of the first less that of the second; a reason with fewer than five of a kind.
 * @see STA-17; Welch, "The generalization of Student's problem when several different population variances are involved",
 *   Biometrika 34, 1947
 *
 * @example
 * meansInterval(Float64Array.of(1, 2, 3, 4, 5), Float64Array.of(0, 0, 0, 0, 0)); // { low: 1.49, high: 4.51 }
 */
export function meansInterval(first: Float64Array, second: Float64Array): Interval | MissingFigure {
  if (Math.min(first.length, second.length) < MIN_OF_A_KIND) return { value: null, because: "side-too-small" };
  const difference = mean(first) - mean(second);
  const ofFirst = varianceOfMean(first);
  const ofSecond = varianceOfMean(second);
  const variance = ofFirst + ofSecond;
  if (variance === 0) return { low: difference, high: difference };
  const squares = ofFirst ** 2 / (first.length - 1) + ofSecond ** 2 / (second.length - 1);
  return studentInterval(difference, Math.sqrt(variance), variance ** 2 / squares);
}

function varianceOfMean(values: Float64Array): number {
  return standardDeviation(values) ** 2 / values.length;
}
