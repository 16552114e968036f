import type { Day } from "../../time/index.ts";
import { evaluate } from "../concepts/evaluate.ts";
import type { ItemId, ItemKind, PeriodLookup } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import { conceptsIn } from "../concepts/referenced-concepts.ts";
import { type Derivation, derived } from "../derivation/derivation.ts";
import { remembered } from "../remembered.ts";
import { itemLevelQuarters } from "./item-level-quarter.ts";
import type { ItemAt, Statements } from "./statements.ts";
import { at, firstNotBefore, type Timeline } from "./timeline.ts";

/** The lookups of the items of a company, for single quarters and for fiscal years. */
export interface ItemLookups {
  readonly quarter: ItemAt;
  readonly year: ItemAt;
}

/**
 * Makes the lookups of items; each is composed once per period end.
 *
 * @param statements What the company had published.
 * @param isBank Banks and brokers report other lines; these are looked for first.
 * @see 1.4, FND-07
 *
 * @example
 * itemLookups(statements, false).quarter("revenue", day("2024-09-28"));
 */
export function itemLookups(statements: Statements, isBank: boolean): ItemLookups {
  const over = (flows: (concept: string) => Timeline) => composing(statements, { flows, isBank });
  const year = over(statements.years);
  const cumulative = {
    1: over(statements.quarters),
    2: over((concept) => statements.cumulative(concept, 2)),
    3: over((concept) => statements.cumulative(concept, 3)),
    4: year,
  };
  const quarter: ItemAt = composing(statements, {
    flows: statements.quarters,
    isBank,
    otherwise: (id, end) => itemLevel(id, end),
  });
  const itemLevel = itemLevelQuarters({ statements, quarter, cumulative });
  return { quarter, year };
}

interface Composing {
  /** The timeline of a concept of flows. */
  readonly flows: (concept: string) => Timeline;
  readonly isBank: boolean;
  /** Where to look for a flow of which no concept gives the period. */
  readonly otherwise?: ItemAt;
}

function composing(statements: Statements, { flows, isBank, otherwise }: Composing): ItemAt {
  const known = new Map<ItemId, Map<Day, Derivation | null>>();
  const lookups = { flow: new Map<Day, PeriodLookup>(), stock: new Map<Day, PeriodLookup>() };
  const lookupOf = (kind: ItemKind, end: Day) =>
    remembered(lookups[kind], end, (): PeriodLookup => {
      const timeline = kind === "flow" ? flows : statements.balances;
      return {
        concept: (concept) => at(timeline(concept), end),
        item: (other) => lookUp(other, end),
        isFiledTogether: (first, second) => isFiledTogether(statements, first, second),
        isBank,
      };
    });
  const find = (id: ItemId, end: Day): Derivation | null => {
    const item = ITEMS[id];
    const lookup = lookupOf(item.kind, end);
    const first = isBank && item.bankFirst ? evaluate(item.bankFirst, lookup) : null;
    const found = first ?? evaluate(item.find, lookup);
    if (found) return found;
    if (id === "totalDebt") return noDebt(statements, lookup.item, end);
    return item.kind === "flow" ? (otherwise?.(id, end) ?? null) : null;
  };
  const lookUp: ItemAt = (id, end) => {
    const ends = remembered(known, id, () => new Map<Day, Derivation | null>());
    const found = ends.get(end);
    if (found !== undefined) return found;
    const computed = find(id, end);
    ends.set(end, computed);
    return computed;
  };
  return lookUp;
}

/** Whether some filing shows both numbers, each of which is a fact or made of several. */
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
