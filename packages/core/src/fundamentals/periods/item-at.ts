import type { Reason } from "../../figure/index.ts";
import type { Day } from "../../time/index.ts";
import { DEBT_CONCEPTS } from "../concepts/debt-concepts.ts";
import type { ItemId, PeriodLookup } from "../concepts/expression.ts";
import { type Derivation, derived, noted, type Traced } from "../derivation/derivation.ts";
import { comparative } from "../reconcile/comparative.ts";
import { quarterAt, yearAt } from "../reconcile/fiscal-frame.ts";
import type { LineGroup } from "../reconcile/line-group.ts";
import type { ReconciledCell } from "../reconcile/reconciled-year.ts";
import type { Rival } from "../reconcile/rival.ts";
import { SLOT } from "../reconcile/spans.ts";
import { numberOfTerm } from "../reconcile/term.ts";
import { itemRivals } from "./item-rivals.ts";
import { type ItemSeam, itemSeams } from "./item-seams.ts";
import type { ReconciledStore } from "./reconciled-store.ts";
import type { ItemAt, Statements } from "./statements.ts";
import { at, firstNotBefore, SNAP_DAYS } from "./timeline.ts";

/** The lookups of the items of a company, for single quarters and for fiscal years. */
export interface ItemLookups {
  readonly quarter: ItemAt;
  readonly year: ItemAt;
  /** A flow of the period a year before as the filings of a period count it, by the last day of the later one (REC-14). */
  readonly yearBefore: Readonly<Record<"quarter" | "year", (id: ItemId, end: Day) => Derivation | Reason>>;
  /** Where an item counts different things before and after, by the fiscal years of the frame (REC-13). */
  readonly seams: Readonly<Record<"quarter" | "year", (id: ItemId) => readonly ItemSeam[]>>;
  /** Values filed for an item and period besides the figure shown (REC-20). */
  readonly rivals: Readonly<Record<"quarter" | "year", (id: ItemId, end: Day) => readonly Rival[]>>;
  /** Why an item has no figure at the end of a period: what is filed contradicts itself, or nothing is filed. */
  readonly whyMissing: Readonly<Record<"quarter" | "year", (id: ItemId, end: Day) => Reason>>;
  /** Everything that has been looked up. */
  readonly known: KnownItems;
}

/** An item in a period as it was found: its number, else why there is none. */
type Found = Derivation | Reason;

/**
 * Items by the ends of quarters and of fiscal years; and the numbers that are made of the items of a period and of those before it.
 */
export type KnownItems = Readonly<Record<"quarter" | "year", ByEnd<ItemId, Found>>> & {
  /** Items of the period a year before, by the end of the later one. */
  readonly before: Readonly<Record<"quarter" | "year", ByEnd<ItemId, Found>>>;
  readonly madeOf: Readonly<Record<"quarter" | "year", ByEnd<string, unknown>>>;
  /** Days on which the first stated line of a period was filed; null of a period of which none is. */
  readonly filed: Readonly<Record<"quarter" | "year", Map<Day, Day | null>>>;
  /** Flows of the twelve months up to the end of a quarter. */
  readonly trailing: ByEnd<ItemId, Traced>;
};

/** By the end of the period, and what they are called. */
type ByEnd<Name, Found> = Map<Day, Map<Name, Found>>;

/**
 * The known items of the periods before one: what is filed about that one and later ones leaves them as they are.
 *
 * @param known What was looked up on an earlier day.
 * @param changed End of the first period that may have another figure, see `periodNews`.
 * @param touched End of the first period of which something was filed since: a later filing that only repeats a figure may count
 *   the year before it otherwise.
 *
 * @example
 * itemsBefore(lookups.known, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY).quarter.size; // 0
 */
export function itemsBefore(known: KnownItems, changed: number, touched: number): KnownItems {
  return {
    quarter: beforePeriod(known.quarter, changed),
    year: beforePeriod(known.year, changed),
    before: { quarter: beforePeriod(known.before.quarter, touched), year: beforePeriod(known.before.year, touched) },
    madeOf: { quarter: beforePeriod(known.madeOf.quarter, changed), year: beforePeriod(known.madeOf.year, changed) },
    filed: { quarter: beforePeriod(known.filed.quarter, changed), year: beforePeriod(known.filed.year, changed) },
    trailing: beforePeriod(known.trailing, changed),
  };
}

