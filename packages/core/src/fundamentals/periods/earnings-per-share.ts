import type { Day } from "../../time/index.ts";
import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import { type Derivation, derived } from "../derivation/derivation.ts";
import type { ItemAt } from "./item-at.ts";
import type { Statements } from "./statements.ts";
import { at, isSameEnd, type Timeline } from "./timeline.ts";

/**
 * Diluted earnings per share of one quarter: as reported; of a fourth quarter, which is not reported, the income of
 * the quarter over the shares that year and nine months imply for it. Differences of reported per-share numbers are
 * not taken: both are rounded.
 *
 * @param statements What the company had published.
 * @param item Quarterly items.
 * @param end Last day of the quarter.
 * @returns `null` when neither can be had.
 * @see FND-13
 *
 * @example
 * quarterlyEps(apple, item, day("2025-09-27"))?.value; // 1.8479, where the company prints 1.85
 */
export function quarterlyEps(statements: Statements, item: ItemAt, end: Day): Derivation | null {
  const reported = firstOf(SHARE_CONCEPTS.epsDiluted, (concept) => at(statements.perShare(concept, 1), end));
  return reported ?? fourthQuarterEps(statements, item, end);
}

/**
 * Diluted earnings per share of a fiscal year, as reported.
 *
 * @see FND-14
 *
 * @example
 * yearlyEps(apple, day("2019-09-28"))?.value; // 11.89 before the split of 2020
 */
export function yearlyEps(statements: Statements, end: Day): Derivation | null {
  return firstOf(SHARE_CONCEPTS.epsDiluted, (concept) => at(statements.perShare(concept, 4), end));
}

/**
 * Earnings per share of the last four quarters from reported numbers: fiscal year plus year to date less year to date
 * a year before. At the end of a fiscal year it is that year's reported number.
 *
 * @param statements What the company had published.
 * @param end Last day of the last quarter.
 * @returns `null` when one of the three is not reported.
 * @see FND-14
 *
 * @example
 * rolledForwardEps(apple, day("2026-03-28"))?.value; // 7.46 + 4.85 - 4.05 = 8.26
 */
export function rolledForwardEps(statements: Statements, end: Day): Derivation | null {
  return firstOf(SHARE_CONCEPTS.epsDiluted, (concept) => rolledForward(statements, concept, end));
}

/**
 * Average diluted shares of a quarter; of a fourth quarter, for which none is reported, those of the year.
 *
 * @see FND-13
 *
 * @example
 * dilutedShares(apple, day("2024-06-29"))?.unit; // "shares"
 */
export function dilutedShares(statements: Statements, end: Day): Derivation | null {
  const quarter = firstOf(SHARE_CONCEPTS.sharesDiluted, (concept) => at(statements.shares(concept, 1), end));
  if (quarter) return quarter;
  const year = dilutedSharesOfYear(statements, end);
  return year && { ...year, note: "shares-of-the-year" };
}

/** Average diluted shares of a fiscal year. */
export function dilutedSharesOfYear(statements: Statements, end: Day): Derivation | null {
  return firstOf(SHARE_CONCEPTS.sharesDiluted, (concept) => at(statements.shares(concept, 4), end));
}

function fourthQuarterEps(statements: Statements, item: ItemAt, end: Day): Derivation | null {
  const income = item("netIncomeCommon", end);
  if (!income) return null;
  return firstOf(SHARE_CONCEPTS.sharesDiluted, (concept) => {
    const year = at(statements.shares(concept, 4), end);
    if (!year) return null;
    const nineMonths = statements.shares(concept, 3).findLast(({ start }) => sameStart(start, year.start));
    const implied = nineMonths ? 4 * year.value - 3 * nineMonths.value : Number.NaN;
    const shares = implied > 0 ? { value: implied, parts: [year, nineMonths as Derivation] } : null;
    const value = income.value / (shares?.value ?? year.value);
    if (!Number.isFinite(value)) return null;
    return derived({
      value,
      unit: `${statements.currency}/shares`,
      how: "income-per-share",
      rule: "FND-13",
      parts: [income, ...(shares?.parts ?? [year])],
      names: ["netIncomeCommon", "sharesOfYear", ...(shares ? ["sharesOfNineMonths"] : [])],
      start: income.start,
      end: income.end,
      note: shares ? null : "shares-of-the-year",
    });
  });
}

function rolledForward(statements: Statements, concept: string, end: Day): Derivation | null {
  const year = latestYear(statements.perShare(concept, 4), end);
  if (!year || isSameEnd(year.end, end)) return year;
  for (const quarters of [1, 2, 3] as const) {
    const timeline = statements.perShare(concept, quarters);
    const current = at(timeline, end);
    if (!current || !isSameEnd(((current.start as Day) - 1) as Day, year.end)) continue;
    const yearBefore = timeline.findLast(({ start }) => sameStart(start, year.start));
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

function firstOf(concepts: readonly string[], find: (concept: string) => Derivation | null): Derivation | null {
  for (const concept of concepts) {
    const found = find(concept);
    if (found) return found;
  }
  return null;
}
