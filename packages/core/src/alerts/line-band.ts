import type { CheckUnit } from "../checks/index.ts";

/** Of the line. */
const SHARE = 0.01;
/** Half a point of what is shown as percent: a hundredth of a small rate would be no band at all. */
const MIN_FRACTION = 0.005;

/**
 * How far a number has to go back before its alert is armed again: a hundredth of the line, and of rates at least half a point. Years are
 * counted, so that none lies a little beside another.
 *
 * @param unit Of the number.
 * @see ALR-01
 *
 * @example
 * lineBand("perShare", 150); // 1.5
 * lineBand("fraction", 0.1); // 0.005
 */
export function lineBand(unit: CheckUnit, line: number): number {
  if (unit === "years" || unit === "fiscalYears") return 0;
  const share = SHARE * Math.abs(line);
  return unit === "fraction" ? Math.max(MIN_FRACTION, share) : share;
}
