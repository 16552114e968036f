import type { Fact } from "../facts/fact.ts";
import { IDENTITY_CONCEPTS, OPEN_CONCEPTS } from "../reconcile/identity.ts";
import { COMPANY_SIGNALS } from "./company-signals.ts";
import type { Expression, Item, ItemId } from "./expression.ts";
import { ITEMS } from "./items.ts";
import { SHARE_CONCEPTS } from "./share-concepts.ts";
import { STATEMENT_ITEMS } from "./statement-items.ts";

/** The concepts an expression names itself, without those of the items it refers to. */
export function conceptsIn(expression: Expression): readonly string[] {
  if (typeof expression === "string") return [expression];
  return "item" in expression ? [] : partsOf(expression).flatMap(conceptsIn);
}

/** The parts of an expression, one level down. */
function partsOf(expression: Exclude<Expression, string | { readonly item: ItemId }>): readonly Expression[] {
  if ("of" in expression) return [expression.of];
  if ("among" in expression) return expression.among;
  if ("firstOf" in expression) return expression.firstOf;
  if ("firstAboveZeroOf" in expression) return expression.firstAboveZeroOf;
  if ("totalOf" in expression) return expression.totalOf;
  return "sumOf" in expression ? expression.sumOf : expression.difference;
}

/** The name by which expressions call the concept of a fact. */
export function keyOfConcept({ taxonomy, concept }: Pick<Fact, "taxonomy" | "concept">): string {
  const key = REFERENCED_CONCEPTS.get(taxonomy)?.get(concept) ?? STATEMENT_CONCEPTS.get(taxonomy)?.get(concept);
  return key ?? concept;
}

const items = Object.values(ITEMS);

const ofStatementsAlone: ReadonlySet<Item> = new Set(Object.values(STATEMENT_ITEMS));

/** Concepts by their names in a taxonomy, each with the key that it has in expressions. */
export type ConceptKeys = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Concepts whose derived quarters below 0 are discarded (FND-07). */
export const NEVER_NEGATIVE: ReadonlySet<string> = new Set(
  items.filter((item) => item.neverNegative).flatMap((item) => conceptsIn(item.find)),
);

const computedFrom = [
  ...items.filter((item) => !ofStatementsAlone.has(item)).flatMap(conceptsOf),
  ...Object.values(SHARE_CONCEPTS).flat(),
  ...Object.values(COMPANY_SIGNALS).flat(),
  ...IDENTITY_CONCEPTS,
  "EarningsPerShareBasic",
];

/** Every concept from which something is computed. */
export const REFERENCED_CONCEPTS: ConceptKeys = byTaxonomy(computedFrom);

/** Every further concept that confirms figures by a sum with them: its amounts are no figures, and no period is known by them. */
export const SUPPORTING_CONCEPTS: ConceptKeys = byTaxonomy(OPEN_CONCEPTS.filter((key) => !computedFrom.includes(key)));

/** Every further concept that the whole statements show. */
export const STATEMENT_CONCEPTS: ConceptKeys = byTaxonomy(
  [...ofStatementsAlone].flatMap(conceptsOf).filter((key) => !computedFrom.includes(key)),
);

function conceptsOf({ find, bankFirst }: Item): readonly string[] {
  return bankFirst ? [...conceptsIn(find), ...conceptsIn(bankFirst)] : conceptsIn(find);
}

function byTaxonomy(keys: readonly string[]): ConceptKeys {
  const taxonomies = new Map<string, Map<string, string>>();
  for (const key of keys) {
    const [taxonomy, concept] = key.includes(":") ? (key.split(":") as [string, string]) : ["us-gaap", key];
    const concepts = taxonomies.get(taxonomy) ?? new Map<string, string>();
    taxonomies.set(taxonomy, concepts.set(concept, key));
  }
  return taxonomies;
}
