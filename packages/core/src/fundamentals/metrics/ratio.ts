import { derived, type Traced, unknown } from "../derivation/derivation.ts";

/**
 * Divides two traced numbers. A denominator of 0 or less gives no ratio.
 *
 * @param numerator The number above, with its evidence.
 * @param denominator The number below, with its evidence.
 * @param names What they are, in this order.
 * @returns A pure number; missing when either is.
 * @see GEN-04
 *
 * @example
 * ratio(grossProfit, revenue, ["grossProfit", "revenue"]).value; // 0.47
 */
export function ratio(numerator: Traced, denominator: Traced, names: readonly [string, string]): Traced {
  if (numerator.value === null) return numerator;
  if (denominator.value === null) return denominator;
  if (denominator.value <= 0) return unknown("denominator-not-positive", names[1]);
  const { start, end } = numerator;
  const value = numerator.value / denominator.value;
  return derived({ value, unit: "pure", how: "ratio", rule: "2", parts: [numerator, denominator], names, start, end });
}
