import type { Day } from "../time/index.ts";
import type { Dividend } from "./actions.ts";
import { lowerBound } from "./lower-bound.ts";

/** The money paid at one bar. */
export interface DividendPayment {
  /** Index of the first bar that trades without the dividend; at least 1. */
  readonly bar: number;
  /** Ex-day of the first dividend of the bar. */
  readonly exDay: Day;
  /** Index of that dividend. */
  readonly index: number;
  /** Money per share, all dividends of the bar together. */
  readonly amount: number;
}

/**
 * Assigns dividends to the bars on which they act: the first on or after the ex-day. Those on or before the first bar
 * and after the last act on none.
 *
 * @param days Strictly rising days, as in `Bars.day`.
 * @param dividends Dividends, oldest first, on one share count.
 * @returns One payment per bar that has any, oldest first.
 */
export function dividendPayments(days: Int32Array, dividends: readonly Dividend[]): DividendPayment[] {
  const payments: DividendPayment[] = [];
  dividends.forEach(({ exDay, amount }, index) => {
    const bar = lowerBound(days, exDay);
    if (bar === 0 || bar === days.length) return;
    const last = payments.at(-1);
    if (last?.bar === bar) payments[payments.length - 1] = { ...last, amount: last.amount + amount };
    else payments.push({ bar, exDay, index, amount });
  });
  return payments;
}
