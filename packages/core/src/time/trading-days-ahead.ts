import type { Day } from "./day.ts";
import { endOfMonth } from "./months.ts";
import { isNewYorkHoliday } from "./new-york-holidays.ts";
import { weekdayOf } from "./weekday-of.ts";

/** Exchanges whose holidays follow from rules; of others only the weekends are known ahead. */
export type HolidayRule = "new-york" | null;

/**
 * The trading days after a day, as the exchange announces them: the rest of the month and the first of the next month, which
 * shows that the month is complete.
 *
 * @param last The last day that is known.
 * @returns Rising, at least one. Without a rule every day from Monday to Friday is one.
 *
 * @example
 * tradingDaysAhead(day("2024-03-26"), "new-york").map(formatDay); // 2024-03-27, 2024-03-28 (29: Good Friday), 2024-04-01
 */
export function tradingDaysAhead(last: Day, rule: HolidayRule): Day[] {
  const end = endOfMonth(last);
  const days: Day[] = [];
  for (let next = (last + 1) as Day; ; next = (next + 1) as Day) {
    if (weekdayOf(next) > LAST_WEEKDAY || (rule === "new-york" && isNewYorkHoliday(next))) continue;
    days.push(next);
    if (next > end) return days;
  }
}

const LAST_WEEKDAY = 5;
