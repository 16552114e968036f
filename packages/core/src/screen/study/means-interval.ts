import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean } from "../../stats/index.ts";

/** Fewer values say too little about how widely others would lie. */
const FEWEST = 5;
/** 95 % quantile of the normal distribution: a twentieth is left out on either side. */
const NINETY_PERCENT = 1.6448536269514722;

/**
 * The 90 % interval of the difference of two means, when each value was drawn alone: the standard interval with the
 * standard error to which a bootstrap tends. Of means that error is known without drawing, which thousands of companies
 * in each of many years would make slow.
 *
 * @param first Values of one kind, in any order.
 * @param second Values of the other.
 * @returns Around the mean of the first less that of the second; a reason with fewer than five of a kind.
 * @see Efron and Tibshirani, An Introduction to the Bootstrap, 1993, eq. 5.12 (standard error), ch. 13.2 (standard interval)
 *
 * @example
 * meansInterval(Float64Array.of(1, 2, 3, 4, 5), Float64Array.of(0, 0, 0, 0, 0)); // { low: 1.96, high: 4.04 }
 */
export function meansInterval(first: Float64Array, second: Float64Array): Interval | MissingFigure {
  if (Math.min(first.length, second.length) < FEWEST) return { value: null, because: "too-few-members" };
  const difference = mean(first) - mean(second);
  const halfWidth = NINETY_PERCENT * Math.sqrt(varianceOfMean(first) + varianceOfMean(second));
  return { low: difference - halfWidth, high: difference + halfWidth };
}

/** Of the mean of as many values drawn with replacement. */
function varianceOfMean(values: Float64Array): number {
  const centre = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - centre) ** 2;
  return squares / values.length ** 2;
}
