import { type Day, dayOf, isNewYorkHoliday, weekdayOf } from "@plumbline/core/time";
import type { IndexedFiling } from "../sources/sec/index.ts";

/** Over so many days indexes are read; who was not asked for longer is asked at once. */
export const MAX_INDEX_DAYS = 40;
const LAST_WEEKDAY = 5;

/**
 * What says nothing about a company's business: holdings of insiders and large owners, prospectuses of notes and funds. They are
 * most of what is filed.
 */
const PASSED_OVER =
  /^(?:3|4|5|144|SC 13[DG]|SCHEDULE 13[DG]|13F-\w+|424B\d|FWP|D|CORRESP|UPLOAD|NPORT-\w+|N-\w+|497\w*)(?:\/A)?$/;

/** The day of an instant at the SEC, which is in Washington: five hours behind UTC at most. */
function daySinceEpoch(milliseconds: number): Day {
  const at = new Date(milliseconds - 5 * 3_600_000);
  return dayOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

/**
 * The days of which an index is needed.
 *
 * @param since Milliseconds since 1970: when the company that was asked longest ago was asked.
 * @param now Milliseconds since 1970.
 * @returns Rising, working days only, today's included: its index comes late in the evening.
 */
export function indexDays(since: number, now: number): Day[] {
  const days: Day[] = [];
  const today = daySinceEpoch(now);
  for (let day = Math.max(daySinceEpoch(since), today - MAX_INDEX_DAYS); day <= today; day += 1)
    if (weekdayOf(day as Day) <= LAST_WEEKDAY && !isNewYorkHoliday(day as Day)) days.push(day as Day);
  return days;
}

/** What companies filed by some indexes: accessions by central index key. */
export function filedBy(
  indexes: readonly (readonly IndexedFiling[])[],
  ciks: ReadonlySet<number>,
): Map<number, Set<string>> {
  const filed = new Map<number, Set<string>>();
  for (const { cik, form, accession } of indexes.flat()) {
    if (!ciks.has(cik) || PASSED_OVER.test(form)) continue;
    const accessions = filed.get(cik) ?? new Set();
    filed.set(cik, accessions.add(accession));
  }
  return filed;
}
