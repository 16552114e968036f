import { type Day, parseDay } from "@plumbline/core/time";

/** A company that a submission is filed for; several file some reports together. */
export interface Filer {
  readonly cik: number;
  readonly name: string;
}

/** What EDGAR states at the head of a submission. */
export interface SubmissionHeader {
  readonly accession: string;
  /** As EDGAR spells it, such as `10-K405`. */
  readonly form: string;
  readonly filed: Day;
  readonly period: Day | null;
  readonly filers: readonly Filer[];
}

// Blanks are spelled out: a line break among them would let a pattern run over all empty lines from each of them anew.
const ACCESSION = /^[ \t]*ACCESSION NUMBER:[ \t]*(\d{10}-\d{2}-\d{6})[ \t]*$/m;
const FORM = /^[ \t]*CONFORMED SUBMISSION TYPE:[ \t]*(\S{1,40})[ \t]*$/m;
const FILED = /^[ \t]*FILED AS OF DATE:[ \t]*(\d{8})[ \t]*$/m;
const PERIOD = /^[ \t]*CONFORMED PERIOD OF REPORT:[ \t]*(\d{8})[ \t]*$/m;
const FILER =
  /^[ \t]*COMPANY CONFORMED NAME:[ \t]*(\S.*)$[\s\S]{0,200}?^[ \t]*CENTRAL INDEX KEY:[ \t]*0*(\d{1,10})[ \t]*$/gm;
/** Longer than any name in EDGAR. */
const MAX_NAME = 200;

/**
 * Reads the header of a submission.
 *
 * @param text The beginning of the submission, up to its first document.
 * @returns `null` where it lacks its accession, its form, the day it was filed, or a company.
 * @see EDGAR Public Dissemination Service, technical specification, section on the header of a submission.
 *
 * @example
 * readSubmissionHeader(header)?.accession; // "0001047469-97-006960"
 */
export function readSubmissionHeader(text: string): SubmissionHeader | null {
  const accession = ACCESSION.exec(text)?.[1];
  const form = FORM.exec(text)?.[1];
  const filed = dayIn(FILED.exec(text)?.[1]);
  const filers = [...text.matchAll(FILER)].map(([, name, cik]) => ({
    cik: Number(cik),
    name: (name as string).slice(0, MAX_NAME).trim(),
  }));
  const [first] = filers;
  if (accession === undefined || form === undefined || filed === null || first === undefined) return null;
  return { accession, form, filed, period: dayIn(PERIOD.exec(text)?.[1]), filers: once(filers) };
}

function once(filers: readonly Filer[]): Filer[] {
  return [...new Map(filers.map((filer) => [filer.cik, filer])).values()];
}

function dayIn(digits: string | undefined): Day | null {
  return digits === undefined ? null : parseDay(digits.replace(/(\d{4})(\d\d)(\d\d)/, "$1-$2-$3"));
}
