import { type Day, datePartsOf } from "../../time/index.ts";
import type { AnnualReport } from "../facts/prepared-facts.ts";
import { isSameEnd } from "./timeline.ts";

/** A fiscal year ends on this day and is called so. */
export interface NamedYear {
  readonly end: Day;
  readonly fiscalYear: number;
}

const DAYS_A_YEAR = 365.25;
const DAYS_A_QUARTER = DAYS_A_YEAR / 4;

/** A year end that lies further from that of the year before has been moved; 52 or 53 weeks move it by days. */
const DAYS_MOVED = 45;

/**
 * The fiscal years of a company by its annual reports. Each report names the latest year among its facts, and is wrong
 * at times; what most of them say, as a distance from the calendar year, names all.
 *
 * @param reports Annual reports, oldest first.
 * @param asOf Reports filed later are not seen.
 * @returns One name per year, by end; none twice and none left out as long as the company keeps the end of its year.
 * @see FND-11
 *
 * @example
 * namedYears([{ latestEnd: day("2024-01-31"), fiscalYear: 2023, ... }], asOf); // a retailer's fiscal 2023
 */
export function namedYears(reports: readonly AnnualReport[], asOf: Day): readonly NamedYear[] {
  const years: NamedYear[] = [];
  for (const { filed, fiscalYear, latestEnd } of reports) {
    if (filed > asOf) continue;
    const known = years.findIndex(({ end }) => isSameEnd(end, latestEnd));
    if (known >= 0) years.splice(known, 1);
    years.push({ end: latestEnd, fiscalYear });
  }
  years.sort((a, b) => a.end - b.end);
  return untilMoved(years).flatMap(consistent);
}

/** Years in a row that end at the same time of the year. */
function untilMoved(years: readonly NamedYear[]): readonly (readonly NamedYear[])[] {
  const runs: NamedYear[][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const apart = previous ? year.end - previous.end : 0;
    const isMoved = Math.abs(apart - yearsIn(apart) * DAYS_A_YEAR) > DAYS_MOVED;
    if (run && !isMoved) run.push(year);
    else runs.push([year]);
  }
  return runs;
}

/** Counts the years on from the first, which is called as most of them say. */
function consistent(years: readonly NamedYear[]): readonly NamedYear[] {
  const first = years[0] as NamedYear;
  const place = (year: NamedYear) => yearsIn(year.end - first.end);
  const votes = years
    .map(({ end, fiscalYear }) => fiscalYear - calendarName(end))
    .filter((offset) => Math.abs(offset) <= 1);
  // For year ends about the first week of January the calendar itself may skip a year.
  const calendar = mostCommon(years.map((year) => calendarName(year.end) - place(year))) ?? calendarName(first.end);
  const offset = mostCommon(votes) ?? 0;
  return years.map((year) => ({ end: year.end, fiscalYear: calendar + place(year) + offset }));
}

function yearsIn(days: number): number {
  return Math.round(days / DAYS_A_YEAR);
}

/** The most frequent value; `null` where there is none, or another one is as frequent. */
function mostCommon(values: readonly number[]): number | null {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, length }));
  counts.sort((a, b) => b.length - a.length);
  const [first, second] = counts;
  return first && first.length !== second?.length ? first.value : null;
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

/** The calendar year of the day seven days before: a year of 52 or 53 weeks may end in the first week of January. */
function calendarName(end: Day): number {
  return datePartsOf((end - 7) as Day).year;
}
