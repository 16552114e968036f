import type { Day } from "../../time/index.ts";
import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import type { Fact } from "../facts/fact.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { AVERAGE_SHARES, type StatedAgain } from "./share-copies.ts";
import { isSameRatio } from "./usual-ratio.ts";

/** Between which filings a split lies. A filing up to `after` counts old shares, one from `by` on new ones, but for exceptions. */
export interface SplitBounds {
  /** Day of the newest filing before `by` that still counts old shares. */
  readonly after: Day;
  /** Day of the oldest filing that counts new shares: from it on the split is known. */
  readonly by: Day;
  /** Accession numbers of filings between the two that count new shares by their size. */
  readonly newBetween: ReadonlySet<string>;
  /** Accession numbers of filings from `by` on that repeat old counts alone. */
  readonly oldSince: ReadonlySet<string>;
}

/** The days from which the bounds of a split are made. */
export interface SplitTrace {
  readonly ratio: number;
  /** Counts on both sides of the split. */
  readonly evidence: readonly StatedAgain[];
  /** All counts stated again that are known, by the day of the newer filing. */
  readonly pairs: readonly StatedAgain[];
}

/**
 * Finds between which filings a split lies. A filing that repeats an old count unchanged counts old shares; one whose counts a filing
 * after the split repeats counts new ones.
 *
 * @param prepared Facts of the company.
 * @see REC-16
 *
 * @example
 * boundsOf(walmart, trace); // { after: 2023-11-30, by: 2024-03-15, ... }
 */
export function boundsOf(prepared: PreparedFacts, { ratio, evidence, pairs }: SplitTrace): SplitBounds {
  let after = Math.max(...evidence.map(({ older }) => older.filed)) as Day;
  let by = Math.min(...evidence.map(({ newer }) => newer.filed)) as Day;
  const repeated = pairs.filter(({ quotient }) => isSameRatio(quotient, 1));
  for (const { older, newer } of repeated) {
    if (older.filed <= after && newer.filed > after && newer.filed < by) after = newer.filed;
  }
  for (const { older, newer } of repeated) {
    if (newer.filed >= by && older.filed > after && older.filed < by) by = older.filed;
  }
  const bounds = { after, by };
  return {
    ...bounds,
    newBetween: newBetween(prepared, { ...bounds, ratio }),
    oldSince: oldSince(repeated, { ...bounds, evidence }),
  };
}

type Bounds = Pick<SplitBounds, "after" | "by">;

/** Filings on or after the first new one that repeat what filings before the split say, and restate nothing. */
function oldSince(
  repeated: readonly StatedAgain[],
  { after, by, evidence }: Bounds & Pick<SplitTrace, "evidence">,
): ReadonlySet<string> {
  const restating = new Set(evidence.map(({ newer }) => newer.accession));
  const old = new Set<string>();
  for (const { older, newer } of repeated) {
    const isOld = older.filed <= after || old.has(older.accession);
    if (isOld && newer.filed >= by && !restating.has(newer.accession)) old.add(newer.accession);
  }
  return old;
}

/** Filings between the bounds repeat nothing: their own count tells on which side they are. */
function newBetween(prepared: PreparedFacts, { after, by, ratio }: Bounds & Pick<SplitTrace, "ratio">) {
  const before = new Map<string, Fact>();
  const between = new Map<string, Fact>();
  for (const copy of countsBefore(prepared, by)) {
    if (copy.filed <= after) before.set(copy.concept, later(before.get(copy.concept), copy));
    else if (!between.has(copy.accession)) between.set(copy.accession, copy);
  }
  const isNew = ({ value, concept }: Fact) => {
    const old = before.get(concept)?.value ?? Number.NaN;
    return Math.abs(Math.log(value / old / ratio)) < Math.abs(Math.log(value / old));
  };
  return new Set([...between.values()].filter(isNew).map(({ accession }) => accession));
}

/** Average shares, and after them those of covers. */
function countsBefore({ concepts }: PreparedFacts, by: Day): readonly Fact[] {
  return [...AVERAGE_SHARES, ...SHARE_CONCEPTS.coverPageShares]
    .flatMap((concept) => concepts.get(concept)?.get("shares") ?? [])
    .flatMap(({ copies }) => copies.filter(({ filed }) => filed < by));
}

function later(known: Fact | undefined, copy: Fact): Fact {
  if (known === undefined || copy.filed > known.filed) return copy;
  return copy.filed === known.filed && copy.end >= known.end ? copy : known;
}
