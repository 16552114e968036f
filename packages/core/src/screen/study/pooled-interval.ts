import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, studentInterval } from "../../stats/index.ts";
import type { StudiedYear } from "./studied-year.ts";

/** Fewer years say next to nothing about how far others would lie. */
export const MIN_YEARS = 3;

/**
 * The 90 % interval of the difference between all that passed and all that failed. The shares of a year rise and fall
 * together, so that its companies are one observation, not hundreds: what counts is by how much each year moved the
 * difference. What a year moved is made larger by its leverage, since it drew the means towards itself, and Student's t
 * has as many degrees of freedom as there are years, less one.
 *
 * @param years Returns of companies as they were judged on their days.
 * @returns Around mean of passed less mean of failed; a reason where fewer than three years have companies of both kinds,
 *   or where all of a kind are of one year.
 * @see STA-17; Bell and McCaffrey, "Bias reduction in standard errors for linear regression with multi-stage samples",
 *   Survey Methodology 28(2), 2002 (CR2, each kind having its own mean)
 *
 * @example
 * pooledInterval(years); // { low: -0.012, high: 0.047 }
 */
export function pooledInterval(years: readonly StudiedYear[]): Interval | MissingFigure {
  const both = years.filter(({ passed, failed }) => passed.length > 0 && failed.length > 0).length;
  if (both < MIN_YEARS) return { value: null, because: "too-few-observations" };
  const ofPassed = movedByYear(years.map(({ passed }) => passed));
  const ofFailed = movedByYear(years.map(({ failed }) => failed));
  let variance = 0;
  ofPassed.moved.forEach((moved, year) => {
    variance += (moved - (ofFailed.moved[year] as number)) ** 2;
  });
  const counted = years.filter(({ passed, failed }) => passed.length + failed.length > 0).length;
  return studentInterval(ofPassed.mean - ofFailed.mean, Math.sqrt(variance), counted - 1);
}

/** The mean of all returns of a kind, and by how much each year moved it. */
function movedByYear(years: readonly Float64Array[]): { readonly mean: number; readonly moved: readonly number[] } {
  const sums = years.map(sumOf);
  const all = years.reduce((count, returns) => count + returns.length, 0);
  const mean = sums.reduce((total, sum) => total + sum, 0) / all;
  const moved = years.map(({ length }, year) => {
    const leverage = length / all;
    return ((sums[year] as number) - length * mean) / all / Math.sqrt(1 - leverage);
  });
  return { mean, moved };
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
