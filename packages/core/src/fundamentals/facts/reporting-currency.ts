import type { Day } from "../../time/index.ts";
import type { Fact } from "./fact.ts";
import type { PreparedFacts } from "./prepared-facts.ts";
import { isCurrency } from "./unit.ts";

/**
 * Finds the currency a company reports in: the one with the most amounts in its newest filing, so that a convenience
 * translation of the last year into dollars does not win over the currency of the accounts.
 *
 * @param prepared Facts of one company.
 * @param asOf Filings made later are not seen.
 * @returns A code such as `USD`; `USD` when nothing is reported.
 * @see FND-01
 *
 * @example
 * reportingCurrency(prepareFacts(appleFacts), day("2024-01-01")); // "USD"
 */
export function reportingCurrency(prepared: PreparedFacts, asOf: Day): string {
  const { currencies } = prepared;
  if (currencies.length <= 1) return currencies[0] ?? "USD";
  const newest = newestFiled(prepared, asOf);
  const counts = currencies.map((currency) => ({ currency, count: countFiledOn(prepared, currency, newest) }));
  counts.sort((a, b) => b.count - a.count || preference(a.currency, b.currency));
  return counts[0]?.currency ?? "USD";
}

function newestFiled(prepared: PreparedFacts, asOf: Day): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const [unit, { filed }] of copiesIn(prepared)) {
    if (isCurrency(unit) && filed <= asOf && filed > newest) newest = filed;
  }
  return newest;
}

function countFiledOn(prepared: PreparedFacts, currency: string, day: number): number {
  let count = 0;
  for (const [unit, { filed }] of copiesIn(prepared)) if (unit === currency && filed === day) count++;
  return count;
}

function* copiesIn({ concepts }: PreparedFacts): Generator<readonly [unit: string, copy: Fact]> {
  for (const units of concepts.values()) {
    for (const [unit, groups] of units) {
      for (const { copies } of groups) for (const copy of copies) yield [unit, copy];
    }
  }
}

/** Dollars first, then by name: equal counts must not depend on the order of the facts. */
function preference(a: string, b: string): number {
  if (a === "USD" || b === "USD") return a === "USD" ? -1 : 1;
  return a < b ? -1 : 1;
}
