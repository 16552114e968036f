import { completeReports } from "../company/complete-reports.ts";
import { itemFinders } from "../concepts/item-finders.ts";
import { type ConceptKeys, REFERENCED_CONCEPTS, STATEMENT_CONCEPTS } from "../concepts/referenced-concepts.ts";
import { spansOf } from "../reconcile/spans.ts";
import { remembered } from "../remembered.ts";
import { isAcceptedForm, isAnnualForm, isCurrentReport } from "./accepted-forms.ts";
import { durationBucket } from "./duration-bucket.ts";
import type { Fact } from "./fact.ts";
import { moneyVerdicts } from "./money-slips.ts";
import type { PeriodGroup } from "./period-group.ts";
import { periodKey } from "./period-key.ts";
import type { AnnualReport, PreparedFacts } from "./prepared-facts.ts";
import { shareSeries } from "./share-slips.ts";
import { supportingFacts } from "./supporting-facts.ts";
import { isCurrency, isPossibleValue } from "./unit.ts";

type Groups = Map<number, { group: PeriodGroup; copies: Fact[] }>;

/**
 * Indexes the facts of a company once, for any number of questions as of any day: by concept and unit, in groups of
 * copies of one number, oldest filing first. Facts from which nothing is computed and impossible values are left out.
 *
 * @param facts All facts of one filer, in any order.
 * @returns An index that shares the facts and never changes.
 * @see FND-02, FND-03, FND-19
 *
 * @example
 * const prepared = prepareFacts(companyFacts.facts);
 */
export function prepareFacts(facts: readonly Fact[]): PreparedFacts {
  const reports = new Map<string, AnnualReport>();
  const { indexed, recasts } = indexedConcepts(facts, REFERENCED_CONCEPTS, reports);
  return {
    concepts: indexed,
    recasts,
    supporting: supportingFacts(facts),
    spans: spansOf(indexed, recasts),
    daysAhead: daysAhead(indexed),
    finders: itemFinders((concept) => indexed.has(concept)),
    currencies: [...new Set([...indexed.values()].flatMap((units) => [...units.keys()]))].filter(isCurrency),
    annualReports: [...reports.values()].sort(oldestFirst),
    completeReports: completeReports(indexed),
    moneyVerdicts: moneyVerdicts(indexed),
    shareSeries: shareSeries(indexed),
  };
}

/**
 * The same index with the facts that only the whole statements show. Scales, currency and completeness stay judged by the facts
 * from which something is computed, so that a statement has the figures that every other page has.
 *
 * @param prepared The index of the same facts, see `prepareFacts`.
 * @param facts All facts of the filer, in any order.
 * @see FND-19
 *
 * @example
 * withStatementFacts(prepareFacts(facts), facts).concepts.has("OtherAssetsCurrent"); // true for Apple
 */
export function withStatementFacts(prepared: PreparedFacts, facts: readonly Fact[]): PreparedFacts {
  const { indexed: further, recasts } = indexedConcepts(facts, STATEMENT_CONCEPTS, new Map());
  const concepts = new Map([...prepared.concepts, ...further]);
  return {
    ...prepared,
    concepts,
    recasts: new Map([...prepared.recasts, ...recasts]),
    daysAhead: Math.max(prepared.daysAhead, daysAhead(further)),
    finders: itemFinders((concept) => concepts.has(concept)),
  };
}

/**
 * The facts of some concepts in groups by concept and unit, those of current reports apart; annual reports that are met are added to
 * `reports`.
 */
function indexedConcepts(
  facts: readonly Fact[],
  keys: ConceptKeys,
  reports: Map<string, AnnualReport>,
): { readonly indexed: PreparedFacts["concepts"]; readonly recasts: PreparedFacts["recasts"] } {
  const concepts = new Map<string, Map<string, Groups>>();
  const recasts = new Map<string, Map<string, Groups>>();
  let last: Fact | null = null;
  let lastGroups: Groups | null = null;
  for (const fact of facts) {
    // Facts mostly come in runs of one concept and unit.
    if (last?.concept !== fact.concept || last.unit !== fact.unit || last.taxonomy !== fact.taxonomy) {
      lastGroups = groupsOf(concepts, keys, fact);
      last = fact;
    }
    if (lastGroups === null || !isPossibleValue(fact.unit, fact.value)) continue;
    if (isAcceptedForm(fact.form)) addCopy(lastGroups, reports, fact);
    else if (isCurrentReport(fact.form) && fact.start !== null && isCurrency(fact.unit)) {
      addCopy(groupsOf(recasts, keys, fact) as Groups, NO_REPORTS, fact);
    }
  }
  return { indexed: sortedConcepts(concepts), recasts: sortedConcepts(recasts) };
}

