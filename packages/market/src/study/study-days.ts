import { addMonths, type Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";

/** Older prices say little about today, and each day costs a screening of the market. */
const MOST_YEARS = 20;

/** A day on which companies are judged, and the one up to which they are followed. */
export interface StudyDay {
  readonly day: Day;
  readonly until: Day;
}

/**
 * The days of a study: the calendar day of the market's last bar, in each earlier year down to its first bar. Counted back
 * from the last bar they use the newest twelve months there are, and each twelve months begin where the ones before end:
 * no day of prices is counted twice, which intervals over years ask for.
 *
 * @returns Oldest first; none of a market with less than a year of prices.
 *
 * @example
 * studyDays({ calendar: days("2021-07-01", "2024-06-28") }); // from 2022-06-28 and from 2023-06-28
 */
export function studyDays({ calendar, lastDay }: Pick<Snapshot, "calendar" | "lastDay">): readonly StudyDay[] {
  const firstDay = calendar[0];
  if (lastDay === null || firstDay === undefined) return [];
  const days = Array.from({ length: MOST_YEARS }, (_, k) => ({
    day: addMonths(lastDay, -12 * (k + 1)),
    until: addMonths(lastDay, -12 * k),
  }));
  return days.filter(({ day }) => day >= firstDay).reverse();
}
