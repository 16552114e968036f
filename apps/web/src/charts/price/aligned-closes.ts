/** Closes of a stock by date, oldest first. */
export interface DatedCloses {
  readonly date: readonly string[];
  readonly close: Float64Array;
}

/**
 * Reads the closes of one stock on the trading days of another: on each date the last close known by then, so that a
 * holiday or a week that ends a day earlier leaves no hole.
 *
 * @param dates The dates wanted, rising.
 * @returns A column as long as `dates`; NaN before the first close, and after the last one by more than `staleDays`.
 */
export function alignedCloses(dates: readonly string[], { date, close }: DatedCloses, staleDays = 45): Float64Array {
  const aligned = new Float64Array(dates.length).fill(Number.NaN);
  let next = 0;
  for (let i = 0; i < dates.length; i++) {
    while (next < date.length && (date[next] as string) <= (dates[i] as string)) next++;
    if (next > 0 && daysBetween(date[next - 1] as string, dates[i] as string) <= staleDays) {
      aligned[i] = close[next - 1] as number;
    }
  }
  return aligned;
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}
