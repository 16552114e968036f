/** Counts of values in bins of one width. */
export interface Histogram {
  /** Lower edge of the first bin. */
  readonly low: number;
  readonly width: number;
  /** Values of each bin, its lower edge included and its upper edge not; the last bin has both. */
  readonly counts: readonly number[];
  /** Values below the first bin and above the last. */
  readonly below: number;
  readonly above: number;
}

/**
 * Counts values in bins.
 *
 * @param values In any order.
 * @param bins Number of bins and the range they divide, `low` below `high`.
 *
 * @example
 * histogram([1, 1.5, 2, 9], { count: 2, low: 1, high: 3 }); // { low: 1, width: 1, counts: [2, 1], below: 0, above: 1 }
 */
export function histogram(
  values: ArrayLike<number>,
  { count, low, high }: { readonly count: number; readonly low: number; readonly high: number },
): Histogram {
  const counts = new Array<number>(count).fill(0);
  const width = (high - low) / count;
  let below = 0;
  let above = 0;
  for (let k = 0; k < values.length; k++) {
    const value = values[k] as number;
    if (value < low) below++;
    else if (value > high) above++;
    else {
      const bin = Math.min(Math.floor((value - low) / width), count - 1);
      counts[bin] = (counts[bin] as number) + 1;
    }
  }
  return { low, width, counts, below, above };
}
