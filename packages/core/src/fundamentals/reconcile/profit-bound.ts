import type { Fact } from "../facts/fact.ts";
import { type StatedFacts, statedBeside } from "./filing-identity.ts";
import { identityName, PROFITS_OF_REVENUE } from "./identity.ts";

/**
 * Whether a filing states a gross profit or an operating income above the revenue of the same period: one of the two is wrong. Of
 * several names of the revenue the largest counts.
 *
 * @returns True of the revenue and of the profit.
 * @see REC-22
 *
 * @example
 * isProfitAboveRevenue(prepared, revenue); // true: 5,704, with a gross profit of 5,746
 */
export function isProfitAboveRevenue(stated: StatedFacts, fact: Fact): boolean {
  const name = identityName(fact);
  const found = PROFITS_OF_REVENUE.find(({ revenues, profits }) => revenues.includes(name) || profits.includes(name));
  if (!found) return false;
  const isRevenue = found.revenues.includes(name);
  const valuesOf = (names: readonly string[]) => names.flatMap((one) => statedBeside(stated, one, fact));
  const revenues = valuesOf(found.revenues);
  const profits = isRevenue ? valuesOf(found.profits) : [fact.value];
  return revenues.length > 0 && profits.some((profit) => profit > Math.max(...revenues));
}
