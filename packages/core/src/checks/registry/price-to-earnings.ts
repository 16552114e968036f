import { failed, type Measure, measured } from "../measure.ts";

/**
 * P/E held against a threshold; a company without earnings fails, since the check requires them.
 *
 * @see docs/rules.md, "Checks"
 */
export function priceToEarnings({ priceInAccounts, epsTtm }: { priceInAccounts: number; epsTtm: number }): Measure {
  return epsTtm > 0 ? measured(priceInAccounts / epsTtm) : failed("no-earnings");
}
