import { type Day, formatDay } from "@plumbline/core/time";
import { type Issue, publicIssue } from "../model/index.ts";
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

/**
 * Makes an entry of the report; its outcome follows from the code.
 *
 * @param code What was found.
 * @param subject Where.
 * @param detail A sentence for a person, with the values that matter.
 */
export function issue(code: IssueCode, subject: IssueSubject, detail: string): Issue {
  return publicIssue({
    outcome: ISSUE_CODES[code].outcome,
    code,
    file: subject.file ?? null,
    symbol: subject.symbol ?? null,
    day: subject.day === null || subject.day === undefined ? null : formatDay(subject.day as Day),
    detail,
    count: subject.count ?? 1,
  });
}
