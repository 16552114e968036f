import type { Day } from "../../time/index.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { remembered } from "../remembered.ts";
import { daysBy } from "./days-by.ts";
import { earningsJudge } from "./same-earnings.ts";
import { type StatedAgain, sharesStatedAgain } from "./share-copies.ts";
import { boundsOf, type SplitBounds } from "./split-bounds.ts";
import { taggedDay } from "./tagged-day.ts";
import { isSameRatio, usualRatio } from "./usual-ratio.ts";

/** A split that the filings of a company show: they state share counts of one period before and after it. */
export interface SplitOfAccounts extends SplitBounds {
  /** New shares for one old share; below 1 for a reverse split. */
  readonly ratio: number;
  /** Day of the split as a filing tags it, within the bounds; `null` where none does. */
  readonly tagged: Day | null;
  /** The counts of one period on both share counts, by the day of the newer one. */
  readonly evidence: readonly StatedAgain[];
}

/**
 * The splits that the filings of a company show by a day: share counts of the same period that a later filing states at a usual
 * ratio of the former ones, with the same income, for two periods; or for one, where earnings per share are the inverse.
 *
 * @param prepared Facts of the company.
 * @param asOf Filings of a later day are not seen: a split is known from the first filing on that restates for it.
 * @returns By the day from which filings are on the new count. What stays the same is the same object.
 * @see REC-16
 *
 * @example
 * splitsOfAccounts(walmart, day("2024-06-01")); // [{ ratio: 3, after: 2023-11-30, by: 2024-03-15, ... }]
 */
export function splitsOfAccounts(prepared: PreparedFacts, asOf: Day): readonly SplitOfAccounts[] {
  const trace = traceOf(prepared);
  const { candidates, known, newsDays } = trace;
  const [first] = candidates;
  if (first === undefined || asOf < first.pair.newer.filed) return NO_SPLITS;
  const news = daysBy(newsDays, asOf);
  return remembered(known, news, () => splitsBy(prepared, trace, newsDays[news - 1] as Day));
}

const NO_SPLITS: readonly SplitOfAccounts[] = [];

/** Share counts at a usual ratio, which their earnings do not contradict. */
interface Candidate {
  readonly pair: StatedAgain;
  readonly ratio: number;
  /** Whether earnings per share are the inverse: it needs no second period. */
  readonly isProven: boolean;
}

/** The splits that the share counts of a company tell, whatever the day. */
interface Trace {
  /** Counts stated again about the time of a candidate, by the day of the newer filing. */
  readonly pairs: readonly StatedAgain[];
  /** By the day of the newer filing. */
  readonly candidates: readonly Candidate[];
  /** Days on which one of the pairs was filed, rising. */
  readonly newsDays: readonly Day[];
  /** The splits by how many of those days have passed. */
  readonly known: Map<number, readonly SplitOfAccounts[]>;
}

const traces = new WeakMap<PreparedFacts, Trace>();

function traceOf(prepared: PreparedFacts): Trace {
  const known = traces.get(prepared);
  if (known) return known;
  const trace = newTrace(prepared);
  traces.set(prepared, trace);
  return trace;
}

function newTrace(prepared: PreparedFacts): Trace {
  const pairs = sharesStatedAgain(prepared);
  const possible = pairs.filter(({ quotient }) => usualRatio(quotient) !== null);
  const judge = possible.length === 0 ? null : earningsJudge(prepared);
  const candidates = possible.flatMap((pair): Candidate[] => {
    const ratio = usualRatio(pair.quotient) as number;
    const verdict = judge?.(pair, ratio);
    return verdict === "inverse" || verdict === "unchanged" ? [{ pair, ratio, isProven: verdict === "inverse" }] : [];
  });
  const near = pairs.filter((pair) => candidates.some((candidate) => isNear(pair, candidate)));
  return { pairs: near, candidates, newsDays: [...new Set(near.map(({ newer }) => newer.filed))], known: new Map() };
}

/** Whether the time between two filings touches that of a candidate: all others say nothing about it. */
function isNear({ older, newer }: StatedAgain, { pair }: Candidate): boolean {
  return older.filed <= pair.newer.filed && newer.filed >= pair.older.filed;
}

function splitsBy(
  prepared: PreparedFacts,
  { candidates, pairs }: Pick<Trace, "candidates" | "pairs">,
  asOf: Day,
): readonly SplitOfAccounts[] {
  const knownPairs = pairs.filter(({ newer }) => newer.filed <= asOf);
  const known = candidates.filter(({ pair }) => pair.newer.filed <= asOf && !isWithdrawn(pair, knownPairs));
  const groups = withoutProducts(grouped(known).filter(isEnough));
  const splits = groups.map(({ ratio, members }): SplitOfAccounts => {
    const evidence = members.map(({ pair }) => pair);
    const bounds = boundsOf(prepared, { ratio, evidence, pairs: knownPairs });
    return { ratio, ...bounds, tagged: taggedDay(prepared, { ratio, ...bounds }, asOf), evidence };
  });
  return splits.sort((a, b) => a.by - b.by || a.after - b.after || a.ratio - b.ratio);
}

/** A copy that contradicts equal copies before and after it is not used; nor is what leads back from it (REC-06). */
function isWithdrawn({ older, newer }: StatedAgain, pairs: readonly StatedAgain[]): boolean {
  return pairs.some(
    (pair) =>
      (pair.older === newer && isSameRatio(pair.newer.value, older.value)) ||
      (pair.newer === older && isSameRatio(pair.older.value, newer.value)),
  );
}

/** Candidates of one ratio between whose filings one split can lie. */
interface Group {
  readonly ratio: number;
  readonly members: Candidate[];
  /** The split came after the one day and by the other. */
  after: Day;
  by: Day;
}

function grouped(candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = [];
  for (const candidate of candidates) {
    const { ratio, pair } = candidate;
    const { filed: after } = pair.older;
    const { filed: by } = pair.newer;
    const group = groups.find((other) => other.ratio === ratio && after < other.by && other.after < by);
    if (group === undefined) groups.push({ ratio, members: [candidate], after, by });
    else {
      group.members.push(candidate);
      if (after > group.after) group.after = after;
      if (by < group.by) group.by = by;
    }
  }
  return groups;
}

function isEnough({ members }: Group): boolean {
  const periods = new Set(members.map(({ pair: { older } }) => `${older.start} ${older.end}`));
  return periods.size > 1 || members.some(({ isProven }) => isProven);
}

/** Without those that two splits between the same filings make together. */
function withoutProducts(groups: readonly Group[]): readonly Group[] {
  return groups.filter((group) => {
    const inside = groups.filter((other) => other !== group && other.after >= group.after && other.by <= group.by);
    const product = inside.reduce((all, { ratio }) => all * ratio, 1);
    return inside.length < 2 || !isSameRatio(product, group.ratio);
  });
}
