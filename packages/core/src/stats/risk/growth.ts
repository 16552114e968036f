import type { DailyCloses } from "../prices/daily-closes.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";

const DAYS_PER_YEAR = 365.25;
const MIN_DAYS = 365;

/**
 * The growth between first and last close as a rate per calendar year (compound annual growth rate).
 *
 * @returns A fraction; NaN for less than a year, which would be blown up to one.
 * @see STA-02
 *
 * @example
 * // 100 on 2020-01-01 and 121 on 2022-01-01: 0.1.
 * cagr(closes);
 */
export function cagr({ day, close }: DailyCloses): number {
  const days = (day.at(-1) ?? 0) - (day[0] ?? 0);
  if (days < MIN_DAYS) return Number.NaN;
  return ((close.at(-1) as number) / (close[0] as number)) ** (DAYS_PER_YEAR / days) - 1;
}

/**
 * The growth per 252 trading days, as empyrical and quantstats state it; for comparison with them.
 *
 * @param returns Daily returns.
 * @see STA-02
 *
 * @example
 * annualReturn252(new Float64Array(504).fill(0.001)); // 1.001 ** 252 - 1
 */
export function annualReturn252(returns: Float64Array): number {
  let factor = 1;
  for (const value of returns) factor *= 1 + value;
  return factor ** (TRADING_DAYS_PER_YEAR / returns.length) - 1;
}
