import { addMonths, type Day, datePartsOf, dayOf, formatDay, parseDay } from "@plumbline/core/time";

/** A day of the time axis; `year` where a year begins, so that it is named, `month` otherwise. */
export interface TimeTick {
  readonly day: string;
  readonly unit: "year" | "month";
}

/** Months between two ticks, from the finest to the coarsest. */
const STEPS = [1, 3, 6, 12, 24, 60] as const;

/**
 * First days of months, quarters or years between two days, no more than are asked for.
 *
 * @param most At least one.
 * @example
 * timeTicks("2023-06-30", "2027-06-30", 6).map(({ day }) => day); // ["2024-01-01", "2025-01-01", "2026-01-01", "2027-01-01"]
 */
export function timeTicks(from: string, to: string, most: number): TimeTick[] {
  const first = parseDay(from);
  const last = parseDay(to);
  if (first === null || last === null) return [];
  for (const months of STEPS) {
    const ticks = every(months, first, last);
    if (ticks.length <= most) return ticks;
  }
  return [];
}

function every(months: number, first: Day, last: Day): TimeTick[] {
  const { year } = datePartsOf(first);
  // From a year that every step divides, so that which years are named does not depend on the first day.
  let day = dayOf(year - (year % 10), 1, 1);
  const ticks: TimeTick[] = [];
  for (; day <= last; day = addMonths(day, months)) {
    if (day >= first) ticks.push({ day: formatDay(day), unit: datePartsOf(day).month === 1 ? "year" : "month" });
  }
  return ticks;
}
