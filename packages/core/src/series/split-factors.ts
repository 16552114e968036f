import { formatDay } from "../time/index.ts";
import type { Split } from "./actions.ts";
import { requireOldestFirst } from "./require-oldest-first.ts";

/**
 * What one share of each day is worth in shares of the last day: 1 divided by the product of the later split ratios.
 * Raw prices times the factor are split-adjusted; volumes are divided by it.
 *
 * A split acts from the first day on or after its ex-day. One after the last day has not happened yet as of that day
 * and is left out, so the last factor is always 1 and a truncated history is adjusted as it would have been then.
 *
 * @param days Rising days, as in `Bars.day`.
 * @param splits Splits, oldest first.
 * @returns One factor per day.
 * @throws {RangeError} if the splits are not oldest first or a ratio is not a positive number.
 * @see docs/rules.md, "Series"
 *
 * @example
 * splitFactors(Int32Array.of(10, 11, 12), [{ exDay: 11 as Day, ratio: 4 }]); // 0.25, 1, 1
 */
export function splitFactors(days: Int32Array, splits: readonly Split[]): Float64Array {
  requireOldestFirst(splits, "splits");
  const factors = new Float64Array(days.length).fill(1);
  const lastDay = days.at(-1) ?? Number.NEGATIVE_INFINITY;
  const happened = splits.filter((split) => split.exDay <= lastDay);
  let shares = 1;
  let end = days.length;
  for (let k = happened.length - 1; k >= 0; k--) {
    const split = happened[k] as Split;
    while (end > 0 && (days[end - 1] as number) >= split.exDay) factors[--end] = 1 / shares;
    shares *= positiveRatio(split);
  }
  return factors.fill(1 / shares, 0, end);
}

function positiveRatio({ exDay, ratio }: Split): number {
  if (ratio > 0 && Number.isFinite(ratio)) return ratio;
  throw new RangeError(
    `The split of ${formatDay(exDay)} has the ratio ${ratio}; it must be a positive number, such as 2 for 2:1.`,
  );
}
