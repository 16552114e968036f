import type { Bars } from "./bars.ts";
import { type Period, periodStarts } from "./period-starts.ts";

/**
 * Gathers daily bars into one bar per calendar week or month: first open, highest high, lowest low, last close, sum of
 * the volumes. The day of a bar is the last trading day of its period, and the last period may still be running.
 *
 * Missing values are passed over: the open is the first that exists, the volume the sum of those that exist. A day
 * without a high or low counts with its close, so that the close of a period always lies between its low and high. A
 * value that no day of the period has stays NaN.
 *
 * @param bars Daily bars, raw or adjusted.
 * @param period Week (from Monday) or month.
 * @returns Bars in new columns.
 *
 * @example
 * resample(bars, "month").day.length; // 12 for the bars of a calendar year
 */
export function resample(bars: Bars, period: Period): Bars {
  const starts = periodStarts(bars.day, period);
  return {
    day: Int32Array.from(starts, (_, i) => bars.day[lastOf(starts, i, bars.day.length)] as number),
    open: fold(bars.open, starts, first),
    high: extremes(bars.high, bars.close, { starts, combine: Math.max }),
    low: extremes(bars.low, bars.close, { starts, combine: Math.min }),
    close: Float64Array.from(starts, (_, i) => bars.close[lastOf(starts, i, bars.close.length)] as number),
    volume: fold(bars.volume, starts, sum),
  };
}

type Combine = (left: number, right: number) => number;

const first: Combine = (left) => left;
const sum: Combine = (left, right) => left + right;

function lastOf(starts: Int32Array, index: number, length: number): number {
  return (starts[index + 1] ?? length) - 1;
}

/** Combines the values of each period that exist; NaN where none does. */
function fold(column: Float64Array, starts: Int32Array, combine: Combine): Float64Array {
  const result = new Float64Array(starts.length).fill(Number.NaN);
  for (let i = 0; i < starts.length; i++) {
    let total = Number.NaN;
    for (let k = starts[i] as number, last = lastOf(starts, i, column.length); k <= last; k++) {
      const value = column[k] as number;
      if (Number.isNaN(value)) continue;
      total = Number.isNaN(total) ? value : combine(total, value);
    }
    result[i] = total;
  }
  return result;
}

function extremes(
  column: Float64Array,
  close: Float64Array,
  { starts, combine }: { starts: Int32Array; combine: Combine },
): Float64Array {
  const folded = fold(column, starts, combine);
  if (!column.some(Number.isNaN)) return folded;
  const standIns = close.map((price, i) => (Number.isNaN(column[i]) ? price : Number.NaN));
  const closes = fold(standIns, starts, combine);
  return folded.map((value, i) => (Number.isNaN(closes[i]) ? value : combine(value, closes[i] as number)));
}
