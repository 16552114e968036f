import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean, studentInterval } from "../../stats/index.ts";
import { MIN_YEARS } from "./pooled-interval.ts";
import type { StudiedYear } from "./studied-year.ts";

/** The difference of the means inside each year, averaged over the years. */
export interface WithinYears {
  /** null where no year has companies of both kinds. */
  readonly difference: number | null;
  readonly interval: Interval | MissingFigure;
}

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
 * The interval is a jackknife of years: each is left out in turn, and what that changes is the standard error, with
 * Student's t of one degree of freedom fewer than there are years.
 *
 * @param years Returns of companies as they were judged on their days.
 * @returns The difference with its 90 % interval, which needs three years with both kinds.
 * @see Wooldridge, Introductory Econometrics, ch. 14 (fixed effects); Efron and Tibshirani, An Introduction to the
 *   Bootstrap, 1993, ch. 11 (jackknife); STA-17
 *
 * @example
 * // 10 points in a year of 2 and 2 companies, 20 in one of 2 and 2: both weigh the same.
 * withinYears(years).difference; // 0.15
 */
export function withinYears(years: readonly StudiedYear[]): WithinYears {
  const terms = years.flatMap(termOf);
  if (terms.length === 0) return { difference: null, interval: { value: null, because: "side-too-small" } };
  const difference = averageOf(terms);
  if (terms.length < MIN_YEARS) return { difference, interval: { value: null, because: "too-few-observations" } };
  const squares = terms.reduce((sum, left) => {
    return sum + (averageOf(terms.filter((term) => term !== left)) - difference) ** 2;
  }, 0);
  const standardError = Math.sqrt((squares * (terms.length - 1)) / terms.length);
  return { difference, interval: studentInterval(difference, standardError, terms.length - 1) };
}

function termOf({ passed, failed }: StudiedYear): readonly Term[] {
  if (passed.length === 0 || failed.length === 0) return [];
  const weight = (passed.length * failed.length) / (passed.length + failed.length);
  return [{ weighted: weight * (mean(passed) - mean(failed)), weight }];
}

function averageOf(terms: readonly Term[]): number {
  let weighted = 0;
  let weight = 0;
  for (const term of terms) {
    weighted += term.weighted;
    weight += term.weight;
  }
  return weighted / weight;
}