/** What is known about the periods before one, by their ends. */
export function beforePeriod<Known>(byEnd: ReadonlyMap<Day, Known>, first: number): Map<Day, Known> {
  const earlier = new Map<Day, Known>();
  for (const [end, known] of byEnd) if (end + SNAP_DAYS < first) earlier.set(end, known);
  return earlier;
}

const nothingKnown = (): KnownItems => ({
  quarter: new Map(),
  year: new Map(),
  before: { quarter: new Map(), year: new Map() },
  madeOf: { quarter: new Map(), year: new Map() },
  filed: { quarter: new Map(), year: new Map() },
  trailing: new Map(),
});

/**
 * Makes the lookups of items; each is composed once per period end.
 *
 * @param statements What the company had published.
 * @param isBank Banks and brokers report other lines; these are looked for first.
 * @param known Items that are as they were on an earlier day.
 * @see 1.4, REC-08
 *
 * @example
 * itemLookups(statements, false).quarter("revenue", day("2024-09-28"));
 */
export function itemLookups(statements: Statements, isBank: boolean, known: KnownItems = nothingKnown()): ItemLookups {
  const cells = (span: Span, isBefore: boolean) => (end: Day) => cellsAt(statements.flows, { span, end, isBefore });
  const found = (span: Span, items: ByEnd<ItemId, Found>, isBefore = false) =>
    composing(statements, { cellsOf: cells(span, isBefore), isBank, known: items });
  const quarter = found("quarter", known.quarter);
  const year = found("year", known.year);
  const itemAt =
    (of: FoundAt): ItemAt =>
    (id, end) => {
      const number = of(id, end);
      return typeof number === "string" ? null : number;
    };
  const why = (of: FoundAt) => (id: ItemId, end: Day) => {
    const number = of(id, end);
    return typeof number === "string" ? number : "not-reported";
  };
  return {
    quarter: itemAt(quarter),
    year: itemAt(year),
    yearBefore: { quarter: found("quarter", known.before.quarter, true), year: found("year", known.before.year, true) },
    rivals: { quarter: itemRivals(statements, isBank, "quarter"), year: itemRivals(statements, isBank, "year") },
    seams: { quarter: itemSeams(statements, isBank, "quarter"), year: itemSeams(statements, isBank, "year") },
    whyMissing: { quarter: why(quarter), year: why(year) },
    known,
  };
}

/** Totals of which a balance sheet has one at least. */
const TOTALS = ["Assets", "LiabilitiesAndStockholdersEquity", "StockholdersEquity", "ifrs-full:Assets"];

/**
 * The balance of a day. A balance sheet has a second column, of the year before: a 0 on one day alone, where totals are known of several,
 * is of a note, and says nothing of the line.
 */
function balanceAt(statements: Statements, concept: string, end: Day): Derivation | null {
  const timeline = statements.balances(concept);
  const balance = at(timeline, end);
  const isOfNote =
    balance?.value === 0 && timeline.length === 1 && TOTALS.some((total) => statements.balances(total).length > 1);
  return isOfNote ? null : balance;
}

type Span = "quarter" | "year";
type FoundAt = (id: ItemId, end: Day) => Found;

interface Composing {
  /** The reconciled figures of one period, by their lines. */
  readonly cellsOf: (end: Day) => (group: LineGroup) => ReconciledCell;
  readonly isBank: boolean;
  /** Is added to. */
  readonly known: ByEnd<ItemId, Found>;
}

/** What is known about the items of one period. */
interface PeriodItems {
  readonly known: Map<ItemId, Found>;
  readonly lookup: PeriodLookup;
  /** Why what was looked up last has no figure. */
  missed: Reason | null;
}

