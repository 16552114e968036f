import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean, median } from "../../stats/index.ts";
import { pooledInterval } from "./pooled-interval.ts";
import { sectorsInterval } from "./sectors-interval.ts";
import type { StudiedYear } from "./studied-year.ts";
import { type WithinYears, withinYears } from "./within-years.ts";

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

/**
 * The returns of companies that passed a check in the twelve months after, compared with those that failed: year by year
 * and over all years. The intervals over all years rest on whole years, since the shares of a year rise and fall together;
 * that of one year rests on sectors, see `sectorsInterval`.
 *
 * @param years Returns of companies as they were judged on their days.
 * @returns Counts, means, medians, and the difference with its 90 % interval.
 * @throws {RangeError} if a return is not a number.
 * @see STA-17, `pooledInterval`, `withinYears`
 *
 * @example
 * forwardReturnStudy(years).overall.difference; // 0.021
 */
export function forwardReturnStudy(years: readonly StudiedYear[]): ForwardReturnStudy {
  for (const year of years) requireKnown(year);
  const byYear = years.map((studied) => ({
    year: studied.year,
    ...compared(studied.passed, studied.failed, () => sectorsInterval(studied)),
  }));
  const passed = joined(years.map((year) => year.passed));
  const failed = joined(years.map((year) => year.failed));
  return {
    byYear,
    overall: compared(passed, failed, () => pooledInterval(years)),
    withinYears: withinYears(years),
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
  const ofPassed = summary(passed);
  const ofFailed = summary(failed);
  if (ofPassed.mean === null || ofFailed.mean === null) {
    const missing = { value: null, because: "side-too-small" } as const;
    return { passed: ofPassed, failed: ofFailed, difference: null, interval: missing };
  }
  return { passed: ofPassed, failed: ofFailed, difference: ofPassed.mean - ofFailed.mean, interval: interval() };
}

function summary(returns: Float64Array): ReturnSummary {
  if (returns.length === 0) return { n: 0, mean: null, median: null };
  return { n: returns.length, mean: mean(returns), median: median(returns) };
}
