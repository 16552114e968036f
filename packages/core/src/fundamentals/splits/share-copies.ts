import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import type { Fact } from "../facts/fact.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";

/** Two filings that state the average shares of one period one after the other. */
export interface StatedAgain {
  readonly older: Fact;
  /** Filed on a later day. */
  readonly newer: Fact;
  /** The newer count over the older one. */
  readonly quotient: number;
}

/** Average shares, of which copies of one period are compared: counts of a day are hardly ever stated again. */
export const AVERAGE_SHARES: readonly string[] = [
  ...new Set<string>([...SHARE_CONCEPTS.sharesDiluted, ...SHARE_CONCEPTS.sharesBasic]),
];

/** No split is larger: counts further apart are of different scales (FND-19), and the copy before is compared. */
const MAX_RATIO = 55;

/**
 * The average shares of a company that a later filing states again, each beside the copy before it.
 *
 * @param prepared Facts of the company.
 * @returns By the day of the newer filing. A copy of another scale is left out, so that those around it are compared.
 * @see REC-16
 *
 * @example
 * sharesStatedAgain(prepared).length; // 0 of a company with one filing
 */
export function sharesStatedAgain(prepared: PreparedFacts): readonly StatedAgain[] {
  const known = ofCompany.get(prepared);
  if (known) return known;
  const pairs = pairsOf(prepared);
  ofCompany.set(prepared, pairs);
  return pairs;
}

const ofCompany = new WeakMap<PreparedFacts, readonly StatedAgain[]>();

function pairsOf({ concepts }: PreparedFacts): readonly StatedAgain[] {
  const pairs: StatedAgain[] = [];
  for (const concept of AVERAGE_SHARES) {
    for (const { copies, quarters } of concepts.get(concept)?.get("shares") ?? []) {
      if (quarters > 0 && copies.length > 1) addPairs(pairs, copies);
    }
  }
  return pairs.sort((a, b) => a.newer.filed - b.newer.filed);
}

function addPairs(pairs: StatedAgain[], copies: readonly Fact[]): void {
  for (let k = 1; k < copies.length; k++) {
    const newer = copies[k] as Fact;
    for (let j = k - 1; j >= 0; j--) {
      const older = copies[j] as Fact;
      const quotient = newer.value / older.value;
      if (older.filed === newer.filed || !(quotient < MAX_RATIO && quotient > 1 / MAX_RATIO)) continue;
      pairs.push({ older, newer, quotient });
      break;
    }
  }
}
