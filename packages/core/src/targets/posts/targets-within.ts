import { addMonths, type Day } from "../../time/index.ts";

/**
 * The targets published in the last months: in (asOf - months, asOf], so that a month counts no day twice.
 *
 * @param months Calendar months, by STA-15.
 * @see PT-03
 *
 * @example
 * targetsWithin(targets, day("2026-06-15"), 12); // from 2025-06-16 to 2026-06-15
 */
export function targetsWithin<Target extends { readonly published: Day }>(
  targets: readonly Target[],
  asOf: Day,
  months: number,
): Target[] {
  const before = addMonths(asOf, -months);
  return targets.filter(({ published }) => published > before && published <= asOf);
}
