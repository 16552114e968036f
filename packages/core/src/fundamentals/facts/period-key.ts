import type { Day } from "../../time/index.ts";

/** Longer than any period in days, so that an end and a length make one number. */
const MAX_PERIOD_DAYS = 65_536;

/**
 * One number for a period, as the key of a map.
 *
 * @param start null for a balance.
 *
 * @example
 * periodKey(day("2024-01-01"), day("2024-12-31")) === periodKey(null, day("2024-12-31")); // false
 */
export function periodKey(start: Day | null, end: Day): number {
  return end * MAX_PERIOD_DAYS + (start === null ? 0 : end - start + 1);
}
