import { mean } from "../sample/mean.ts";
import { median } from "../sample/quantile.ts";

/** Some returns in a few numbers; all null when there are none. */
export interface MonthSummary {
  readonly n: number;
  readonly average: number | null;
  readonly median: number | null;
  /** Share of the returns above 0. */
  readonly winRate: number | null;
  readonly best: number | null;
  readonly worst: number | null;
}

/**
 * Sums up returns, of months or of any other time.
 *
 * @param returns Fractions; NaN is left out.
 * @see STA-13: a return of 0 is not a win and stays in the denominator
 *
 * @example
 * summaryOf(Float64Array.of(0.1, 0, -0.04)); // { n: 3, average: 0.02, median: 0, winRate: 1 / 3, best: 0.1, worst: -0.04 }
 */
export function summaryOf(returns: Float64Array): MonthSummary {
  const known = returns.filter((value) => !Number.isNaN(value)).sort();
  if (known.length === 0) return { n: 0, average: null, median: null, winRate: null, best: null, worst: null };
  return {
    n: known.length,
    average: mean(known),
    median: median(known),
    winRate: winsOf(known) / known.length,
    best: known.at(-1) as number,
    worst: known[0] as number,
  };
}

/** How many returns are above 0. */
export function winsOf(returns: Float64Array): number {
  let wins = 0;
  for (const value of returns) if (value > 0) wins++;
  return wins;
}
