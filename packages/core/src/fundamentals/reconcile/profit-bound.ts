import type { Fact } from "../facts/fact.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { statedBeside } from "./filing-identity.ts";
import { identityName, identityTaxonomy, PROFITS_OF_REVENUE } from "./identity.ts";

/**
 * Whether a filing states a gross profit or an operating income above the revenue of the same period: one of the two is wrong. Of
 * several names of the revenue the largest counts.
 *
 * @returns True of the revenue and of the profit.
 * @see REC-22
 *
 * @example
 * isProfitAboveRevenue(concepts, revenue); // true: 5,704, with a gross profit of 5,746
 */
export function isProfitAboveRevenue(concepts: PreparedFacts["concepts"], fact: Fact): boolean {
  const taxonomy = identityTaxonomy(fact);
  if (!taxonomy) return false;
  const name = identityName(fact);
  const { revenues, profits } = PROFITS_OF_REVENUE[taxonomy];
  const isRevenue = revenues.includes(name);
  if (!isRevenue && !profits.includes(name)) return false;
  const valuesOf = (names: readonly string[]) => names.flatMap((one) => statedBeside(concepts, one, fact));
  const ofRevenue = valuesOf(revenues);
  const ofProfit = isRevenue ? valuesOf(profits) : [fact.value];
  return ofRevenue.length > 0 && ofProfit.some((profit) => profit > Math.max(...ofRevenue));
}
