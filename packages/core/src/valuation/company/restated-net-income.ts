import type { Figure } from "../../figure/index.ts";
import { type Fundamentals, figureOf } from "../../fundamentals/index.ts";
import type { ValuedCompany } from "./valued-company.ts";

/** Smaller changes are reclassifications and roundings. */
const MIN_CHANGE = 0.01;

/** How far two ends of one fiscal year may lie apart (FND-08). */
const DAYS_APART = 6;

/**
 * Finds the fiscal year whose net income has been changed most since a year ago.
 *
 * @param company The company on a day.
 * @param before The same company as it was known a year earlier.
 * @returns Its net income then and now; null where no year changed by more than a hundredth.
 * @see docs/rules.md, "Suitability"
 *
 * @example
 * restatedNetIncome(company, aYearEarlier)?.now; // as restated, with the amending filing
 */
export function restatedNetIncome(
  { fundamentals, source }: ValuedCompany,
  before: Fundamentals,
): Readonly<Record<"before" | "now", Figure>> | null {
  const { years } = fundamentals;
  let largest = MIN_CHANGE;
  let found: Readonly<Record<"before" | "now", Figure>> | null = null;
  before.years.list.forEach((year, index) => {
    const then = before.years.item("netIncome", index);
    const now = years.item(
      "netIncome",
      years.list.findIndex(({ end }) => Math.abs(end - year.end) <= DAYS_APART),
    );
    if (then.value === null || now.value === null) return;
    const change = Math.abs(now.value - then.value) / Math.abs(then.value);
    if (!(change > largest)) return;
    largest = change;
    found = { before: figureOf(then, { source }), now: figureOf(now, { source }) };
  });
  return found;
}
