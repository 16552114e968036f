import type { Day } from "../../time/index.ts";
import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import { asFiled, type Derivation, derived, noted, type Traced, unknown } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import { remembered } from "../remembered.ts";
import { type EarningsCheck, earningsCheck, factOf } from "./earnings-check.ts";
import { fourthQuarterEps } from "./fourth-quarter-eps.ts";
import { beforePeriod, type ItemLookups } from "./item-at.ts";
import type { Statements } from "./statements.ts";
import { at, isSameEnd, type Timeline } from "./timeline.ts";

/** Numbers per share of a company, each checked against its income and shares before it is served. */
export interface PerShare {
  /**
   * Diluted earnings per share of one quarter: as reported, otherwise of a fourth quarter (FND-13).
   */
  ofQuarter(end: Day): Traced;
  /** The number of a fiscal year, as reported. */
  ofYear(end: Day): Traced;
  /**
   * Of the last four quarters from reported numbers: fiscal year plus year to date less year to date a year before; at
   * the end of a fiscal year that year's number (FND-14).
   */
  rolledForward(end: Day): Traced;
  /** Average diluted shares of a quarter; of a fourth one, for which none are reported, those of the year. */
  sharesOfQuarter(end: Day): Traced;
  sharesOfYear(end: Day): Traced;
  /** The computed earnings per share that are made only of facts of their period and of those before it. */
  known(): KnownPerShare;
}

/** Earnings per share by the end of the period. */
export type KnownPerShare = Readonly<Record<"quarters" | "years", Map<Day, Traced>>>;

/**
 * The known earnings per share of the periods before one, on a day of the same share count.
 *
 * @param known What was computed on an earlier day.
 * @param first End of the first period of which something was filed since, see `periodNews`.
 *
 * @example
 * perShareBefore(perShare.known(), Number.NEGATIVE_INFINITY).years.size; // 0
 */
export function perShareBefore({ quarters, years }: KnownPerShare, first: number): KnownPerShare {
  return { quarters: beforePeriod(quarters, first), years: beforePeriod(years, first) };
}

const nothingKnown = (): KnownPerShare => ({ quarters: new Map(), years: new Map() });

/**
 * The earnings per share and diluted shares of a company.
 *
 * @param statements What it had published.
 * @param items Items of quarters and years.
 * @param known Earnings per share that are as they were on an earlier day.
 * @see FND-12, FND-13, FND-14, REC-19
 *
 * @example
 * perShareOf(statements, items).ofYear(day("2019-09-28")).value; // 11.89, Apple before the split of 2020
 */
export function perShareOf(
  statements: Statements,
  items: ItemLookups,
  known: KnownPerShare = nothingKnown(),
): PerShare {
  const check = earningsCheck(statements);
  const reported = (quarters: 1 | 4, end: Day): Traced => {
    const found = firstOf(SHARE_CONCEPTS.epsDiluted, (concept) => at(statements.perShare(concept, quarters), end));
    return found ? check.perShare(besideShares(statements, found)) : NO_EPS;
  };
  const shares = (quarters: 1 | 4, end: Day): Traced => {
    const newest = firstOf(SHARE_CONCEPTS.sharesDiluted, (concept) => at(statements.shares(concept, quarters), end));
    if (!newest) return unknown("not-reported", "sharesDiluted");
    const found = besideEarnings(statements, newest, reported(quarters, end));
    return check.isWrongCount(found) ? unknown("contradicts-net-income", "sharesDiluted") : found;
  };
  return {
    ofQuarter: (end) =>
      remembered(known.quarters, end, () => {
        const own = reported(1, end);
        return own.value === null ? (fourthQuarterEps(statements, items, end) ?? own) : own;
      }),
    ofYear: (end) => remembered(known.years, end, () => reported(4, end)),
    known: () => (check.hasJudgedFiler() ? nothingKnown() : known),
    rolledForward: (end) => {
      for (const concept of SHARE_CONCEPTS.epsDiluted) {
        const found = rolledForward(statements, { concept, check, end });
        if (found) return found;
      }
      return NO_EPS;
    },
    sharesOfQuarter: (end) => {
      const own = shares(1, end);
      const year = own.value === null && own.because === "not-reported" ? shares(4, end) : own;
      return year === own || year.value === null ? year : noted(year, "shares-of-the-year");
    },
    sharesOfYear: (end) => shares(4, end),
  };
}

