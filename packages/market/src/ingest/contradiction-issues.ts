import {
  type Contradiction,
  contradictionsOf,
  fundamentalsAsOf,
  type PreparedFacts,
} from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { CONTRADICTION_KINDS, type ContradictionItem, type ContradictionKind } from "@plumbline/core/words";
import { type Detail, type Issue, inTurn, say } from "../model/index.ts";
import { type IssueCode, issue } from "../quality/index.ts";

/** As of when the accounts of a company are read, and what decides how. */
export interface AccountsReading {
  readonly asOf: Day;
  readonly splits: readonly Split[];
  readonly sic: number | null;
  readonly industry: string | null;
}

const CODES = {
  contradicted: "figures-contradicted",
  "restated-perimeter": "figures-restated",
  "other-context": "figures-of-another-period",
  "wrong-scale": "figures-at-wrong-scale",
  "first-reported": "figures-first-reported",
  seam: "accounts-with-seam",
  "broken-identity": "accounts-do-not-add-up",
} as const satisfies Readonly<Record<ContradictionKind, IssueCode>>;

/** The codes of contradictions, one for each kind. */
export const CONTRADICTION_CODES: readonly IssueCode[] = Object.values(CODES);

/** Items named in one entry of the report; of the others their number is said. */
const MAX_ITEMS = 6;
/** Years, or rows of years, named of an item; the latest, since they are read most. */
const MAX_YEARS = 10;

/**
 * Contradictions in the accounts of a company, one entry for each kind: how often, and of which items and years.
 *
 * @param prepared All facts of the company.
 * @param symbol Its first symbol.
 * @param reading The day, splits and kind of company.
 * @returns At most one entry of each code; the day is that of the newest filing, by which all of it is judged.
 * @see REC-20
 */
export function contradictionIssues(
  prepared: PreparedFacts,
  symbol: string | null,
  { asOf, ...options }: AccountsReading,
): Issue[] {
  // Whether a second fact confirms a figure is another question, and most of the work.
  const known = fundamentalsAsOf(prepared, { asOf, ...options, isConfirmationAsked: false });
  const found = contradictionsOf(known);
  const filed = Math.max(...[...known.quarters.list, ...known.years.list].map((period) => period.filed));
  return CONTRADICTION_KINDS.flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return [];
    return [issue(CODES[kind], { symbol, day: filed, count: ofKind.length }, namedItems(ofKind))];
  });
}

/** The items with most contradictions first, each with its fiscal years. */
function namedItems(found: readonly Contradiction[]): Detail {
  const byItem = new Map<ContradictionItem, Contradiction[]>();
  for (const one of found) byItem.set(one.item, [...(byItem.get(one.item) ?? []), one]);
  const items = [...byItem].sort(([, left], [, right]) => right.length - left.length);
  const named = items.slice(0, MAX_ITEMS).map(([item, ofItem]) => {
    const years = rowsOfYears(ofItem.map(({ fiscalYear }) => fiscalYear)).slice(-MAX_YEARS);
    return say("figures-of-years", { item: { words: [item] }, years: { list: years } });
  });
  const more = items.slice(MAX_ITEMS).reduce((sum, [, ofItem]) => sum + ofItem.length, 0);
  return inTurn(...named, ...(more === 0 ? [] : [say("more-of-kind", { count: more })]));
}

/**
 * Years in words, those in a row together.
 *
 * @example
 * rowsOfYears([2018, 2010, 2011, 2012, 2018]); // ["2010–2012", "2018"]
 */
export function rowsOfYears(years: readonly number[]): readonly string[] {
  const rows: { first: number; last: number }[] = [];
  for (const year of [...new Set(years)].sort((left, right) => left - right)) {
    const row = rows.at(-1);
    if (row && year === row.last + 1) row.last = year;
    else rows.push({ first: year, last: year });
  }
  return rows.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
}
