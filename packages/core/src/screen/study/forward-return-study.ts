import type { MissingFigure } from "../../figure/index.ts";
import { median, quantile } from "../../multiples/index.ts";
import { seededUniform } from "./seeded-uniform.ts";

/** A company on a day of a year: whether it passed then, and what its share returned in the twelve months after. */
export interface Observation {
  readonly year: number;
  readonly passed: boolean;
  /** Total return as a fraction. */
  readonly forwardReturn: number;
}

/** The returns of those that passed, or of those that failed; null where there is none. */
export interface ReturnSummary {
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
}

/** Where the true difference lies in nine of ten cases. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface ReturnComparison {
  readonly passed: ReturnSummary;
  readonly failed: ReturnSummary;
  /** Mean of those that passed less mean of those that failed. */
  readonly difference: number | null;
  readonly interval: Interval | MissingFigure;
}

export interface ForwardReturnStudy {
  readonly byYear: readonly (ReturnComparison & { readonly year: number })[];
  readonly overall: ReturnComparison;
}

export interface ForwardReturnStudyInput {
  readonly observations: readonly Observation[];
  readonly seed: number;
  /** Samples drawn for an interval; 2,000 unless given. */
  readonly resamples?: number;
}

const RESAMPLES = 2000;
const [LOW, HIGH] = [0.05, 0.95];
/** Fewer years drawn again and again are no sample of years. */
const FEWEST_YEARS = 3;

/**
 * What companies that passed a check did in the twelve months after, against those that failed: year by year and over
 * all. The interval of all is that of a bootstrap of whole years, since the shares of a year rise and fall together;
 * that of one year draws its companies again.
 *
 * @param input Observations as they could be known on their days, and a seed.
 * @returns Counts, means, medians, and the difference with its 90 % interval.
 * @throws {RangeError} if a return is not a number.
 * @see Efron and Tibshirani, An Introduction to the Bootstrap, 1993, ch. 13 (percentile interval)
 *
 * @example
 * forwardReturnStudy({ observations, seed: 1 }).overall.difference; // 0.021
 */
export function forwardReturnStudy({
  observations,
  seed,
  resamples = RESAMPLES,
}: ForwardReturnStudyInput): ForwardReturnStudy {
  const years = splitByYear(observations);
  const uniform = seededUniform(seed);
  const byYear = years.map(({ year, passed, failed }) => ({
    year,
    ...compared(passed, failed, () => companyInterval({ passed, failed }, { uniform, resamples })),
  }));
  const passed = years.flatMap((one) => one.passed);
  const failed = years.flatMap((one) => one.failed);
  return { byYear, overall: compared(passed, failed, () => yearInterval(years, { uniform, resamples })) };
}

interface Returns {
  readonly passed: readonly number[];
  readonly failed: readonly number[];
}

interface Draws {
  readonly uniform: () => number;
  readonly resamples: number;
}

function splitByYear(observations: readonly Observation[]): readonly (Returns & { readonly year: number })[] {
  const years = new Map<number, { passed: number[]; failed: number[] }>();
  for (const { year, passed, forwardReturn } of observations) {
    if (!Number.isFinite(forwardReturn)) {
      throw new RangeError(`An observation of ${year} has the return ${forwardReturn}; leave out what is not known.`);
    }
    const returns = years.get(year) ?? { passed: [], failed: [] };
    returns[passed ? "passed" : "failed"].push(forwardReturn);
    years.set(year, returns);
  }
  return [...years].sort(([a], [b]) => a - b).map(([year, returns]) => ({ year, ...returns }));
}

function compared(
  passed: readonly number[],
  failed: readonly number[],
  interval: () => ReturnComparison["interval"],
): ReturnComparison {
  const [ofPassed, ofFailed] = [summary(passed), summary(failed)];
  if (ofPassed.mean === null || ofFailed.mean === null) {
    const missing = { value: null, because: "too-few-members" } as const;
    return { passed: ofPassed, failed: ofFailed, difference: null, interval: missing };
  }
  return { passed: ofPassed, failed: ofFailed, difference: ofPassed.mean - ofFailed.mean, interval: interval() };
}

function summary(returns: readonly number[]): ReturnSummary {
  if (returns.length === 0) return { n: 0, mean: null, median: null };
  return { n: returns.length, mean: sumOf(returns) / returns.length, median: median(returns) };
}

/** Draws the companies of a year again, those that passed and those that failed apart. */
function companyInterval({ passed, failed }: Returns, { uniform, resamples }: Draws): ReturnComparison["interval"] {
  if (Math.min(passed.length, failed.length) < 2) return { value: null, because: "too-few-members" };
  const meanAgain = (returns: readonly number[]) => {
    let sum = 0;
    for (let k = 0; k < returns.length; k++) sum += returns[Math.floor(uniform() * returns.length)] as number;
    return sum / returns.length;
  };
  return intervalOf(Float64Array.from({ length: resamples }, () => meanAgain(passed) - meanAgain(failed)));
}

/** Draws whole years again; a draw without both kinds of company says nothing and is left out. */
function yearInterval(years: readonly Returns[], { uniform, resamples }: Draws): ReturnComparison["interval"] {
  if (years.length < FEWEST_YEARS) return { value: null, because: "too-few-periods" };
  const totals = years.map(
    ({ passed, failed }) => [sumOf(passed), passed.length, sumOf(failed), failed.length] as const,
  );
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
  return intervalOf(differences.filter((difference) => !Number.isNaN(difference)));
}

function intervalOf(differences: Float64Array): Interval {
  const sorted = differences.sort();
  return { low: quantile(sorted, LOW), high: quantile(sorted, HIGH) };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