function composing(statements: Statements, { cellsOf, isBank, known }: Composing): FoundAt {
  const periods = new Map<Day, PeriodItems>();
  const itemsOf = (end: Day): PeriodItems => {
    const items = known.get(end) ?? new Map<ItemId, Found>();
    const cellOf = cellsOf(end);
    const lookup: PeriodLookup = {
      concept: (concept) => balanceAt(statements, concept, end),
      line: (group) => {
        const cell = cellOf(group);
        const { term, because, mark } = cell;
        if (!term) {
          if (because !== "not-reported") period.missed ??= because;
          return null;
        }
        const figure = numberOfTerm(term, group);
        const number = mark ? noted(figure, mark) : figure;
        return statements.flows.isDoubtful(group, cell) ? noted(number, "not-confirmed") : number;
      },
      item: (id) => {
        const found = lookUp(id, end);
        if (typeof found !== "string") return found;
        if (found !== "not-reported") period.missed ??= found;
        return null;
      },
      missedBecause: () => period.missed,
      isFiledTogether: (first, second) => isFiledTogether(statements, first, second),
      isBank,
    };
    const period: PeriodItems = { known: items, lookup, missed: null };
    known.set(end, items);
    periods.set(end, period);
    return period;
  };
  const find = (id: ItemId, end: Day, period: PeriodItems): Found => {
    const outer = period.missed;
    period.missed = null;
    const { find: findItem, findOfBank } = statements.finders[id];
    const found =
      (isBank ? findOfBank : findItem)(period.lookup) ??
      (id === "totalDebt" ? noDebt(statements, period.lookup.item, end) : null);
    const reason = period.missed ?? "not-reported";
    period.missed = outer;
    return found ?? reason;
  };
  const lookUp = (id: ItemId, end: Day): Found => {
    const period = periods.get(end) ?? itemsOf(end);
    // Asked hundreds of times for a row of a factor history: `remembered` would make a function for each.
    const known = period.known.get(id);
    if (known !== undefined) return known;
    const found = find(id, end, period);
    period.known.set(id, found);
    return found;
  };
  return lookUp;
}

const NO_CELL: ReconciledCell = { term: null, because: "not-reported", mark: null };

interface CellsAt {
  readonly span: Span;
  readonly end: Day;
  /** True for the period a year before, as the filings of this one count it. */
  readonly isBefore: boolean;
}

function cellsAt(flows: ReconciledStore, { span, end, isBefore }: CellsAt): (group: LineGroup) => ReconciledCell {
  const quarter = span === "quarter" ? quarterAt(flows.frame, end) : -1;
  const year = span === "quarter" ? quarter >> 2 : yearAt(flows.frame, end);
  if (year < 0) return () => NO_CELL;
  if (isBefore) return (group) => comparative(flows.of(group), year, span === "quarter" ? quarter & 3 : SLOT.year);
  if (span === "year") return (group) => flows.of(group).years[year]?.year ?? NO_CELL;
  return (group) => flows.of(group).years[year]?.quarters[quarter & 3] ?? NO_CELL;
}

/** Whether some filing shows both numbers, each of them a fact or composed of several. */
function isFiledTogether(statements: Statements, first: Derivation, second: Derivation): boolean {
  const filings = ({ fact }: Derivation) => (fact ? statements.copiesOf(fact).map(({ accession }) => accession) : []);
  const others = new Set(filings(second));
  return filings(first).some((accession) => others.has(accession));
}

/**
 * A debt of 0, for a company whose balance sheet would show one and which pays no interest. One that showed a debt
 * within the year before is not free of it: it names it otherwise this time.
 */
function noDebt(statements: Statements, item: (id: ItemId) => Derivation | null, end: Day): Derivation | null {
  const classified = item("assetsCurrent");
  const interest = item("interestExpense");
  if (!classified || (interest && interest.value !== 0)) return null;
  if (DEBT_CONCEPTS.some((concept) => wasReported(statements, concept, end))) return null;
  return derived({
    value: 0,
    how: "none-on-balance-sheet",
    rule: "1.4",
    parts: [classified],
    names: ["assetsCurrent"],
  });
}

/** A little more than a year, so that the balance sheet of the year before counts. */
const A_YEAR_AND_A_BIT = 380;

/** Whether a balance other than 0 was reported in the year up to a day. */
function wasReported(statements: Statements, concept: string, end: Day): boolean {
  const timeline = statements.balances(concept);
  for (let k = firstNotBefore(timeline, (end + 1) as Day) - 1; k >= 0; k--) {
    const balance = timeline[k] as Derivation;
    if (balance.end < end - A_YEAR_AND_A_BIT) return false;
    if (balance.value !== 0) return true;
  }
  return false;
}
