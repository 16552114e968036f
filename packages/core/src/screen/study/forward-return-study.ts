import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean, median, percentileInterval, seededUniform } from "../../stats/index.ts";
import { meansInterval } from "./means-interval.ts";
import type { StudiedYear } from "./studied-year.ts";
import { FEWEST_YEARS, type WithinYears, withinYears } from "./within-years.ts";

/** The returns of those that passed, or of those that failed; null where there is none. */
export interface ReturnSummary {
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
}

export interface ReturnComparison {
  readonly passed: ReturnSummary;
  readonly failed: ReturnSummary;
  /** Mean of those that passed less mean of those that failed. */
  readonly difference: number | null;
  readonly interval: Interval | MissingFigure;
}

export interface ForwardReturnStudy {
  /** One for each year given, in their order. */
  readonly byYear: readonly (ReturnComparison & { readonly year: number })[];
  /** Every company of every year counts the same. */
  readonly overall: ReturnComparison;
  /** Companies are compared with those of their own year only. */
  readonly withinYears: WithinYears;
}

export interface ForwardReturnStudyInput {
  readonly years: readonly StudiedYear[];
  readonly seed: number;
  /** Samples drawn for the interval over all; 2,000 unless given. */
  readonly resamples?: number;
}

const RESAMPLES = 2000;

/**
 * What companies that passed a check did in the twelve months after, against those that failed: year by year and over
 * all. The interval of all is that of a bootstrap of whole years, since the shares of a year rise and fall together;
 * that of one year treats its companies as drawn alone, see `meansInterval`.
 *
 * @param input Returns of companies as they were judged on their days, and a seed.
 * @returns Counts, means, medians, and the difference with its 90 % interval.
 * @throws {RangeError} if a return is not a number.
 * @see Efron and Tibshirani, An Introduction to the Bootstrap, 1993, ch. 13 (percentile interval)
 *
 * @example
 * forwardReturnStudy({ years, seed: 1 }).overall.difference; // 0.021
 */
export function forwardReturnStudy({
  years,
  seed,
  resamples = RESAMPLES,
}: ForwardReturnStudyInput): ForwardReturnStudy {
  for (const year of years) requireKnown(year);
  const byYear = years.map(({ year, passed, failed }) => ({
    year,
    ...compared(passed, failed, () => meansInterval(passed, failed)),
  }));
  const passed = joined(years.map((year) => year.passed));
  const failed = joined(years.map((year) => year.failed));
  return {
    byYear,
    overall: compared(passed, failed, () => yearInterval(years, seed, resamples)),
    withinYears: withinYears(years, { seed, resamples }),
  };
}

function requireKnown({ year, passed, failed }: StudiedYear): void {
  const unknown = [passed, failed].some((returns) => returns.some((one) => !Number.isFinite(one)));
  if (unknown) throw new RangeError(`A return of ${year} is not a number; leave out what is not known.`);
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let next = 0;
  for (const part of parts) {
    whole.set(part, next);
    next += part.length;
  }
  return whole;
}

function compared(
  passed: Float64Array,
  failed: Float64Array,
  interval: () => ReturnComparison["interval"],
): ReturnComparison {
  const [ofPassed, ofFailed] = [summary(passed), summary(failed)];
  if (ofPassed.mean === null || ofFailed.mean === null) {
    const missing = { value: null, because: "too-few-members" } as const;
    return { passed: ofPassed, failed: ofFailed, difference: null, interval: missing };
  }
  return { passed: ofPassed, failed: ofFailed, difference: ofPassed.mean - ofFailed.mean, interval: interval() };
}

function summary(returns: Float64Array): ReturnSummary {
  if (returns.length === 0) return { n: 0, mean: null, median: null };
  return { n: returns.length, mean: mean(returns), median: median(returns) };
}

/** Draws whole years again; a draw without both kinds of company says nothing and is left out. */
function yearInterval(years: readonly StudiedYear[], seed: number, resamples: number): ReturnComparison["interval"] {
  const totals = years
    .filter(({ passed, failed }) => passed.length + failed.length > 0)
    .map(({ passed, failed }) => [sumOf(passed), passed.length, sumOf(failed), failed.length] as const);
  if (totals.length < FEWEST_YEARS) return { value: null, because: "too-few-periods" };
  const uniform = seededUniform(seed);
  const differences = Float64Array.from({ length: resamples }, () => {
    let [passedSum, passedCount, failedSum, failedCount] = [0, 0, 0, 0];
    for (let k = 0; k < totals.length; k++) {
      const drawn = totals[Math.floor(uniform() * totals.length)] as (typeof totals)[number];
      passedSum += drawn[0];
      passedCount += drawn[1];
      failedSum += drawn[2];
      failedCount += drawn[3];
    }
    return passedSum / passedCount - failedSum / failedCount;
  });
  return percentileInterval(differences.filter((difference) => !Number.isNaN(difference)));
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
