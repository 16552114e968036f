import type { AmountScale } from "./money.ts";

/** From which largest amount on the amounts of a company are written less finely. */
const LARGE_FROM = 1e9;

/**
 * The scale in which to write amounts that stand together.
 *
 * @param amounts In units of money; null for what is missing.
 */
export function amountScale(amounts: Iterable<number | null>): AmountScale {
  let largest = 0;
  for (const amount of amounts) if (amount !== null) largest = Math.max(largest, Math.abs(amount));
  return largest > 0 && largest < LARGE_FROM ? "small" : "large";
}
