import type { Filing } from "../model/index.ts";

/** What the filings of a company say of the end of its listing; days since 1970-01-01, each in order. */
export interface FilingRecord {
  /** Notices that shares leave an exchange, and that a registration ends or was revoked. */
  readonly ends: readonly number[];
  /** Day of the newest report of a company that goes on; -Infinity where there is none. */
  readonly lastReport: number;
}

/** Forms by which a listing or a registration ends: of the exchange, of the company (domestic and foreign), of the SEC. */
const END_OF_LISTING = /^(?:25(?:-NSE)?|15F?-12[BG]|REVOKED)$/;
/** Reports of a company that goes on, amended or not. */
const REPORTS = /^(?:10-[KQ]|20-F|40-F|6-K|8-K)/;

/** Trading ends some days before the notice of it, or up to ten days after, when the notice takes effect. */
const NOTICE = { before: 40, after: 20 };
/** A company that left its exchange for good still owes the report of the period that runs, and states why it leaves. */
const LAST_REPORTS = 120;

/** What some filings of one company say. */
export function filingRecordOf(filings: readonly Filing[]): FilingRecord {
  const ends = filings.filter(({ form }) => END_OF_LISTING.test(form)).map(({ filed }) => filed);
  const reports = filings.filter(({ form }) => REPORTS.test(form)).map(({ filed }) => filed);
  return { ends: ends.sort((a, b) => a - b), lastReport: reports.reduce((a, b) => Math.max(a, b), -Infinity) };
}

/** Whether a company filed for the end of its listing about the day of the last price. */
export function isNoticed(ends: readonly number[], lastDay: number): boolean {
  return ends.some((filed) => filed >= lastDay - NOTICE.after && filed <= lastDay + NOTICE.before);
}

/**
 * Whether a company was gone after its last price: it filed for the end of its listing about that day, and has reported
 * nothing since but what it still owed. One that moved to another exchange, or came back, goes on to report.
 *
 * @example
 * isGone({ ends: [day("2015-06-05")], lastReport: day("2015-05-08") }, day("2015-06-03")); // true
 */
export function isGone({ ends, lastReport }: FilingRecord, lastDay: number): boolean {
  return isNoticed(
    ends.filter((filed) => lastReport <= filed + LAST_REPORTS),
    lastDay,
  );
}
