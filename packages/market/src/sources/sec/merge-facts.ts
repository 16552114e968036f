import type { Fact } from "../../model/index.ts";
import { compareFacts } from "./compare-facts.ts";

/** The facts of several deliveries as one, and how many of them contradicted each other. */
export interface MergedFacts {
  readonly facts: readonly Fact[];
  /** Facts of the same filing, concept, unit and period that two deliveries state with different values. */
  readonly contradictions: readonly Fact[];
}

/**
 * Makes one list of the facts that several files state about one company. Copies of one fact become one fact: it
 * keeps the frame and fiscal period of the newest delivery, because the SEC moves a frame to the copy filed last.
 *
 * @param deliveries Facts in the order of `compareFacts`, oldest delivery first; a later one wins.
 */
export function mergeFacts(deliveries: readonly (readonly Fact[])[]): MergedFacts {
  const [only] = deliveries;
  // The sort is stable, so copies stand in the order of their deliveries; runs that are in order cost no comparison twice.
  const sorted = deliveries.length === 1 && only !== undefined ? only : deliveries.flat().sort(compareFacts);
  const facts: Fact[] = [];
  const contradictions: Fact[] = [];
  for (const fact of sorted) {
    const previous = facts.at(-1);
    if (previous === undefined || compareFacts(previous, fact) !== 0) {
      facts.push(fact);
      continue;
    }
    if (previous.value !== fact.value) contradictions.push(previous);
    facts[facts.length - 1] = fact;
  }
  return { facts, contradictions };
}
