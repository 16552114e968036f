import type { ItemId } from "../concepts/expression.ts";
import { type Traced, unknown } from "../derivation/derivation.ts";
import { gapWithin, type Periods } from "../periods/periods.ts";
import { isSameEnd } from "../periods/timeline.ts";

/** Earnings per share have no lines of their own: where net income counts other things, so do they. */
export const FLOWS_OF_EPS = ["netIncome"] as const satisfies readonly ItemId[];

/**
 * The statements a year before each period as the filings of that period count them, so that a number of a period and the same
 * one of this view can be compared. Both have the same indexes.
 *
 * @param periods Quarters or years.
 * @param years The fiscal years: twelve months up to the end of one are compared as its own filings do.
 * @returns Lines of the year before; twelve months, means and earnings per share are missing where a seam lies between.
 * @see REC-13, REC-14
 *
 * @example
 * // 13,187 million in the report on the first quarter of 2022, which sold Kyndryl; 17,730 million were reported a year before.
 * aYearBefore(ibm.quarters, ibm.years).item("revenue", indexOfQ1In2022).value;
 */
export function aYearBefore(periods: Periods, years: Periods): Periods {
  const { list, aYear } = periods;
  const shifted = (ids: readonly ItemId[], name: string, of: (index: number) => Traced) => (index: number) => {
    const gap = periods.gapIn(ids, index, aYear + 1);
    return gap ? unknown(gap, name) : of(index - aYear);
  };
  const ofFiscalYear = (id: ItemId, index: number): Traced | null => {
    const end = list[index]?.end;
    const year = years.list.findLastIndex((one) => end !== undefined && isSameEnd(one.end, end));
    if (year < 0 || years.item(id, year).value === null) return null;
    const before = years.yearBefore(id, year);
    return before.value !== null || before.because === "restated-perimeter" ? before : null;
  };
  const trailing = (id: ItemId, index: number): Traced =>
    ofFiscalYear(id, index) ?? shifted([id], id, (before) => periods.trailing(id, before))(index);
  return {
    ...periods,
    item: periods.yearBefore,
    yearBefore: (id, index) => shifted([id], id, (before) => periods.yearBefore(id, before))(index),
    trailing: aYear === 1 ? periods.yearBefore : trailing,
    average: (id, index) => shifted([], id, (before) => periods.average(id, before))(index),
    eps: shifted(FLOWS_OF_EPS, "eps", periods.eps),
    epsTrailing: shifted(FLOWS_OF_EPS, "eps", periods.epsTrailing),
    sharesDiluted: shifted([], "sharesDiluted", periods.sharesDiluted),
    hasNoInventory: (index) => gapWithin(list, index, aYear + 1) === null && periods.hasNoInventory(index - aYear),
    once: (_kind, index, compute) => compute(index),
  };
}
