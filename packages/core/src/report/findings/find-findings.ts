import { FACT_ITEMS, type FactName, type KnownNumbers } from "../facts.ts";
import { BUSINESS_CANDIDATES } from "./business-candidates.ts";
import type { Candidate, Finding } from "./finding.ts";
import { STANDING_CANDIDATES } from "./standing-candidates.ts";

/** Everything that can be unusual. */
export const CANDIDATES: readonly Candidate[] = [...BUSINESS_CANDIDATES, ...STANDING_CANDIDATES];

/**
 * What is unusual about a company, the most unusual first; of each topic one finding.
 *
 * @param numbers See `knownNumbers`. What is missing there is silent here.
 *
 * @example
 * findFindings(knownNumbers(items))[0]; // { id: "roe-high", direction: "for", strength: 0.94, ... }
 */
export function findFindings(numbers: KnownNumbers): readonly Finding[] {
  const found = CANDIDATES.flatMap((candidate) => findingOf(candidate, numbers)).sort(
    (a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1),
  );
  const topics = new Set<string>();
  return found.filter(({ topic }) => !topics.has(topic) && topics.add(topic));
}

function findingOf(candidate: Candidate, numbers: KnownNumbers): readonly Finding[] {
  const { id, topic, direction, facts, optional = [] } = candidate;
  if (!facts.every((name) => numbers.has(FACT_ITEMS[name]))) return [];
  const strength = candidate.strength(numbers.fact);
  if (!(strength > 0)) return [];
  const used = [...facts, ...optional.filter((name) => numbers.has(FACT_ITEMS[name]))];
  return [{ id, topic, direction, strength, refs: refsOf(used) }];
}

function refsOf(names: readonly FactName[]): Finding["refs"] {
  return Object.fromEntries(names.map((name) => [name, FACT_ITEMS[name]]));
}
