import type { Reason } from "../../figure/index.ts";
import { lastIndexOnOrBefore } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";

/** A rate that changes: each holds from its day until the next, such as a Treasury yield of each day. */
export interface RateSeries {
  /** Strictly rising days. */
  readonly day: Int32Array;
  /** Rates per year, fractions. */
  readonly rate: Float64Array;
}

/** What an account without risk pays: one rate per year for all days, a fraction, or the rates of their days. */
export type RiskFree = number | RateSeries;

/** The same, or why it is unknown: as a whole where it is null, otherwise of the days on which it is NaN. */
export interface RiskFreeOfSpan {
  readonly riskFree: RiskFree | null;
  readonly whyNone: Reason;
}

/**
 * The risk-free return from each bar to the next, with the rate known at the first of the two.
 *
 * @param days Days of the bars.
 * @returns A column as long as `days`, to lay beside `dailyReturns`: the first is NaN, and so are those before the first
 *   rate.
 * @see STA-04: (1 + rate) ** (1 / 252) - 1
 *
 * @example
 * riskFreeReturns(Int32Array.of(1, 2), 0.03); // NaN, 0.000117
 */
export function riskFreeReturns(days: Int32Array, riskFree: RiskFree): Float64Array {
  const returns = new Float64Array(days.length).fill(Number.NaN);
  if (typeof riskFree === "number") return returns.fill(perDay(riskFree), 1);
  const { day, rate } = riskFree;
  let known = days.length > 0 ? lastIndexOnOrBefore(day, days[0] as Day) : -1;
  let current = perDay(rate[known]);
  for (let i = 1; i < days.length; i++) {
    returns[i] = current;
    const before = known;
    while (known + 1 < day.length && (day[known + 1] as number) <= (days[i] as number)) known++;
    if (known !== before) current = perDay(rate[known]);
  }
  return returns;
}

function perDay(rate: number = Number.NaN): number {
  return (1 + rate) ** (1 / TRADING_DAYS_PER_YEAR) - 1;
}
