import { dayOf, endOfMonth, formatDay, parseDay } from "@plumbline/core/time";

/**
 * First and last day of a month.
 *
 * @param month 0 for January.
 * @param to Last day known of a month that still runs, `YYYY-MM-DD`.
 */
export function periodOfMonth(year: number, month: number, to: string | null) {
  const first = dayOf(year, month + 1, 1);
  const last = parseDay(to ?? "") ?? endOfMonth(first);
  return { periodStart: formatDay(first), periodEnd: formatDay(last) };
}
