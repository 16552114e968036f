import type { ItemId } from "../concepts/expression.ts";
import type { FlowSource } from "../concepts/flow-finder.ts";
import type { LineGroup } from "../reconcile/line-group.ts";
import { type LineSeam, lineSeams } from "../reconcile/line-seams.ts";
import type { ReconciledYear } from "../reconcile/reconciled-year.ts";
import { memoized } from "../remembered.ts";
import type { Statements } from "./statements.ts";

/** A seam of an item, with the lines of which it is one. */
export interface ItemSeam extends LineSeam {
  readonly group: LineGroup;
}

/**
 * The seams of the items of a company: of a composed item those of all that it is made of. Of several alternatives the first that the
 * company states counts.
 *
 * @param statements What it had published.
 * @param isBank Whether the lines of banks come first.
 * @param span The series of quarters, or that of years.
 * @returns Finds the seams of an item, the oldest first; none of a balance.
 * @see REC-13
 *
 * @example
 * itemSeams(statements, false, "year")("freeCashFlow"); // seams of cash from operations and of capital expenditure
 */
export function itemSeams(
  statements: Statements,
  isBank: boolean,
  span: "quarter" | "year",
): (id: ItemId) => readonly ItemSeam[] {
  const sourceOf = statedSource(statements, isBank);
  const seamsOf = memoized((id: ItemId): readonly ItemSeam[] => {
    const source = sourceOf(id);
    if (!source) return [];
    const own = source.groups.flatMap((group) =>
      lineSeams(statements.flows.of(group), span).map((seam) => ({ ...seam, group })),
    );
    return [...own, ...source.items.flatMap(seamsOf)].sort((a, b) => a.after - b.after);
  });
  return seamsOf;
}

/**
 * Finds, of the alternatives of an item, the first that the company states.
 *
 * @example
 * statedSource(statements, false)("freeCashFlow")?.items; // ["cfo", "capex"]
 */
export function statedSource(statements: Statements, isBank: boolean): (id: ItemId) => FlowSource | undefined {
  const isStated = ({ groups, items }: FlowSource): boolean =>
    groups.some((group) => statements.flows.of(group).years.some(isShown)) || items.length > 0;
  return (id) => {
    const { sources, sourcesOfBank } = statements.finders[id];
    return (isBank ? sourcesOfBank : sources).find(isStated);
  };
}

function isShown({ year, quarters }: ReconciledYear): boolean {
  return year.term !== null || quarters.some(({ term }) => term !== null);
}
