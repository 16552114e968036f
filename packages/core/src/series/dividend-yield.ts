import { addMonths, type Day } from "../time/index.ts";
import type { Dividend } from "./actions.ts";
import { lastIndexOnOrBefore } from "./lower-bound.ts";

/** Prices and dividends on one share count: both split-adjusted, or both raw where no split lies between. */
export interface DividendYieldInput {
  readonly day: Int32Array;
  readonly close: Float64Array;
  readonly dividends: readonly Dividend[];
  /** The day as of which one looks; the last bar when left out. */
  readonly asOf?: Day | undefined;
}

/**
 * The dividends of the last twelve months as a share of the last close.
 *
 * @returns The dividends with ex-day in (T - 12 calendar months, T] divided by the close of T, the last bar on or before
 *   `asOf`; a fraction. 0 when none was paid; NaN when there is no price (reason `no-price`).
 * @see GEN-06; the window is that of STA-15's 52-week range
 *
 * @example
 * // Four dividends of 0.25 within the year before a close of 50: 0.02.
 * dividendYield({ day, close, dividends });
 */
export function dividendYield({ day, close, dividends, asOf }: DividendYieldInput): number {
  const last = asOf === undefined ? day.length - 1 : lastIndexOnOrBefore(day, asOf);
  if (last < 0) return Number.NaN;
  const end = day[last] as Day;
  const start = addMonths(end, -12);
  let paid = 0;
  for (const { exDay, amount } of dividends) if (exDay > start && exDay <= end) paid += amount;
  return paid / (close[last] as number);
}
