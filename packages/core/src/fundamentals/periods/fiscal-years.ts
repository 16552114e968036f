import { type Day, datePartsOf } from "../../time/index.ts";
import type { AnnualReport } from "../facts/prepared-facts.ts";
import { isSameEnd } from "./timeline.ts";

/** A fiscal year ends on this day and is called so by the company. */
export interface NamedYear {
  readonly end: Day;
  readonly fiscalYear: number;
}

const DAYS_A_YEAR = 365.25;
const DAYS_A_QUARTER = DAYS_A_YEAR / 4;

/**
 * The fiscal years of a company by its annual reports: each report names the latest year among its facts.
 *
 * @param reports Annual reports, oldest first.
 * @param asOf Reports filed later are not seen.
 * @returns One name per year, by end; that of the report filed last.
 * @see FND-11
 *
 * @example
 * namedYears([{ latestEnd: day("2024-01-31"), fiscalYear: 2023, ... }], asOf); // a retailer's fiscal 2023
 */
export function namedYears(reports: readonly AnnualReport[], asOf: Day): readonly NamedYear[] {
  const years: NamedYear[] = [];
  for (const { filed, fiscalYear, latestEnd } of reports) {
    if (filed > asOf || Math.abs(fiscalYear - calendarName(latestEnd)) > 1) continue;
    const known = years.findIndex(({ end }) => isSameEnd(end, latestEnd));
    if (known >= 0) years.splice(known, 1);
    years.push({ end: latestEnd, fiscalYear });
  }
  return years.sort((a, b) => a.end - b.end);
}

/**
 * Names the fiscal year and quarter in which a period ends: by the year that contains it, otherwise counted in years
 * from the nearest named one, otherwise by the calendar.
 *
 * @param years Named years, by end.
 * @param end Last day of the period.
 * @see FND-11
 *
 * @example
 * fiscalLabel([{ end: day("2024-09-28"), fiscalYear: 2024 }], day("2024-12-28")); // { fiscalYear: 2025, fiscalQuarter: 1 }
 */
export function fiscalLabel(
  years: readonly NamedYear[],
  end: Day,
): { fiscalYear: number; fiscalQuarter: 1 | 2 | 3 | 4 } {
  const year = years.find((candidate) => candidate.end >= end - 6) ?? years.at(-1);
  if (!year) {
    return { fiscalYear: calendarName(end), fiscalQuarter: Math.ceil(datePartsOf(end).month / 3) as 1 | 2 | 3 | 4 };
  }
  const quartersBefore = Math.round((year.end - end) / DAYS_A_QUARTER);
  const yearsBefore = Math.floor(quartersBefore / 4);
  return {
    fiscalYear: year.fiscalYear - yearsBefore,
    fiscalQuarter: (4 - (quartersBefore - 4 * yearsBefore)) as 1 | 2 | 3 | 4,
  };
}

/** The calendar year of the end; a year of 52 or 53 weeks that ends in the first week of January is the year before. */
function calendarName(end: Day): number {
  const { year, month, date } = datePartsOf(end);
  return month === 1 && date <= 7 ? year - 1 : year;
}
