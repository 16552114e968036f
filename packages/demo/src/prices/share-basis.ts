import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";

/**
 * How many shares of a day one share of the opening day has become.
 *
 * @param splits Oldest first.
 * @param on Splits whose ex-day is on or before this day count.
 *
 * @example
 * shareBasis([{ exDay: day("2020-01-02"), ratio: 2 }], day("2020-01-02")); // 2
 */
export function shareBasis(splits: readonly Split[], on: Day): number {
  return splits.reduce((basis, { exDay, ratio }) => (exDay <= on ? basis * ratio : basis), 1);
}
