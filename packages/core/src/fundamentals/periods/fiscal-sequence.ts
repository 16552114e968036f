import type { Day } from "../../time/index.ts";
import { ITEMS } from "../concepts/items.ts";
import { conceptsIn } from "../concepts/referenced-concepts.ts";
import type { Derivation } from "../derivation/derivation.ts";
import { isAnnualForm } from "../facts/accepted-forms.ts";
import type { FiscalPeriod } from "./fiscal-period.ts";
import { fiscalLabel, type NamedYear } from "./fiscal-years.ts";
import type { ItemAt, Statements } from "./statements.ts";
import { at, firstNotBefore, isSameEnd, snapEnds } from "./timeline.ts";

/** The minorities' share only corrects net income: a period that has nothing else is not a period of the company. */
const NET_INCOME = conceptsIn(ITEMS.netIncome.find).filter((concept) => !concept.includes("Noncontrolling"));

const MAX_QUARTER_DAYS = 125;

/**
 * The quarters of a company: those of its net income, be it of one concept or of the item.
 *
 * @param statements What it had published.
 * @param years Its named fiscal years.
 * @param itemAt Items of single quarters.
 * @returns Quarters by end; `unbroken` counts how many follow each other without a gap.
 * @see FND-07, FND-09
 *
 * @example
 * fiscalQuarters(statements, years, items.quarter).at(-1); // the latest quarter
 */
export function fiscalQuarters(
  statements: Statements,
  years: readonly NamedYear[],
  itemAt: ItemAt,
): readonly FiscalPeriod[] {
  const ofConcepts = periodEnds(NET_INCOME.flatMap((concept) => statements.quarters(concept)));
  const ends = new Set(NET_INCOME.flatMap((concept) => statements.cumulativeEnds(concept)));
  const ofItem: Derivation[] = [];
  for (const end of [...ends].sort((a, b) => a - b)) {
    if (at(ofConcepts, end)) continue;
    // The quarter before it must be known: mostly it is not, in the years before a filer's first quarter.
    const before = ofConcepts[firstNotBefore(ofConcepts, (end - MAX_QUARTER_DAYS) as Day)] ?? null;
    const isFollowing = before !== null && before.end < end;
    const found = isFollowing || ofItem.length > 0 ? itemAt("netIncome", end) : null;
    if (found) ofItem.push(found);
  }
  return chained(ofItem.length === 0 ? ofConcepts : periodEnds([...ofConcepts, ...ofItem]), years, true);
}

/**
 * The fiscal years of a company: those of its net income that an annual report covers. Twelve months to a
 * quarter's end, which some quarterly reports give, are not fiscal years.
 *
 * @see FND-09, FND-11
 *
 * @example
 * fiscalYears(statements, years).map((year) => year.fiscalYear); // [2022, 2023, 2024]
 */
export function fiscalYears(statements: Statements, years: readonly NamedYear[]): readonly FiscalPeriod[] {
  const ends = NET_INCOME.flatMap((concept) => statements.years(concept)).filter(
    ({ end, fact }) => (fact && isAnnualForm(fact.form)) || years.some((year) => isSameEnd(year.end, end)),
  );
  return chained(periodEnds(ends), years, false);
}

/** One number per period from those of several concepts: the first concept's where ends agree. */
function periodEnds(numbers: readonly Derivation[]): readonly Derivation[] {
  const byEnd = new Map<Day, Derivation>();
  for (const number of numbers) if (!byEnd.has(number.end)) byEnd.set(number.end, number);
  return snapEnds([...byEnd.values()].sort((a, b) => a.end - b.end));
}

function chained(
  numbers: readonly Derivation[],
  years: readonly NamedYear[],
  areQuarters: boolean,
): readonly FiscalPeriod[] {
  const periods: FiscalPeriod[] = [];
  for (const { start, end, filed } of numbers) {
    if (start === null) continue;
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