const NO_EPS = unknown("not-reported", "eps");

/** The newest earnings per share with the average shares beside them in one filing; as they are where none has both (REC-19). */
function besideShares(statements: Statements, eps: Derivation): Derivation {
  const fact = factOf(eps);
  if (!fact || sharesBeside(statements, fact)) return eps;
  const pair = statements.copiesOf(fact).findLast((copy) => sharesBeside(statements, copy) !== null);
  return pair ? statements.onBasis(asFiled(pair)) : eps;
}

/** The average shares of the filing of the earnings per share; the newest ones where their filing says the same, or neither has both. */
function besideEarnings(statements: Statements, newest: Derivation, eps: Traced): Derivation {
  const [shares, earnings] = [factOf(newest), eps.value === null ? null : factOf(eps)];
  if (!shares || !earnings || shares.accession === earnings.accession) return newest;
  const unit = `${statements.currency}/shares`;
  const own = firstOf(SHARE_CONCEPTS.epsDiluted, (concept) => statements.inFiling(shares, concept, unit));
  if (
    own &&
    Math.abs(statements.onBasis(asFiled(own)).value - (eps.value as number)) <=
      SAME_EARNINGS * Math.abs(eps.value as number)
  )
    return newest;
  const pair = sharesBeside(statements, earnings);
  return pair ? statements.onBasis(asFiled(pair)) : newest;
}

/** Earnings per share that differ by less differ by rounding alone. */
const SAME_EARNINGS = 0.005;

function sharesBeside(statements: Statements, eps: Fact): Fact | null {
  return firstOf(SHARE_CONCEPTS.sharesDiluted, (concept) => statements.inFiling(eps, concept, "shares"));
}

interface RollForward {
  readonly concept: string;
  readonly check: EarningsCheck;
  readonly end: Day;
}

/** `null` where one of the three numbers is not reported, or contradicted by income and shares. */
function rolledForward(statements: Statements, { concept, check, end }: RollForward): Derivation | null {
  const checked = (number: Derivation | undefined) => {
    const traced = number && check.perShare(number);
    return traced && traced.value !== null ? traced : null;
  };
  const latest = latestYear(statements.perShare(concept, 4), end);
  const year = latest && checked(latest);
  if (!year || isSameEnd(year.end, end)) return year;
  for (const quarters of [1, 2, 3] as const) {
    const timeline = statements.perShare(concept, quarters);
    const current = checked(at(timeline, end) ?? undefined);
    if (!current || !isSameEnd(((current.start as Day) - 1) as Day, year.end)) continue;
    const yearBefore = checked(timeline.findLast(({ start }) => sameStart(start, year.start)));
    if (!yearBefore) return null;
    return derived({
      value: year.value + current.value - yearBefore.value,
      how: "roll-forward",
      rule: "FND-14",
      parts: [year, current, yearBefore],
      names: ["year", "yearToDate", "yearToDateBefore"],
      start: (yearBefore.end + 1) as Day,
      end: current.end,
    });
  }
  return null;
}

/** The last fiscal year that ended by a day. */
function latestYear(years: Timeline, end: Day): Derivation | null {
  return years.findLast((year) => year.end <= end || isSameEnd(year.end, end)) ?? null;
}

function sameStart(a: Day | null, b: Day | null): boolean {
  return a !== null && b !== null && isSameEnd(a, b);
}

function firstOf<Found>(concepts: readonly string[], find: (concept: string) => Found | null): Found | null {
  for (const concept of concepts) {
    const found = find(concept);
    if (found) return found;
  }
  return null;
}
