import type { Day } from "../../time/index.ts";

/** How many quarters a period spans: a quarter, a half, nine months, a year. */
export type QuarterCount = 1 | 2 | 3 | 4;

const BUCKETS: readonly (readonly [shortest: number, longest: number])[] = [
  [80, 125],
  [160, 200],
  [245, 290],
  [350, 380],
];

/**
 * Sorts a period by its length in days, both ends counted. The bounds admit years of 12, 12, 12 and 16 weeks.
 *
 * @returns The number of quarters; `null` for any other length, such as a short fiscal year.
 * @see FND-02
 *
 * @example
 * durationBucket(day("2024-01-01"), day("2024-09-30")); // 3
 * durationBucket(day("2024-01-01"), day("2024-01-31")); // null
 */
export function durationBucket(start: Day, end: Day): QuarterCount | null {
  const days = end - start + 1;
  const found = BUCKETS.findIndex(([shortest, longest]) => days >= shortest && days <= longest);
  return found < 0 ? null : ((found + 1) as QuarterCount);
}
