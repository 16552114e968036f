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
  for (const long of longer) {
    if (long.filed > asOf) break;
    for (const short of shorter) {
      if (short.filed > asOf) break;
      const pair = { shorter: short, longer: long };
      if (best === null || isCloser(pair, best)) best = pair;
    }
  }
  return best;
}

/** Copies come oldest first, so that of pairs alike in distance and dates the last one met is the newest. */
function isCloser(pair: VintagePair<Filed>, best: VintagePair<Filed>): boolean {
  const [distance, shortest] = [distanceOf(pair), distanceOf(best)];
  if (distance !== shortest) return distance < shortest;
  return newestOf(pair) >= newestOf(best);
}

function distanceOf({ shorter, longer }: VintagePair<Filed>): number {
  return Math.abs(longer.filed - shorter.filed);
}

function newestOf({ shorter, longer }: VintagePair<Filed>): number {
  return Math.max(longer.filed, shorter.filed);
}
