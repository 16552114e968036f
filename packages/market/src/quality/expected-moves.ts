import type { Actions } from "@plumbline/core/series";
import type { PriceColumns } from "./price-columns.ts";

/**
 * How much each bar's price should differ from the bar before because of splits and dividends alone.
 *
 * @param columns Bars in order of day.
 * @returns Per bar, the natural logarithm of the factor; 0 without an action and for the first bar.
 */
export function expectedMoves({ day, close }: PriceColumns, actions: Actions): Float64Array {
  const expected = new Float64Array(day.length);
  for (const { exDay, ratio } of actions.splits) {
    const at = barOf(day, exDay);
    if (at > 0) expected[at] = (expected[at] as number) - Math.log(ratio);
  }
  for (const { exDay, amount } of actions.dividends) {
    const at = barOf(day, exDay);
    // The dividend is per share after a split of the same day.
    const before = (close[at - 1] ?? Number.NaN) * Math.exp(expected[at] ?? 0);
    if (at > 0 && amount < before) expected[at] = (expected[at] as number) + Math.log(1 - amount / before);
  }
  return expected;
}

/**
 * The bar that first trades under an action: the first on or after its day.
 *
 * @returns Its place, or the number of bars when there is none.
 */
export function barOf(day: Int32Array, exDay: number): number {
  let low = 0;
  let high = day.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((day[middle] as number) < exDay) low = middle + 1;
    else high = middle;
  }
  return low;
}
