import { type Day, isNewYorkHoliday, weekdayOf } from "../time/index.ts";

/** A filing as far as it tells when results were announced. */
export interface AnnouncingFiling {
  readonly form: string;
  readonly filed: Day;
  /** Items of a current report, such as `2.02,9.01`. */
  readonly items?: string | null;
}

/** Item 2.02 is "Results of Operations and Financial Condition"; before 2004-08-23 it was item 12. */
const RESULTS = /(?:^|,)\s*(?:2\.02|12)\s*(?:,|$)/;
const REPORTS: ReadonlySet<string> = new Set(["10-K", "10-KT", "10-Q", "10-QT", "20-F", "40-F"]);
/** Results of two quarters are announced further apart; a correction, or preliminary figures before, are nearer. */
const SAME_QUARTER_DAYS = 45;
/** The same quarter of another year is announced within so many days of the same date. */
const SAME_DATE_DAYS = 35;
/** With fewer announcements nothing is a habit. */
const MIN_ANNOUNCEMENTS = 2;
const YEARS = 3;
const DAYS_A_YEAR = 365.25;
const LAST_WEEKDAY = 5;

/** Whether a filing can tell when results were announced: most of what a company files does not. */
export function announcesResults(filing: AnnouncingFiling): boolean {
  return isRelease(filing) || REPORTS.has(filing.form);
}

function isRelease({ form, items }: Pick<AnnouncingFiling, "form" | "items">): boolean {
  return form === "8-K" && RESULTS.test(items ?? "");
}

/**
 * The days on which results were announced, the first one where there were several about one quarter: of current reports with item
 * 2.02; of a company that files none, the days of its periodic reports, before which results are announced.
 *
 * @param filings In any order.
 * @returns Rising.
 */
export function announcementDays(filings: readonly AnnouncingFiling[]): Day[] {
  const released = filings.filter(isRelease);
  const telling = released.length >= MIN_ANNOUNCEMENTS ? released : filings.filter(({ form }) => REPORTS.has(form));
  const days = telling.map(({ filed }) => filed).sort((left, right) => left - right);
  const firsts: Day[] = [];
  for (const day of days) if (day - (firsts.at(-1) ?? Number.NEGATIVE_INFINITY) >= SAME_QUARTER_DAYS) firsts.push(day);
  return firsts;
}

/**
 * Estimates when a company announces its next results, from when it did in the last three years: the median of the announcements
 * that followed the same quarter then, moved on by whole weeks, because companies keep to a day of the week.
 *
 * @param filings Known on the day, in any order.
 * @param asOf The day; nothing that was filed after it may be given.
 * @returns A day after `asOf`; null without a habit, and where the day that it points to has passed.
 * @see docs/rules.md, EAR-01
 *
 * @example
 * // Apple announced on 2023-02-02, 2023-05-04, 2023-08-03, 2023-11-02 and 2024-02-01.
 * nextAnnouncement(filings, day("2024-02-15")); // 2024-05-02, on which it did
 */
export function nextAnnouncement(filings: readonly AnnouncingFiling[], asOf: Day): Day | null {
  const days = announcementDays(filings.filter(({ filed }) => filed <= asOf));
  const last = days.at(-1);
  if (last === undefined || days.length < MIN_ANNOUNCEMENTS) return null;
  const candidates: number[] = [];
  for (let years = 1; years <= YEARS; years++) {
    const weeks = Math.round((DAYS_A_YEAR * years) / 7);
    const then = days.findIndex((day) => Math.abs(last - weeks * 7 - day) <= SAME_DATE_DAYS);
    const next = days[then + 1];
    if (then >= 0 && next !== undefined) candidates.push(next + weeks * 7);
  }
  if (candidates.length === 0) return null;
  const estimate = openDay(lowerMedian(candidates));
  return estimate > asOf ? estimate : null;
}

/** Of an even number the earlier one of the middle: an announcement is rather awaited than missed. */
function lowerMedian(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[(values.length - 1) >> 1] as number;
}

function openDay(value: number): Day {
  let day = value as Day;
  while (weekdayOf(day) > LAST_WEEKDAY || isNewYorkHoliday(day)) day = (day + 1) as Day;
  return day;
}
