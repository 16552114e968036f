import { SUPPORTING_CONCEPTS } from "../concepts/referenced-concepts.ts";
import { remembered } from "../remembered.ts";
import { isAcceptedForm } from "./accepted-forms.ts";
import type { Fact } from "./fact.ts";

/**
 * The facts of a company that only confirm figures by sums with them, such as other payments of investing activities. They are not
 * grouped nor judged by themselves: a sum with a wrong one confirms nothing.
 *
 * @param facts All facts of one filer, in any order.
 * @returns By concept key; facts of accepted forms.
 * @see REC-22
 *
 * @example
 * supportingFacts(facts).get("PaymentsToAcquireIntangibleAssets")?.length; // one for each filing and period
 */
export function supportingFacts(facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> {
  const supporting = new Map<string, Fact[]>();
  let last: Fact | null = null;
  let ofConcept: Fact[] | null = null;
  for (const fact of facts) {
    // Facts mostly come in runs of one concept.
    if (last?.concept !== fact.concept || last.taxonomy !== fact.taxonomy) {
      const key = SUPPORTING_CONCEPTS.get(fact.taxonomy)?.get(fact.concept);
      ofConcept = key === undefined ? null : remembered(supporting, key, () => []);
      last = fact;
    }
    if (ofConcept && isAcceptedForm(fact.form)) ofConcept.push(fact);
  }
  return supporting;
}
