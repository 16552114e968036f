import type { Day } from "../../time/index.ts";

/** What was filed on a day. */
interface Filed {
  readonly filed: Day;
}

/** Two cumulative numbers of one vintage. */
export interface VintagePair<Copy> {
  readonly shorter: Copy;
  readonly longer: Copy;
}

/**
 * Chooses the copies of two cumulative numbers that were filed closest to each other, so that a restated year is not
 * reduced by nine months as they were before; of equally close pairs the newest.
 *
 * @param shorter Copies of the shorter period, oldest filing first.
 * @param longer Copies of the longer period, oldest filing first.
 * @param asOf Copies filed later are not seen.
 * @returns `null` when either has no copy by then.
 * @see FND-07
 *
 * @example
 * closestPair(nineMonths, year, day("2024-03-01")); // both as first filed, or both as restated
 */
export function closestPair<Copy extends Filed>(
  shorter: readonly Copy[],
  longer: readonly Copy[],
  asOf: Day,
): VintagePair<Copy> | null {
  let best: VintagePair<Copy> | null = null;
  let minDistance = Number.POSITIVE_INFINITY;
  let newest = Number.NEGATIVE_INFINITY;
  for (const long of longer) {
    if (long.filed > asOf) break;
    for (const short of shorter) {
      if (short.filed > asOf) break;
      const distance = Math.abs(long.filed - short.filed);
      const newer = Math.max(long.filed, short.filed);
      // Copies come oldest first, so that of pairs alike in distance and dates the last one met is the newest.
      if (distance > minDistance || (distance === minDistance && newer < newest)) continue;
      minDistance = distance;
      newest = newer;
      best = { shorter: short, longer: long };
    }
  }
  return best;
}
