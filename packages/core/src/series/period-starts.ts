import { type Day, endOfMonth, mondayOf } from "../time/index.ts";

/** What one bar of a resampled series spans. */
export type Period = "week" | "month";

/**
 * Finds the first trading day of each calendar week or month that has one.
 *
 * @param days Strictly rising days, as in `Bars.day`.
 * @param period Week (from Monday) or month.
 * @returns Rising indices into `days`, the first of them 0.
 *
 * @example
 * // Thursday, Friday, Monday, Tuesday
 * periodStarts(Int32Array.of(0, 1, 4, 5), "week"); // 0, 2
 */
export function periodStarts(days: Int32Array, period: Period): Int32Array {
  const endOf = period === "week" ? endOfWeek : endOfMonth;
  const starts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < days.length; i++) {
    const day = days[i] as Day;
    if (day <= end) continue;
    starts.push(i);
    end = endOf(day);
  }
  return new Int32Array(starts);
}

function endOfWeek(day: Day): number {
  return mondayOf(day) + 6;
}
