import type { Figure, Reason } from "../figure/index.ts";
import { median } from "../stats/index.ts";
import type { MoatTrend } from "../words/index.ts";

/** Fewer fiscal years with a spread say nothing about how long it lasts. */
export const MIN_MOAT_YEARS = 5;
/** Years on either side of the trend. */
const TREND_YEARS = 3;

/** How high and how steadily a company earned more than its capital cost. Spreads are fractions. */
export interface Durability {
  /** Fiscal years with a spread. */
  readonly known: number;
  /** Share of them in which it was above 0; null with fewer than five years. */
  readonly share: number | null;
  readonly median: number | null;
  /** Spread of the latest year that has one; null where none has. */
  readonly latest: number | null;
  /** Median of the last three years less that of the three before; null with fewer than six. */
  readonly change: number | null;
  /** Why there is no share and no median; null where there is. */
  readonly because: Reason | null;
}

/**
 * How durable the spread of a company is.
 *
 * @param spreads Of its latest fiscal years, oldest first; those that are missing do not count.
 * @see MOAT-03
 *
 * @example
 * // Spreads of 4, 6, -1, 8 and 5 points.
 * durability(spreads); // { known: 5, share: 0.8, median: 0.05, latest: 0.05, change: null, because: null }
 */
export function durability(spreads: readonly Figure[]): Durability {
  const values = spreads.flatMap(({ value }) => (value === null ? [] : [value]));
  const known = values.length;
  const latest = values.at(-1) ?? null;
  if (known < MIN_MOAT_YEARS) {
    return { known, latest, share: null, median: null, change: null, because: whyTooFew(spreads) };
  }
  const isLongEnough = known >= 2 * TREND_YEARS;
  return {
    known,
    latest,
    share: values.filter((value) => value > 0).length / known,
    median: median(values),
    change: isLongEnough
      ? median(values.slice(-TREND_YEARS)) - median(values.slice(-2 * TREND_YEARS, -TREND_YEARS))
      : null,
    because: null,
  };
}

/** What the latest year without a spread lacks, or that there are too few years. */
function whyTooFew(spreads: readonly Figure[]): Reason {
  if (spreads.length < MIN_MOAT_YEARS) return "too-few-periods";
  const last = spreads.findLast(({ value }) => value === null);
  return last?.value === null ? last.because : "too-few-periods";
}

/**
 * Whether the spread grows.
 *
 * @param change See `Durability`.
 * @param points Change up to which it is stable.
 * @see MOAT-03
 *
 * @example
 * moatTrend(0.03, 0.02); // "widening"
 */
export function moatTrend(change: number | null, points: number): MoatTrend {
  if (change === null) return "unknown";
  if (Math.abs(change) <= points) return "stable";
  return change > 0 ? "widening" : "narrowing";
}
