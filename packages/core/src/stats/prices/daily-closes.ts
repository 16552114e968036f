import { lastIndexOnOrBefore } from "../../series/index.ts";
import { addMonths, type Day } from "../../time/index.ts";

/**
 * Closes as columns of one length, oldest first, days strictly rising; `Bars` are such. Every close is finite and above 0,
 * which `validateBars` sees to. Use total-return closes where dividends count, and account values for a strategy.
 */
export interface DailyCloses {
  /** Days since 1970-01-01 (`Day`). */
  readonly day: Int32Array;
  readonly close: Float64Array;
}

/**
 * Looks at the closes of the last months, beginning with the one from which their first return is measured: the last on
 * or before T minus `months`, where T is the last day. Nothing is copied.
 *
 * @param months Length of the span in calendar months.
 * @returns All closes when none is that early.
 * @see STA-15
 *
 * @example
 * // As of 2024-03-15: the closes from 2019-03-15 on.
 * closesOfLastMonths(closes, 60);
 */
export function closesOfLastMonths(closes: DailyCloses, months: number): DailyCloses {
  const { day, close } = closes;
  if (day.length === 0) return closes;
  const from = lastIndexOnOrBefore(day, addMonths(day.at(-1) as Day, -months));
  return from <= 0 ? closes : { day: day.subarray(from), close: close.subarray(from) };
}
