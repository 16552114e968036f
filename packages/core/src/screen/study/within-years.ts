import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean, percentileInterval, seededUniform } from "../../stats/index.ts";
import type { StudiedYear } from "./studied-year.ts";

/** The difference of the means inside each year, averaged over the years. */
export interface WithinYears {
  /** null where no year has companies of both kinds. */
  readonly difference: number | null;
  readonly interval: Interval | MissingFigure;
}

/** Fewer years drawn again and again are no sample of years. */
export const FEWEST_YEARS = 3;

/** A year that has both kinds: what it adds to the sum of the weighted differences, and its weight. */
interface Term {
  readonly weighted: number;
  readonly weight: number;
}

/**
 * Compares companies with those of the same year only: a check that many pass in bad years is not held back by those
 * years. Years weigh by how much they know, n passed × n failed ÷ (n passed + n failed): the estimate of a regression
 * with an intercept for each year.
 *
 * @param years Returns of companies as they were judged on their days.
 * @param draw Seed and number of samples of the bootstrap of whole years.
 * @returns The difference with its 90 % interval, which needs three years with both kinds.
 * @see Wooldridge, Introductory Econometrics, ch. 14 (fixed effects)
 *
 * @example
 * // 10 points in a year of 2 and 2 companies, 20 in one of 2 and 2: both weigh the same.
 * withinYears(years, { seed: 1, resamples: 2000 }).difference; // 0.15
 */
export function withinYears(
  years: readonly StudiedYear[],
  { seed, resamples }: { readonly seed: number; readonly resamples: number },
): WithinYears {
  const terms = years.flatMap(termOf);
  if (terms.length === 0) return { difference: null, interval: { value: null, because: "too-few-members" } };
  const difference = averageOf(terms);
  if (terms.length < FEWEST_YEARS) return { difference, interval: { value: null, because: "too-few-periods" } };
  const uniform = seededUniform(seed);
  const anyTerm = (): Term => terms[Math.floor(uniform() * terms.length)] as Term;
  const drawn = Float64Array.from({ length: resamples }, () => averageOf(terms.map(anyTerm)));
  return { difference, interval: percentileInterval(drawn) };
}

function termOf({ passed, failed }: StudiedYear): readonly Term[] {
  if (passed.length === 0 || failed.length === 0) return [];
  const weight = (passed.length * failed.length) / (passed.length + failed.length);
  return [{ weighted: weight * (mean(passed) - mean(failed)), weight }];
}

function averageOf(terms: readonly Term[]): number {
  let [weighted, weight] = [0, 0];
  for (const term of terms) {
    weighted += term.weighted;
    weight += term.weight;
  }
  return weighted / weight;
}
