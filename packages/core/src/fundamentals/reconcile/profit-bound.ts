import type { Fact } from "../facts/fact.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { statedBeside } from "./filing-identity.ts";
import { REVENUES } from "./identity.ts";

/** Parts of the revenue that are left after costs. */
const PROFITS = ["GrossProfit", "OperatingIncomeLoss"];

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
  const isRevenue = REVENUES.includes(fact.concept);
  if (!isRevenue && !PROFITS.includes(fact.concept)) return false;
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => statedBeside(concepts, name, fact));
  const revenues = valuesOf(REVENUES);
  const profits = isRevenue ? valuesOf(PROFITS) : [fact.value];
  return revenues.length > 0 && profits.some((profit) => profit > Math.max(...revenues));
}
