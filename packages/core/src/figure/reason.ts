import type { Reason } from "../words/index.ts";

/**
 * Whether a number is missing because it is not stated: not by the company, or not in the market's data.
 *
 * @example
 * isUnreported("not-in-market-data"); // true
 */
export function isUnreported(because: Reason): boolean {
  return because === "not-reported" || because === "not-in-market-data";
}
