import { type PreparedFacts, prepareFacts, withStatementFacts } from "@plumbline/core/fundamentals";
import { LRUCache } from "lru-cache";
import type { Snapshot } from "../snapshot/index.ts";

/** A reader who looks at a company asks for its figures one after the other, and at other days. */
const MAX_COMPANIES = 8;

type RecentFacts = WeakMap<Snapshot, LRUCache<number, PreparedFacts>>;

const ofSnapshot: RecentFacts = new WeakMap();
/** Those with the facts that only whole statements show. */
const ofStatements: RecentFacts = new WeakMap();

/**
 * The facts of a company, indexed for questions as of any day. The last few companies of each snapshot stay indexed;
 * they go with the snapshot.
 *
 * @returns null when the snapshot has no facts of the company.
 */
export function preparedFacts(snapshot: Snapshot, cik: number): PreparedFacts | null {
  return recent(ofSnapshot, snapshot, cik, () => {
    const company = snapshot.facts(cik);
    return company && prepareFacts(company.facts);
  });
}

/**
 * The same with the facts that only whole statements show.
 *
 * @returns null when the snapshot has no facts of the company.
 */
export function preparedStatementFacts(snapshot: Snapshot, cik: number): PreparedFacts | null {
  return recent(ofStatements, snapshot, cik, () => {
    const prepared = preparedFacts(snapshot, cik);
    const company = prepared && snapshot.facts(cik);
    return company && withStatementFacts(prepared, company.facts);
  });
}

function recent(
  kept: RecentFacts,
  snapshot: Snapshot,
  cik: number,
  prepare: () => PreparedFacts | null,
): PreparedFacts | null {
  const companies = kept.get(snapshot) ?? new LRUCache<number, PreparedFacts>({ max: MAX_COMPANIES });
  kept.set(snapshot, companies);
  const prepared = companies.get(cik) ?? prepare();
  if (prepared) companies.set(cik, prepared);
  return prepared;
}
