import { COMPANY_SIGNALS } from "./company-signals.ts";
import type { Expression } from "./expression.ts";
import { ITEMS } from "./items.ts";
import { SHARE_CONCEPTS } from "./share-concepts.ts";

/** The concepts an expression names itself, without those of the items it refers to. */
export function conceptsIn(expression: Expression): readonly string[] {
  if (typeof expression === "string") return [expression];
  if ("item" in expression) return [];
  if ("of" in expression) return conceptsIn(expression.of);
  if ("firstOf" in expression) return expression.firstOf.flatMap(conceptsIn);
  if ("largestOf" in expression) return expression.largestOf.flatMap(conceptsIn);
  return ("sumOf" in expression ? expression.sumOf : expression.difference).flatMap(conceptsIn);
}

const items = Object.values(ITEMS);

/** Concepts whose derived quarters below 0 are discarded (FND-07). */
export const NEVER_NEGATIVE: ReadonlySet<string> = new Set(
  items.filter((item) => item.neverNegative).flatMap((item) => conceptsIn(item.find)),
);

/** Every concept some rule asks for: taxonomy, concept, and the key it has in expressions. */
export const REFERENCED_CONCEPTS: ReadonlyMap<string, ReadonlyMap<string, string>> = byTaxonomy([
  ...items.flatMap((item) => [...conceptsIn(item.find), ...(item.bankFirst ? conceptsIn(item.bankFirst) : [])]),
  ...Object.values(SHARE_CONCEPTS).flat(),
  ...Object.values(COMPANY_SIGNALS).flat(),
]);

function byTaxonomy(keys: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const taxonomies = new Map<string, Map<string, string>>();
  for (const key of keys) {
    const [taxonomy, concept] = key.includes(":") ? (key.split(":") as [string, string]) : ["us-gaap", key];
    const concepts = taxonomies.get(taxonomy) ?? new Map<string, string>();
    taxonomies.set(taxonomy, concepts.set(concept, key));
  }
  return taxonomies;
}
