import type { Figure } from "../../figure/index.ts";
import type { Fundamentals, Periods } from "../../fundamentals/index.ts";

/** A company on a day, and whose facts its accounts were made of. */
export interface ValuedCompany {
  readonly fundamentals: Fundamentals;
  /** Provider of the facts, such as `sec`. */
  readonly source: string;
  /** True where numbers alone are read, see `ProvenanceOptions`. */
  readonly isSourceEnough?: boolean;
  /** Shares of all classes, where the provider of prices states them; used where the accounts state none. */
  readonly sharesOutstanding?: Figure;
}

/** The periods up to the latest: quarters, or years of a company that reports years only. */
export function latestPeriods({ fundamentals }: ValuedCompany): Periods {
  return fundamentals.isAnnualOnly ? fundamentals.years : fundamentals.quarters;
}

/**
 * Indexes of the latest fiscal years that follow each other without a gap.
 *
 * @param company The company.
 * @param max The maximum number of years.
 * @returns Oldest first.
 * @see FND-09
 *
 * @example
 * latestYears(apple, 3).map((index) => apple.fundamentals.years.list[index]?.fiscalYear); // [2023, 2024, 2025]
 */
export function latestYears(company: ValuedCompany, max: number): readonly number[] {
  return yearsUpTo(company, company.fundamentals.years.list.length - 1, max);
}

/** The same up to a fiscal year. */
export function yearsUpTo({ fundamentals }: ValuedCompany, index: number, max: number): readonly number[] {
  const count = Math.min(max, fundamentals.years.list[index]?.unbroken ?? 0);
  return Array.from({ length: count }, (_, k) => index + 1 - count + k);
}
