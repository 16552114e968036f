import {
  CLAIM_BOUNDS,
  NEAR_PRICE,
  RECORDED_VALUES,
  RECORDED_WIDTHS,
  type RecordedValue,
  type RecordedWidth,
  VALUE_SIDES,
  type ValueSide,
} from "../words/index.ts";
import { type CohortMean, type CohortSum, cohortMean, cohortShare } from "./cohort-mean.ts";

/** The verdicts of a day and what followed, verdict by verdict in one order. */
export interface FollowedVerdicts {
  /** Return of each share less that of the benchmark over the span, as fractions; NaN where it is not known. */
  readonly excess: Float64Array;
  /** Each value per share divided by the price, less one; NaN where there was none. */
  readonly claims: Readonly<Record<RecordedValue, Float64Array>>;
  /** Index in `RECORDED_WIDTHS`; -1 where the width was not known. */
  readonly widths: Int8Array;
}

/** What followed a group of verdicts. */
export interface GroupScore {
  /** Share of them whose stock returned more than the benchmark. */
  readonly beat: CohortMean;
  /** Mean return less that of the benchmark, as a fraction. */
  readonly excess: CohortMean;
}

/** What followed claims of a size. */
export interface ClaimScore extends GroupScore {
  /** Bounds of value divided by price less one: from the lower, below the upper; null where there is none. */
  readonly from: number | null;
  readonly to: number | null;
  /** Mean claim of the group; null where it is empty. */
  readonly claimed: number | null;
}

export interface ValueScore {
  /** Share of claims on either side that came true: above the price and more than the benchmark, or below and less. */
  readonly right: CohortMean;
  readonly sides: Readonly<Record<ValueSide, GroupScore>>;
  /** From the lowest claims to the highest. */
  readonly claims: readonly ClaimScore[];
}

/** What followed the verdicts of some days. */
export interface RecordScore {
  /** Verdicts of stocks that could be followed, and of those that could not. */
  readonly followed: number;
  readonly lost: number;
  /** All of them: what a verdict is to be compared with, since most stocks return less than an index. */
  readonly all: GroupScore;
  readonly values: Readonly<Record<RecordedValue, ValueScore>>;
  readonly widths: Readonly<Record<RecordedWidth, GroupScore>>;
}

/**
 * Scores verdicts by what followed them.
 *
 * @param days Of days whose spans do not overlap.
 * @see RVD-03, RVD-04
 *
 * @example
 * scoreVerdicts(days).values.dcf.right; // { n: 412, days: 4, value: 0.53, interval: { low: 0.44, high: 0.62 } }
 */
export function scoreVerdicts(days: readonly FollowedVerdicts[]): RecordScore {
  const followed = days.reduce((sum, { excess }) => sum + excess.filter((value) => !Number.isNaN(value)).length, 0);
  const recorded = days.reduce((sum, { excess }) => sum + excess.length, 0);
  return {
    followed,
    lost: recorded - followed,
    all: groupScore(days, () => true),
    values: byName(RECORDED_VALUES, (name) => valueScore(days, name)),
    widths: byName(RECORDED_WIDTHS, (_, index) => groupScore(days, ({ widths }, row) => widths[row] === index)),
  };
}

/** Whether a verdict belongs to a group. */
type Member = (day: FollowedVerdicts, row: number) => boolean;

function valueScore(days: readonly FollowedVerdicts[], name: RecordedValue): ValueScore {
  const sideAt = ({ claims }: FollowedVerdicts, row: number) => sideOf(claims[name][row] as number);
  const cameTrue = (side: ValueSide | null, excess: number) => (side === "above" ? excess > 0 : excess < 0);
  const isClaim: Member = (day, row) => ["above", "below"].includes(sideAt(day, row) ?? "");
  const right = sumsOf(days, isClaim, (day, row) => Number(cameTrue(sideAt(day, row), day.excess[row] as number)));
  const bounds = [null, ...CLAIM_BOUNDS, null];
  return {
    right: cohortShare(right),
    sides: byName(VALUE_SIDES, (side) => groupScore(days, (day, row) => sideAt(day, row) === side)),
    claims: bounds.slice(1).map((to, place) => claimScore(days, name, { from: bounds[place] ?? null, to })),
  };
}

/**
 * On which side of the price a value lies.
 *
 * @param claim Value divided by price, less one.
 * @returns null for NaN.
 *
 * @example
 * sideOf(0.1); // "above"
 */
export function sideOf(claim: number): ValueSide | null {
  if (Number.isNaN(claim)) return null;
  if (claim >= NEAR_PRICE) return "above";
  return claim <= -NEAR_PRICE ? "below" : "near";
}

function claimScore(
  days: readonly FollowedVerdicts[],
  name: RecordedValue,
  { from, to }: Pick<ClaimScore, "from" | "to">,
): ClaimScore {
  const isMember: Member = ({ claims }, row) => {
    const claim = claims[name][row] as number;
    return claim >= (from ?? Number.NEGATIVE_INFINITY) && claim < (to ?? Number.POSITIVE_INFINITY);
  };
  const claimed = cohortMean(sumsOf(days, isMember, ({ claims }, row) => claims[name][row] as number)).value;
  return { from, to, claimed, ...groupScore(days, isMember) };
}

function groupScore(days: readonly FollowedVerdicts[], isMember: Member): GroupScore {
  return {
    beat: cohortShare(sumsOf(days, isMember, ({ excess }, row) => Number((excess[row] as number) > 0))),
    excess: cohortMean(sumsOf(days, isMember, ({ excess }, row) => excess[row] as number)),
  };
}

/** Of each day how many members could be followed, and the sum of what was observed of them. */
function sumsOf(
  days: readonly FollowedVerdicts[],
  isMember: Member,
  observed: (day: FollowedVerdicts, row: number) => number,
): readonly CohortSum[] {
  return days.map((day) => {
    let [n, sum] = [0, 0];
    day.excess.forEach((excess, row) => {
      if (Number.isNaN(excess) || !isMember(day, row)) return;
      n++;
      sum += observed(day, row);
    });
    return { n, sum };
  });
}

function byName<Key extends string, Value>(keys: readonly Key[], of: (key: Key, index: number) => Value) {
  return Object.fromEntries(keys.map((key, index) => [key, of(key, index)])) as Readonly<Record<Key, Value>>;
}
