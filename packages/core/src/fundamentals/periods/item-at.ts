import type { Day } from "../../time/index.ts";
import { evaluate } from "../concepts/evaluate.ts";
import type { ItemId } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import { conceptsIn } from "../concepts/referenced-concepts.ts";
import { type Derivation, derived } from "../derivation/derivation.ts";
import { remembered } from "../remembered.ts";
import type { Statements } from "./statements.ts";
import { at, firstNotBefore } from "./timeline.ts";

export interface ItemOptions {
  /** Length of the flows: single quarters or fiscal years. */
  readonly span: "quarter" | "year";
  /** Banks and brokers report other lines; these are looked for first. */
  readonly isBank: boolean;
}

/** Finds a line of the statements at the end of a period; `null` when it is not reported. */
export type ItemAt = (id: ItemId, end: Day) => Derivation | null;

/**
 * Makes the lookup of items; each is composed once per period end.
 *
 * @param statements What the company had published.
 * @param options Length of the flows, kind of company.
 * @see finance.md 1.4
 *
 * @example
 * itemLookup(statements, { span: "quarter", isBank: false })("revenue", day("2024-09-28"));
 */
export function itemLookup(statements: Statements, { span, isBank }: ItemOptions): ItemAt {
  const flows = span === "quarter" ? statements.quarters : statements.years;
  const known = new Map<ItemId, Map<Day, Derivation | null>>();
  const find = (id: ItemId, end: Day): Derivation | null => {
    const item = ITEMS[id];
    const timeline = item.kind === "flow" ? flows : statements.balances;
    const lookup = {
      concept: (concept: string) => at(timeline(concept), end),
      item: (other: ItemId) => lookUp(other, end),
    };
    const first = isBank && item.bankFirst ? evaluate(item.bankFirst, lookup) : null;
    const found = first ?? evaluate(item.find, lookup);
    return found ?? (id === "totalDebt" ? noDebt(statements, lookup.item, end) : null);
  };
  const lookUp: ItemAt = (id, end) =>
    remembered(
      remembered(known, id, () => new Map()),
      end,
      () => find(id, end),
    );
  return lookUp;
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
