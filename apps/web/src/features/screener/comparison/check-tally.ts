import type { CheckState, CheckTab } from "@plumbline/contract/calls";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import type { RowsAnswer } from "../results/screen-csv.ts";

/** How many checks of a company stand how. */
export type CheckTally = Readonly<Record<CheckState, number>>;

/**
 * Counts the checks of a tab for one company.
 *
 * @param place Of the company in the columns.
 */
export function checkTally(
  { columns }: Pick<RowsAnswer, "columns">,
  { checks }: Pick<ScreenCatalogue, "checks">,
  { tab, place }: { readonly tab: CheckTab; readonly place: number },
): CheckTally {
  const tally = { pass: 0, near: 0, fail: 0, unknown: 0, "not-applicable": 0 };
  for (const { id, kind, states } of columns) {
    const state = kind === "check" && checks.get(id)?.tab === tab ? states?.[place] : undefined;
    if (state) tally[state]++;
  }
  return tally;
}
