import type { CheckState, CheckTab, ScreenGroup } from "@plumbline/contract/calls";
import { numbersByGroup, type ScreenCatalogue, type ScreenNumber } from "../catalogue/screen-catalogue.ts";
import type { RowsAnswer } from "../screener.query.ts";

/** The numbers about the price that a comparison shows. */
const PRICE_NUMBERS = [
  "price",
  "change.1m",
  "change.1y",
  "change.5y",
  "totalAnnual.5y",
  "rangePosition.year",
  "momentum",
  "priceToAverage",
  "volatility.1y",
] as const;

/** Ratios that are the inverse of another number of the comparison. */
const REDUNDANT_RATIOS: readonly string[] = ["earningsYield", "bookToMarket"];

function isCompared({ id, group, column }: ScreenNumber): boolean {
  if (group === "price") return (PRICE_NUMBERS as readonly string[]).includes(id);
  if (REDUNDANT_RATIOS.includes(id)) return false;
  return column === null || column === "latest" || (column === "yearOverYear" && group === "growth");
}

/** The numbers of a comparison, group by group. */
export function comparedNumbers(catalogue: ScreenCatalogue): [group: ScreenGroup, numbers: ScreenNumber[]][] {
  return numbersByGroup(catalogue)
    .map(([group, numbers]): [ScreenGroup, ScreenNumber[]] => [group, numbers.filter(isCompared)])
    .filter(([, numbers]) => numbers.length > 0);
}

/** Whether a number can be better or worse for an owner: amounts and prices only measure size. */
export function hasBetterDirection({ unit, nature }: Pick<ScreenNumber, "unit" | "nature">): boolean {
  return nature !== "level" || (unit !== "money" && unit !== "perShare");
}

/** A value of a company; null where it is missing. */
type Values = readonly (number | null)[];

/**
 * Places of the best values of a row.
 *
 * @param good Which way is better.
 * @returns Several when equally good; none when fewer than two are known, or all that are known are the same.
 * @example
 * bestValues([12, null, 9], "lower"); // [2]
 */
export function bestValues(values: Values, good: "higher" | "lower"): number[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  if (known.length < 2 || low === high) return [];
  const best = good === "higher" ? high : low;
  return values.flatMap((value, place) => (value === best ? [place] : []));
}

/** The number of a company's checks by result. */
type CheckTally = Readonly<Record<CheckState, number>>;

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
