/**
 * Finds where a date stands in rising dates.
 *
 * @returns The index of the first entry on or after `date`; the length when all are earlier.
 */
export function firstOnOrAfter(dates: readonly string[], date: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dates[middle] as string) < date) low = middle + 1;
    else high = middle;
  }
  return low;
}
