import type { Day } from "../../time/index.ts";
import type { ItemId, PeriodLookup } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import { conceptsIn } from "../concepts/referenced-concepts.ts";
import { type Derivation, derived, type Traced } from "../derivation/derivation.ts";
import { itemLevelQuarters } from "./item-level-quarter.ts";
import type { ItemAt, Statements } from "./statements.ts";
import { at, firstNotBefore, SNAP_DAYS, type Timeline } from "./timeline.ts";

/** The lookups of the items of a company, for single quarters and for fiscal years. */
export interface ItemLookups {
  readonly quarter: ItemAt;
  readonly year: ItemAt;
  /** Everything that has been looked up. */
  readonly known: KnownItems;
}

/**
 * Items by the ends of periods: of single quarters, and of two, three and four since the start of a year; and the numbers
 * that are made of the items of a quarter or a fiscal year and of those before it.
 */
export type KnownItems = Readonly<Record<"quarter" | 1 | 2 | 3 | 4, ByEnd<ItemId, Derivation | null>>> & {
  readonly madeOf: Readonly<Record<"quarter" | "year", Map<Day, readonly Traced[]>>>;
};

/** By the end of the period, and what they are called. */
type ByEnd<Name, Found> = Map<Day, Map<Name, Found>>;

/**
 * The known items of the periods before one: what is filed about that one and later ones leaves them as they are.
 *
 * @param known What was looked up on an earlier day.
 * @param first End of the first period of which something was filed since, see `touchedPeriods`.
 *
 * @example
 * itemsBefore(lookups.known, Number.NEGATIVE_INFINITY).quarter.size; // 0
 */
export function itemsBefore(known: KnownItems, first: number): KnownItems {
  return {
    quarter: beforePeriod(known.quarter, first),
    1: beforePeriod(known[1], first),
    2: beforePeriod(known[2], first),
    3: beforePeriod(known[3], first),
    4: beforePeriod(known[4], first),
    madeOf: { quarter: beforePeriod(known.madeOf.quarter, first), year: beforePeriod(known.madeOf.year, first) },
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
  1: new Map(),
  2: new Map(),
  3: new Map(),
  4: new Map(),
  madeOf: { quarter: new Map(), year: new Map() },
});

/**
 * Makes the lookups of items; each is composed once per period end.
 *
 * @param statements What the company had published.
 * @param isBank Banks and brokers report other lines; these are looked for first.
 * @param known Items that are as they were on an earlier day.
 * @see 1.4, FND-07
 *
 * @example
 * itemLookups(statements, false).quarter("revenue", day("2024-09-28"));
 */
export function itemLookups(statements: Statements, isBank: boolean, known: KnownItems = nothingKnown()): ItemLookups {
  const over = (length: 1 | 2 | 3 | 4, flows: (concept: string) => Timeline) =>
    composing(statements, { flows, isBank, known: known[length] });
  const year = over(4, statements.years);
  const cumulative = {
    1: over(1, statements.quarters),
    2: over(2, (concept) => statements.cumulative(concept, 2)),
    3: over(3, (concept) => statements.cumulative(concept, 3)),
    4: year,
  };
  const quarter: ItemAt = composing(statements, {
    flows: statements.quarters,
    isBank,
    known: known.quarter,
    otherwise: (id, end) => itemLevel(id, end),
  });
  const itemLevel = itemLevelQuarters({ statements, quarter, cumulative });
  return { quarter, year, known };
}

interface Composing {
  /** The timeline of a concept of flows. */
  readonly flows: (concept: string) => Timeline;
  readonly isBank: boolean;
  /** Is added to. */
  readonly known: ByEnd<ItemId, Derivation | null>;
  /** Where to look for a flow whose period no concept gives. */
  readonly otherwise?: ItemAt;
}

/** What is known about the items of one period. */
interface PeriodItems {
  readonly known: Map<ItemId, Derivation | null>;
  readonly flow: PeriodLookup;
  readonly stock: PeriodLookup;
}

function composing(statements: Statements, { flows, isBank, known, otherwise }: Composing): ItemAt {
  const periods = new Map<Day, PeriodItems>();
  const itemsOf = (end: Day): PeriodItems => {
    const items = known.get(end) ?? new Map<ItemId, Derivation | null>();
    const period = { known: items, flow: lookupIn(flows, end), stock: lookupIn(statements.balances, end) };
    known.set(end, items);
    periods.set(end, period);
    return period;
  };
  const lookupIn = (timelineOf: (concept: string) => Timeline, end: Day): PeriodLookup => ({
    concept: (concept) => at(timelineOf(concept), end),
    item: (id) => lookUp(id, end),
    isFiledTogether: (first, second) => isFiledTogether(statements, first, second),
    isBank,
  });
  const find = (id: ItemId, end: Day, { flow, stock }: PeriodItems): Derivation | null => {
    const { kind, find: findItem, findBankFirst } = statements.finders[id];
    const lookup = kind === "flow" ? flow : stock;
    const found = (isBank ? findBankFirst(lookup) : null) ?? findItem(lookup);
    if (found) return found;
    if (id === "totalDebt") return noDebt(statements, lookup.item, end);
    return kind === "flow" ? (otherwise?.(id, end) ?? null) : null;
  };
  const lookUp: ItemAt = (id, end) => {
    const period = periods.get(end) ?? itemsOf(end);
    const found = period.known.get(id);
    if (found !== undefined) return found;
    const computed = find(id, end, period);
    period.known.set(id, computed);
    return computed;
  };
  return lookUp;
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

const DEBT_ITEM_IDS: readonly ItemId[] = [
  "longTermDebtCurrent",
  "debtWithinAYear",
  "longTermDebtNoncurrent",
  "totalDebt",
];
const DEBT_CONCEPTS = DEBT_ITEM_IDS.flatMap((id) => conceptsIn(ITEMS[id].find));

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
