import { type Day, formatDay } from "../time/index.ts";
import type { Dividend } from "./actions.ts";
import type { Bars } from "./bars.ts";
import { dividendPayments } from "./dividend-payments.ts";
import { requireOldestFirst } from "./require-oldest-first.ts";

/**
 * What turns split-adjusted prices into a total-return series: the product, over later ex-dates, of
 * 1 - dividend / close before the ex-date. It is the share of the price that was not paid out later, so that returns
 * between adjusted prices are those of an owner who reinvested every dividend at the close before its ex-date.
 *
 * An ex-day without trading acts on the next bar; dividends that act on one bar count together. A dividend on or before
 * the first bar has no close before it and is left out, one after the last bar has not happened yet.
 *
 * @param bars Split-adjusted bars.
 * @param dividends Split-adjusted dividends, oldest first.
 * @returns One factor per bar, rising to 1 at the last.
 * @throws {RangeError} if the dividends are not oldest first, or one is negative, not finite, or as large as the close
 *   before it: such a series would end in prices of zero or less.
 * @see docs/rules.md, "Series"
 *
 * @example
 * // Closes 100, 98, 99 with 2 paid at the second bar: factors 0.98, 1, 1.
 * dividendFactors(bars, [{ exDay: 11 as Day, amount: 2 }]);
 */
export function dividendFactors(
  { day, close }: Pick<Bars, "day" | "close">,
  dividends: readonly Dividend[],
): Float64Array {
  requireOldestFirst(dividends, "dividends");
  const factors = new Float64Array(day.length);
  let factor = 1;
  let end = day.length;
  for (const { bar, amount, exDay } of dividendPayments(day, dividends).reverse()) {
    factors.fill(factor, bar, end);
    end = bar;
    factor *= remainingShare(amount, close[bar - 1] as number, exDay);
  }
  return factors.fill(factor, 0, end);
}

function remainingShare(amount: number, closeBefore: number, exDay: Day): number {
  if (amount >= 0 && amount < closeBefore) return 1 - amount / closeBefore;
  throw new RangeError(
    `The dividend of ${formatDay(exDay)}, ${amount}, is not between 0 and the close before it, ${closeBefore}. ` +
      "Correct or leave out the dividend.",
  );
}
