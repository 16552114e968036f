import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import type { FiscalFrame } from "../reconcile/fiscal-frame.ts";
import type { FiscalPeriod } from "./fiscal-period.ts";
import { fiscalLabel, type NamedYear } from "./fiscal-years.ts";
import type { ItemLookups } from "./item-at.ts";
import { isSameEnd } from "./timeline.ts";

/** Lines of the statements, any of which makes a period one of the company; net income mostly does (REC-02). */
export const PRINCIPAL_LINES: readonly ItemId[] = [
  "netIncome",
  "revenue",
  "cfo",
  "pretax",
  "operatingIncome",
  "grossProfit",
  "costOfRevenue",
  "incomeTax",
  "capex",
];

/**
 * The quarters of a company: those of which some line of its statements is stated, be it known or contradicted.
 *
 * @param frame Its fiscal years.
 * @param years What it calls them.
 * @param items Items of quarters.
 * @returns Quarters by end; `unbroken` counts how many follow each other without a gap.
 * @see REC-02
 *
 * @example
 * fiscalQuarters(frame, years, items).at(-1); // the latest quarter
 */
export function fiscalQuarters(
  { quarters }: FiscalFrame,
  years: readonly NamedYear[],
  items: ItemLookups,
): readonly FiscalPeriod[] {
  return chained(quarters, years, (end) => filedDay(items, "quarter", end), true);
}

/**
 * The fiscal years of a company that an annual report states. Twelve months to a quarter's end, which some quarterly reports give,
 * are not fiscal years.
 *
 * @see REC-02, FND-11
 *
 * @example
 * fiscalYears(frame, years, items).map((year) => year.fiscalYear); // [2022, 2023, 2024]
 */
export function fiscalYears(
  frame: FiscalFrame,
  years: readonly NamedYear[],
  items: ItemLookups,
): readonly FiscalPeriod[] {
  const stated = frame.years.filter(({ isStated }) => isStated);
  return chained(stated, years, (end) => filedDay(items, "year", end), false);
}

/**
 * The day on which the first stated line of a period was filed as it is used; where all are contradicted, the day on which the first of
 * the copies was filed that contradict each other.
 */
function filedDay(items: ItemLookups, span: "quarter" | "year", end: Day): Day | null {
  const known = items.known.filed[span];
  const before = known.get(end);
  if (before !== undefined) return before;
  for (const id of PRINCIPAL_LINES) {
    const number = items[span](id, end);
    if (!number) continue;
    known.set(end, number.filed);
    return number.filed;
  }
  return contradictedDay(items, span, end);
}

function contradictedDay(items: ItemLookups, span: "quarter" | "year", end: Day): Day | null {
  const contradicted = PRINCIPAL_LINES.filter((id) => items.whyMissing[span](id, end) !== "not-reported");
  if (contradicted.length === 0) {
    items.known.filed[span].set(end, null);
    return null;
  }
  const days = contradicted.flatMap((id) => items.rivals[span](id, end).map(({ number }) => number.filed));
  return days.length === 0 ? end : (Math.min(...days) as Day);
}

interface Days {
  readonly start: Day;
  readonly end: Day;
}

function chained(
  days: readonly Days[],
  years: readonly NamedYear[],
  filedOf: (end: Day) => Day | null,
  areQuarters: boolean,
): readonly FiscalPeriod[] {
  const periods: FiscalPeriod[] = [];
  for (const { start, end } of days) {
    const filed = filedOf(end);
    if (filed === null) continue;
    const previous = periods.at(-1);
    const follows = previous !== undefined && isSameEnd(previous.end, (start - 1) as Day);
    const { fiscalYear, fiscalQuarter } = fiscalLabel(years, end);
    periods.push({
      start,
      end,
      filed,
      fiscalYear,
      fiscalQuarter: areQuarters ? fiscalQuarter : null,
      unbroken: follows ? previous.unbroken + 1 : 1,
    });
  }
  return periods;
}
