import type { Reason } from "../words/index.ts";

/**
 * Whether a number is missing because nobody states it: the company does not, or the market's data leaves it out.
 *
 * @example
 * isUnreported("not-in-market-data"); // true
 */
export function isUnreported(because: Reason): boolean {
  return because === "not-reported" || because === "not-in-market-data";
}
