import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import { isSameEnd } from "../periods/timeline.ts";

/**
 * The four quarters that make a fiscal year.
 *
 * @param quarters Quarters, oldest first.
 * @param year The year.
 * @returns Their indexes, oldest first; `null` when one is missing or they do not follow each other.
 * @see FND-09
 *
 * @example
 * quartersOfYear(known.quarters.list, known.years.list[0]); // [0, 1, 2, 3]
 */
export function quartersOfYear(
  quarters: readonly FiscalPeriod[],
  year: FiscalPeriod | undefined,
): readonly [number, number, number, number] | null {
  if (!year) return null;
  const last = quarters.findIndex(({ end }) => isSameEnd(end, year.end));
  const first = quarters[last - 3];
  const fourth = quarters[last];
  if (!first || !fourth || fourth.unbroken < 4 || !isSameEnd(first.start, year.start)) return null;
  return [last - 3, last - 2, last - 1, last];
}
