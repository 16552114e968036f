import { type Day, datePartsOf, dayOf } from "@plumbline/core/time";
import { weekdayOf } from "../calendar/market-holidays.ts";
import type { FiscalHabit } from "./company.ts";

const SATURDAY = 6;
const THIRTEEN_WEEKS = 91;

/** One quarter of a company's fiscal year. */
export interface FiscalQuarter {
  readonly fiscalYear: number;
  /** 1 to 4. */
  readonly quarter: number;
  readonly start: Day;
  readonly end: Day;
}

/**
 * Lists a company's fiscal quarters, whole years only.
 *
 * @param from The first year listed ends on or after this day.
 * @param to The last quarter listed ends on or before this day.
 * @returns Quarters without a gap, beginning with the first of a fiscal year.
 */
export function fiscalQuarters(habit: FiscalHabit, from: Day, to: Day): readonly FiscalQuarter[] {
  const quarters: FiscalQuarter[] = [];
  for (let year = datePartsOf(from).year; ; year++) {
    const end = yearEnd(habit, year);
    if (end < from) continue;
    for (const quarter of quartersOfYear(habit, year)) {
      if (quarter.end > to) return quarters;
      quarters.push(quarter);
    }
  }
}

function quartersOfYear(habit: FiscalHabit, year: number): FiscalQuarter[] {
  const fiscalYear = habit.namedByStart ? year - 1 : year;
  let start = (yearEnd(habit, year - 1) + 1) as Day;
  return [1, 2, 3, 4].map((quarter) => {
    const end = quarterEnd(habit, { year, quarter, start });
    const entry = { fiscalYear, quarter, start, end };
    start = (end + 1) as Day;
    return entry;
  });
}

function quarterEnd(habit: FiscalHabit, at: { year: number; quarter: number; start: Day }): Day {
  if (at.quarter === 4) return yearEnd(habit, at.year);
  if (habit.saturdays) return (at.start + THIRTEEN_WEEKS - 1) as Day;
  return monthEnd(at.year - 1, habit.endMonth + 3 * at.quarter);
}

/** The last day of the fiscal year that ends in or around a month of a calendar year. */
function yearEnd({ endMonth, saturdays }: FiscalHabit, year: number): Day {
  const last = monthEnd(year, endMonth);
  if (!saturdays) return last;
  const after = (SATURDAY - weekdayOf(last) + 7) % 7;
  return (last + (after <= 3 ? after : after - 7)) as Day;
}

function monthEnd(year: number, month: number): Day {
  return (dayOf(year, month + 1, 1) - 1) as Day;
}

/**
 * Writes the fiscal year end as the SEC does.
 *
 * @returns `MMDD` of the year end nearest to 2025, such as `0927`.
 */
export function fiscalYearEnd(habit: FiscalHabit): string {
  const { month, date } = datePartsOf(yearEnd(habit, 2025));
  return `${String(month).padStart(2, "0")}${String(date).padStart(2, "0")}`;
}
