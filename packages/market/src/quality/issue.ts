import { type Day, formatDay } from "@plumbline/core/time";
import { type Detail, type Issue, publicIssue } from "../model/index.ts";
import { ISSUE_CODES, type IssueCode } from "./issue-codes.ts";

/** What an issue concerns; all of it optional. */
export interface IssueSubject {
  readonly file?: string | null | undefined;
  readonly symbol?: string | null | undefined;
  /** Days since 1970-01-01. */
  readonly day?: number | null | undefined;
  /** Rows or facts concerned; 1 unless stated, 0 where it concerns a file and no row. */
  readonly count?: number;
}

/** The import as a whole: no page shows what is said of it. */
type OfNoStock = IssueSubject & { readonly symbol?: null };

/**
 * Makes an entry of the report; its outcome follows from the code.
 *
 * @param code What was found.
 * @param subject Where.
 * @param detail What is to be said of the case, with the values that matter; a text alone, in English, where it is of no stock.
 */
export function issue(code: IssueCode, subject: IssueSubject, detail: Detail): Issue;
export function issue(code: IssueCode, subject: OfNoStock, detail: string): Issue;
export function issue(code: IssueCode, subject: IssueSubject, detail: Detail | string): Issue {
  return publicIssue({
    outcome: ISSUE_CODES[code].outcome,
    code,
    file: subject.file ?? null,
    symbol: subject.symbol ?? null,
    day: subject.day === null || subject.day === undefined ? null : formatDay(subject.day as Day),
    detail: typeof detail === "string" ? detail : detail.english,
    count: subject.count ?? 1,
    ...(typeof detail === "string" ? {} : { said: detail.said }),
  });
}
