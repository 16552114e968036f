/** A split as of its first day, with the shares that one became. */
interface DatedSplit {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly ratio: number;
}

/** In whose shares a chart counts, and the splits by which prices in the shares of other days are brought to it. */
export interface ShareCount {
  /** The day in whose shares the bars are counted. */
  readonly unitDay: string;
  readonly splits: readonly DatedSplit[];
  /** `splits` are all of those after this day up to `unitDay`; null where they are all of the stock, later ones too. */
  readonly knownSince: string | null;
}

/** Whether all splits between a day and the day of a chart are known. */
export function knowsShares({ unitDay, knownSince }: ShareCount, drawnOn: string): boolean {
  return knownSince === null || (drawnOn >= knownSince && drawnOn <= unitDay);
}

/**
 * What turns a price per share of one day into a price per share of the chart: splits between them divide it where the chart
 * counts in later shares, and multiply it where it counts in earlier ones.
 *
 * @param drawnOn The day in whose shares the price is counted, `YYYY-MM-DD`.
 * @returns NaN where the splits between the two days are not known.
 *
 * @example
 * const splits = [{ date: "2020-08-31", ratio: 4 }];
 * shareFactor({ unitDay: "2020-08-28", splits, knownSince: null }, "2024-06-28"); // 4
 */
export function shareFactor(count: ShareCount, drawnOn: string): number {
  if (!knowsShares(count, drawnOn)) return Number.NaN;
  const { unitDay, splits } = count;
  return splits.reduce((factor, { date, ratio }) => {
    if (date > drawnOn && date <= unitDay) return factor / ratio;
    return date > unitDay && date <= drawnOn ? factor * ratio : factor;
  }, 1);
}
