import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import type { ItemFinders } from "../concepts/item-finders.ts";
import { keyOfConcept, NEVER_NEGATIVE } from "../concepts/referenced-concepts.ts";
import type { Derivation } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import type { LineGroup } from "../reconcile/line-group.ts";
import type { ReconciledLines } from "../reconcile/reconciled-lines.ts";
import { numberOfTerm } from "../reconcile/term.ts";
import { memoized } from "../remembered.ts";
import { onShareCount } from "../splits/on-share-count.ts";
import type { ShareSplit } from "../splits/share-splits.ts";
import {
  continuedTimelines,
  type EarlierTimelines,
  type KnownTimelines,
  type TimelineStore,
  type UnchangedNumbers,
} from "./known-timelines.ts";
import { type ReconciledStore, reconciledStore } from "./reconciled-store.ts";
import { selectedCopies } from "./selected-copies.ts";
import type { Timeline } from "./timeline.ts";

/** What a company had published by a day, concept by concept; computed when first needed, and once. */
export interface Statements {
  readonly asOf: Day;
  /** Currency of all money (FND-01). */
  readonly currency: string;
  /** Where the items are looked for. */
  readonly finders: ItemFinders;
  /** Money flows, reconciled over all filings. */
  readonly flows: ReconciledStore;
  /** Single quarters of a money flow under one concept (REC-08). */
  quarters(concept: string): Timeline;
  /** Fiscal years of a money flow under one concept. */
  years(concept: string): Timeline;
  /** All copies of the number of a fact that were filed by the day, oldest filing first. */
  copiesOf(fact: Fact): readonly Fact[];
  /** The value of another concept for the same period in the filing of a fact, in the unit given. */
  inFiling(fact: Fact, concept: string, unit: string): Fact | null;
  /** Balances, or other numbers of a day. */
  balances(concept: string): Timeline;
  /** Per-share numbers as filed for periods of a length, on the share count of the as-of day. */
  perShare(concept: string, quarters: 1 | 2 | 3 | 4): Timeline;
  /** A per-share number or a share count on the share count of the as-of day (FND-12). */
  onBasis(number: Derivation): Derivation;
  /** Share counts, averages of periods of a length or (0) of a day, on the share count of the as-of day. */
  shares(concept: string, quarters: 0 | 1 | 2 | 3 | 4): Timeline;
  /** Every timeline that has been computed. */
  readonly known: KnownTimelines;
}

/** Finds a line of the statements at the end of a period; `null` when it is not reported. */
export type ItemAt = (id: ItemId, end: Day) => Derivation | null;

export interface StatementsOptions {
  readonly asOf: Day;
  /** Splits known on the day, see `shareSplits`. */
  readonly splits: readonly ShareSplit[];
  /** Currency of all money, see `reportingCurrency`. */
  readonly currency: string;
  /** False where no figure is judged by whether a second fact confirms it. */
  readonly isConfirmationAsked?: boolean;
  /** The same statements on an earlier day; `null` unless the facts were read in the same way. */
  readonly earlier?: EarlierStatements | null;
}

/** Statements of an earlier day whose timelines are continued. */
export interface EarlierStatements extends EarlierTimelines {
  readonly flows: ReconciledStore;
  /** Years that end before this day may take a figure from an earlier filing than the newest that states it. */
  readonly repeatsBefore: number;
  /** Whether no share was split since. */
  readonly isOnSameBasis: boolean;
}

/**
 * The statements of a company as they could be read on a day.
 *
 * @param prepared Facts of the company.
 * @param options The day, the splits of its share, and what is known about an earlier day.
 * @see GEN-06, FND-01, FND-04, FND-12
 *
 * @example
 * statementsAsOf(prepared, { asOf: day("2024-12-31"), splits: [], currency: "USD" }).years("NetIncomeLoss");
 */
