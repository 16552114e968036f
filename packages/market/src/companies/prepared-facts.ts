import { type PreparedFacts, prepareFacts } from "@plumbline/core/fundamentals";
import { LRUCache } from "lru-cache";
import type { Snapshot } from "../snapshot/index.ts";

/** A reader who looks at a company asks for its figures one after the other, and at other days. */
const MAX_COMPANIES = 8;

const ofSnapshot = new WeakMap<Snapshot, LRUCache<number, PreparedFacts>>();

/**
 * The facts of a company, indexed for questions as of any day. The last few companies of each snapshot stay indexed;
 * they go with the snapshot.
 *
 * @returns null when the snapshot has no facts of the company.
 */
export function preparedFacts(snapshot: Snapshot, cik: number): PreparedFacts | null {
  const recent = ofSnapshot.get(snapshot) ?? new LRUCache<number, PreparedFacts>({ max: MAX_COMPANIES });
  ofSnapshot.set(snapshot, recent);
  const prepared = recent.get(cik) ?? prepare(snapshot, cik);
  if (prepared) recent.set(cik, prepared);
  return prepared;
}

function prepare(snapshot: Snapshot, cik: number): PreparedFacts | null {
  const company = snapshot.facts(cik);
  return company && prepareFacts(company.facts);
}
