import type { ItemId } from "../concepts/expression.ts";
import type { Periods } from "./periods.ts";

/**
 * Where a window of periods starts when it may not cross a seam: at its first period, or after the last seam inside it.
 *
 * @param periods The statements.
 * @param ids The flows that are read; balances have no seams.
 * @param first Index of the first period of the window.
 * @param last Index of its last period.
 * @returns An index from `first` to `last`.
 * @see REC-13
 *
 * @example
 * firstAfterSeams(ibm.quarters, ["revenue"], 0, lastIndex); // the first quarter without Kyndryl
 */
export function firstAfterSeams(periods: Periods, ids: readonly ItemId[], first: number, last: number): number {
  if (last <= first || periods.gapIn(ids, last, last - first + 1) === null) return Math.max(0, first);
  const inside = ids.flatMap((id) => periods.seams(id)).filter(({ after }) => after > first && after <= last);
  return inside.reduce((from, { after }) => Math.max(from, after), Math.max(0, first));
}
