import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import { quarterAt, yearAt } from "../reconcile/fiscal-frame.ts";
import { lineRivals } from "../reconcile/line-rivals.ts";
import type { Rival } from "../reconcile/rival.ts";
import { SLOT } from "../reconcile/spans.ts";
import { statedSource } from "./item-seams.ts";
import type { Statements } from "./statements.ts";

/**
 * The rivals of the items of a company: of a composed item those of all that it is made of.
 *
 * @param statements What it had published.
 * @param isBank Whether the lines of banks come first.
 * @param span Quarters or years.
 * @returns Finds the rivals of an item by the last day of a period; none of a balance.
 * @see REC-20
 *
 * @example
 * itemRivals(statements, false, "year")("revenue", day("2020-12-31"))[0]?.number.value; // 73,620 million for IBM
 */
export function itemRivals(
  statements: Statements,
  isBank: boolean,
  span: "quarter" | "year",
): (id: ItemId, end: Day) => readonly Rival[] {
  const { flows } = statements;
  const sourceOf = statedSource(statements, isBank);
  const rivalsOf = (id: ItemId, end: Day): readonly Rival[] => {
    const source = sourceOf(id);
    const quarter = span === "quarter" ? quarterAt(flows.frame, end) : -1;
    const year = span === "quarter" ? quarter >> 2 : yearAt(flows.frame, end);
    if (!source || year < 0) return [];
    const slot = span === "quarter" ? quarter & 3 : SLOT.year;
    const own = source.groups.flatMap((group) => lineRivals(flows.of(group), year, slot));
    return [...own, ...source.items.flatMap((item) => rivalsOf(item, end))];
  };
  return rivalsOf;
}