/** Current reports name no fiscal year. */
const NO_REPORTS = new Map<string, AnnualReport>();

function sortedConcepts(concepts: Map<string, Map<string, Groups>>): PreparedFacts["concepts"] {
  return new Map([...concepts].map(([key, units]) => [key, sortedUnits(units)]));
}

function daysAhead(concepts: PreparedFacts["concepts"]): number {
  let maxDays = Number.NEGATIVE_INFINITY;
  for (const units of concepts.values()) {
    for (const groups of units.values()) {
      for (const { end, copies } of groups) maxDays = Math.max(maxDays, end - (copies[0] as Fact).filed);
    }
  }
  return maxDays;
}

function groupsOf(concepts: Map<string, Map<string, Groups>>, keys: ConceptKeys, fact: Fact): Groups | null {
  const key = keys.get(fact.taxonomy)?.get(fact.concept);
  if (key === undefined) return null;
  const units = remembered(concepts, key, () => new Map<string, Groups>());
  return remembered(units, fact.unit, () => new Map());
}

function addCopy(groups: Groups, reports: Map<string, AnnualReport>, fact: Fact): void {
  const { start, end } = fact;
  const key = periodKey(start, end);
  const existing = groups.get(key);
  if (existing) {
    existing.copies.push(fact);
    if (existing.group.quarters === 4) noteAnnualReport(reports, fact);
    return;
  }
  const quarters = start === null ? 0 : durationBucket(start, end);
  if (quarters === null) return;
  if (quarters === 4) noteAnnualReport(reports, fact);
  const copies = [fact];
  groups.set(key, { copies, group: { start, end, quarters, copies } });
}

function noteAnnualReport(reports: Map<string, AnnualReport>, fact: Fact): void {
  if (fact.fiscalYear === null || !isAnnualForm(fact.form)) return;
  const existing = reports.get(fact.accession);
  if (existing && existing.latestEnd >= fact.end) return;
  const { accession, filed, fiscalYear } = fact;
  reports.set(accession, { accession, filed, fiscalYear, latestEnd: fact.end });
}

function sortedUnits(units: Map<string, Groups>): Map<string, readonly PeriodGroup[]> {
  return new Map([...units].filter(([, groups]) => groups.size > 0).map(([unit, groups]) => [unit, sorted(groups)]));
}

function sorted(groups: Groups): readonly PeriodGroup[] {
  const sortedGroups: PeriodGroup[] = [];
  for (const { group, copies } of groups.values()) {
    sortUnlessSorted(copies, byFiling);
    sortedGroups.push(group);
  }
  return sortUnlessSorted(sortedGroups, byPeriod);
}

function byPeriod(a: PeriodGroup, b: PeriodGroup): number {
  return a.end - b.end || (a.start ?? a.end) - (b.start ?? b.end);
}

/** Files mostly have their facts in order: to see that takes a fraction of sorting. */
function sortUnlessSorted<Value>(list: Value[], order: (a: Value, b: Value) => number): Value[] {
  for (let k = 1; k < list.length; k++) {
    if (order(list[k - 1] as Value, list[k] as Value) > 0) return list.sort(order);
  }
  return list;
}

/** Where one filing has two values for one period, any fixed order will do, but not that of the input. */
function byFiling(a: Fact, b: Fact): number {
  return a.filed - b.filed || compare(a.accession, b.accession) || a.value - b.value;
}

function oldestFirst(a: AnnualReport, b: AnnualReport): number {
  return a.filed - b.filed || compare(a.accession, b.accession);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
