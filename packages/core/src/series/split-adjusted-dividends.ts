import type { Day } from "../time/index.ts";
import type { Actions, Dividend } from "./actions.ts";
import { requireOldestFirst } from "./require-oldest-first.ts";
import { splitFactors } from "./split-factors.ts";

/**
 * Brings dividends, as paid, to the share count of a later day: the basis of split-adjusted prices that end there.
 * A dividend with the ex-day of a split is taken to be stated per share after the split, like the price of that day.
 *
 * @param actions Dividends as paid and splits, each oldest first.
 * @param asOf The day whose share count is used; dividends and splits after it have not happened and are left out.
 * @returns The dividends up to `asOf`, oldest first.
 * @throws {RangeError} if dividends or splits are not oldest first or a ratio is not a positive number.
 * @see docs/rules.md, "Series"
 *
 * @example
 * // 0.80 paid before a 4:1 split is 0.20 per share of today.
 * splitAdjustedDividends(actions, day("2021-04-21"));
 */
export function splitAdjustedDividends(actions: Actions, asOf: Day): readonly Dividend[] {
  requireOldestFirst(actions.dividends, "dividends");
  const paid = actions.dividends.filter((dividend) => dividend.exDay <= asOf);
  if (actions.splits.length === 0) return paid;
  const factors = splitFactors(new Int32Array([...paid.map((dividend) => dividend.exDay), asOf]), actions.splits);
  return paid.map(({ exDay, amount }, i) => ({ exDay, amount: amount * (factors[i] as number) }));
}
