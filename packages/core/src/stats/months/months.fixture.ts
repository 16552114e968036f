import { seededUniform } from "../sample/seeded-uniform.ts";
import type { MonthlyReturns } from "./monthly-returns.ts";

/** Complete months from January 2000 on, for tests. */
export function monthsFromJanuary(returns: readonly number[]): MonthlyReturns {
  return { first: 2000 * 12, returns: Float64Array.from(returns), runningTo: null };
}

/** Independent, nearly normal months: 1 % on average with a standard deviation of 7 %; a calendar month may get more. */
export function randomMonths(seed: number, years: number, more: Readonly<Record<number, number>> = {}): MonthlyReturns {
  const uniform = seededUniform(seed);
  const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6);
  return monthsFromJanuary(Array.from({ length: 12 * years }, (_, k) => 0.01 + 0.07 * normal() + (more[k % 12] ?? 0)));
}