export function statementsAsOf(
  prepared: PreparedFacts,
  { asOf, splits, currency, isConfirmationAsked = true, earlier = null }: StatementsOptions,
): Statements {
  const groups = (concept: string, unit: string) => prepared.concepts.get(concept)?.get(unit) ?? NO_GROUPS;
  const onBasis = (number: Derivation) => onShareCount(number, splits);
  const restated = (timeline: Timeline) => (splits.length === 0 ? timeline : timeline.map(onBasis));
  const copiesAt = ({ start, end }: Fact, concept: string, unit: string) =>
    groupAt(groups(concept, unit), start, end)?.copies ?? [];
  const known: KnownTimelines = new Map();
  const flows = reconciledStore(prepared, {
    asOf,
    currency,
    isConfirmationAsked,
    earlier: earlier?.flows ?? null,
    repeatsBefore: earlier?.repeatsBefore,
  });
  const money = { known, earlier };
  const counts = { known, earlier: earlier?.isOnSameBasis ? earlier : null };
  const lastEnd = asOf + prepared.daysAhead;
  const copies = (concept: string, unit: string, { quarters, unchanged }: CopiesOptions) =>
    selectedCopies(groupsWithin(groups(concept, unit), unchanged.before, lastEnd), quarters, asOf);
  return {
    asOf,
    currency,
    finders: prepared.finders,
    known,
    onBasis,
    inFiling: (fact, concept, unit) =>
      copiesAt(fact, concept, unit).find(({ accession }) => accession === fact.accession) ?? null,
    copiesOf: (fact) => {
      const copies = copiesAt(fact, keyOfConcept(fact), fact.unit);
      const later = copies.findIndex(({ filed }) => filed > asOf);
      return later < 0 ? copies : copies.slice(0, later);
    },
    flows,
    quarters: memoized((concept) => quartersOf(flows.of(lineOf(concept)))),
    years: memoized((concept) => yearsOf(flows.of(lineOf(concept)))),
    balances: continuedTimelines(money, "balances", (concept, unchanged) =>
      copies(concept, currency, { quarters: 0, unchanged }),
    ),
    perShare: byLength(counts, "perShare", (concept, quarters: 1 | 2 | 3 | 4, unchanged) =>
      restated(copies(concept, `${currency}/shares`, { quarters, unchanged })),
    ),
    shares: byLength(counts, "shares", (concept, quarters: 0 | 1 | 2 | 3 | 4, unchanged) =>
      restated(copies(concept, "shares", { quarters, unchanged })),
    ),
  };
}

interface CopiesOptions {
  readonly quarters: 0 | 1 | 2 | 3 | 4;
  readonly unchanged: UnchangedNumbers;
}

const NO_GROUPS: readonly PeriodGroup[] = [];

/** The copies of one period among groups by end. */
function groupAt(groups: readonly PeriodGroup[], start: Day | null, end: Day): PeriodGroup | undefined {
  for (let k = firstGroupFrom(groups, end); groups[k]?.end === end; k++)
    if (groups[k]?.start === start) return groups[k];
  return undefined;
}

/** The groups that end between two days, both included. */
function groupsWithin(groups: readonly PeriodGroup[], from: number, to: number): readonly PeriodGroup[] {
  if (groups.length === 0) return groups;
  const first = firstGroupFrom(groups, from);
  const next = firstGroupFrom(groups, to + 1);
  return first === 0 && next === groups.length ? groups : groups.slice(first, next);
}

function firstGroupFrom(groups: readonly PeriodGroup[], end: number): number {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((groups[middle] as PeriodGroup).end < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byLength<Length extends number>(
  store: TimelineStore,
  kind: string,
  compute: (concept: string, quarters: Length, unchanged: UnchangedNumbers) => Timeline,
): (concept: string, quarters: Length) => Timeline {
  const ofLength: ((concept: string) => Timeline)[] = [];
  return (concept, quarters) => {
    ofLength[quarters] ??= continuedTimelines(store, `${kind} ${quarters}`, (name, unchanged) =>
      compute(name, quarters, unchanged),
    );
    return (ofLength[quarters] as (concept: string) => Timeline)(concept);
  };
}

/** A concept as an item of one line. */
const lineOf = memoized((concept: string): LineGroup => {
  return { lines: [concept], totals: { from: 0, to: 0 }, neverNegative: NEVER_NEGATIVE.has(concept) };
});

function quartersOf({ years, group }: ReconciledLines): Timeline {
  return years.flatMap(({ quarters }) => quarters.flatMap(({ term }) => (term ? [numberOfTerm(term, group)] : [])));
}

function yearsOf({ years, group }: ReconciledLines): Timeline {
  return years.flatMap(({ year: { term } }) => (term ? [numberOfTerm(term, group)] : []));
}
