import type { Day } from "../time/index.ts";
import type { Actions } from "./actions.ts";
import type { Bars } from "./bars.ts";
import { dividendFactors } from "./dividend-factors.ts";
import { scaledPrices, splitAdjusted } from "./split-adjusted.ts";
import { splitAdjustedDividends } from "./split-adjusted-dividends.ts";

/**
 * Turns raw bars into the series of an owner who reinvests every dividend: split-adjusted prices, times the product over
 * later ex-dates of 1 - dividend / split-adjusted close of the bar before. The last bar keeps its raw prices.
 *
 * @param bars Raw bars, as traded.
 * @param actions Splits and dividends as paid, each oldest first. A dividend with the ex-day of a split is per share
 *   after the split. Ex-days without trading act on the next bar; dividends on or before the first bar are left out.
 * @returns Bars on the same days, with split-adjusted volumes; the bars given when no action concerns them.
 * @throws {RangeError} if actions are not oldest first, a split ratio is not positive, or a dividend is negative or as
 *   large as the close before it. `validateActions` finds all of these beforehand.
 * @see docs/rules.md, "Series"; it agrees with vendors' adjusted closes within 0.1 %
 *
 * @example
 * totalReturnAdjusted(bars, { splits: [], dividends: [] }) === bars; // true
 */
export function totalReturnAdjusted(bars: Bars, actions: Actions): Bars {
  const adjusted = splitAdjusted(bars, actions.splits);
  const lastDay = bars.day.at(-1) as Day | undefined;
  if (lastDay === undefined || actions.dividends.length === 0) return adjusted;
  const factors = dividendFactors(adjusted, splitAdjustedDividends(actions, lastDay));
  return factors[0] === 1 ? adjusted : scaledPrices(adjusted, factors);
}
