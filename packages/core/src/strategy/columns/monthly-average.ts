import { type Bars, periodStarts } from "../../series/index.ts";

/**
 * The mean of the last closes of calendar months, at every bar. The running month counts with the close of the bar, so that on the
 * last bar of a month it is the mean of month-ends, and no bar knows a later one.
 *
 * @param bars Days and closes, oldest first.
 * @param months Closes per mean, the bar's own included; a whole number of at least 1.
 * @returns Money per share, as many values as bars; NaN in the first `months - 1` months, where the bar has no close, and where a
 *   month among them has none.
 * @see Faber, A Quantitative Approach to Tactical Asset Allocation, Journal of Wealth Management 9(4), 2007
 *
 * @example
 * // Closes of 10 at the end of January, of 13 and 14 on two days of February:
 * monthlyAverage(bars, 2); // ..., NaN, 11.5, 12
 */
export function monthlyAverage(bars: Pick<Bars, "day" | "close">, months: number): Float64Array {
  const { day, close } = bars;
  const means = new Float64Array(close.length).fill(Number.NaN);
  const starts = periodStarts(day, "month");
  const ends = Float64Array.from(starts, (start, month) => lastKnown(close, start, starts[month + 1] ?? close.length));
  for (let month = months - 1; month < starts.length; month++) {
    let before = 0;
    for (let past = month - months + 1; past < month; past++) before += ends[past] as number;
    const next = starts[month + 1] ?? close.length;
    for (let bar = starts[month] as number; bar < next; bar++) means[bar] = (before + (close[bar] as number)) / months;
  }
  return means;
}

/** The last close of a span of bars that exists. */
function lastKnown(close: Float64Array, from: number, before: number): number {
  for (let bar = before - 1; bar >= from; bar--) if (!Number.isNaN(close[bar])) return close[bar] as number;
  return Number.NaN;
}
