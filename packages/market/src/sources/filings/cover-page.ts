import { formFamily } from "@plumbline/core/filings";
import { type Day, parseDay } from "@plumbline/core/time";
import type { FilingDocument } from "./document-content.ts";

/** What a report says of itself, without the submission around it. */
export interface CoverPage {
  /** `null` where neither facts nor tags nor cover name a form. */
  readonly form: string | null;
  /** Central index key; only inline XBRL states it. */
  readonly cik: number | null;
  /** Name of the company as its charter has it. */
  readonly registrant: string | null;
  readonly period: Day | null;
}

/** Covers have some forty lines. */
export const COVER_BLOCKS = 80;
/** What a cover says stands in lines; a longer text is cut. */
const MAX_LINE = 2_000;
const FORM = /^(?:[(\s]*mark one[)\s]*)?form\s*(10-?K(?:405|T)?|10-?Q|20-?F|40-?F|8-?K)(\s*\/?\s*A\b)?/i;
const AMENDMENT = /^\(?amendment no/i;
const DATE = "((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?\\s+\\d{1,2}\\s*,?\\s*\\d{4})";
const ANY_DATE = new RegExp(DATE, "i");
const PERIOD = new RegExp(`(?:year|period|quarter) ended[^:]*?:?\\s*${DATE}`, "i");
const EVENT = /date of (?:report|earliest event)/i;
const FILE_NUMBER = /commission file (?:number|no)/i;
const CHARTER = /exact name of (?:the )?(?:registrant|company)/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads the cover page of a report: the facts of inline XBRL before the words of the page.
 *
 * @example
 * readCoverPage(document); // { form: "10-K", cik: 320193, registrant: "Apple Inc.", period: day("2024-09-28") }
 */
export function readCoverPage({ type, blocks, facts }: FilingDocument): CoverPage {
  const lines = blocks.slice(0, COVER_BLOCKS).map(({ text }) => text.slice(0, MAX_LINE).replace(/[\t\n]/g, " "));
  const cik = Number(facts.get("EntityCentralIndexKey") ?? Number.NaN);
  const form = facts.get("DocumentType") ?? type ?? formOn(lines);
  const isEvent = form !== null && formFamily(form) === "8-K";
  return {
    form,
    cik: Number.isInteger(cik) && cik > 0 ? cik : null,
    registrant: facts.get("EntityRegistrantName") ?? registrantOn(lines),
    period: dayIn(facts.get("DocumentPeriodEndDate")) ?? (isEvent ? eventOn(lines) : periodOn(lines)),
  };
}

function formOn(lines: readonly string[]): string | null {
  const match = lines.map((line) => FORM.exec(line)).find((found) => found !== null);
  if (match === undefined || match === null) return null;
  const isAmended = match[2] !== undefined || lines.some((line) => AMENDMENT.test(line));
  const form = (match[1] as string).toUpperCase().replace(/^(10|20|40|8)-?([KQF])/, "$1-$2");
  return formFamily(form) === null ? null : `${form}${isAmended ? "/A" : ""}`;
}

function registrantOn(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => CHARTER.test(line));
  const before = lines.slice(0, Math.max(0, at)).findLast((line) => /\p{L}{2}/u.test(line));
  const own = lines[at]?.split(CHARTER)[0]?.replace(/[\s(]+$/, "");
  const numbered = lines.findIndex((line) => FILE_NUMBER.test(line));
  const after = at < 0 && numbered >= 0 ? lines[numbered + 1] : undefined;
  return own || before || (after !== undefined && /^[^\d(]{3,80}$/.test(after) ? after : null);
}

function periodOn(lines: readonly string[]): Day | null {
  for (const line of lines) {
    const found = dayIn(PERIOD.exec(line)?.[1]);
    if (found !== null) return found;
  }
  return null;
}

/** The day stands in the line of its caption, above or below it. */
function eventOn(lines: readonly string[]): Day | null {
  const at = lines.findIndex((line) => EVENT.test(line));
  for (const line of [lines[at], lines[at - 1], lines[at + 1]]) {
    const found = dayIn(ANY_DATE.exec(line ?? "")?.[1]);
    if (found !== null) return found;
  }
  return null;
}

/** `September 28, 2024` or `2024-09-28`. */
function dayIn(text: string | undefined): Day | null {
  const written = text?.replace(/\s+/g, " ").trim() ?? "";
  const match = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})\s*,?\s*(\d{4})$/i.exec(written);
  if (match === null) return /^\d{4}-\d{2}-\d{2}$/.test(written) ? parseDay(written) : null;
  const month = MONTHS.indexOf((match[1] as string).toLowerCase()) + 1;
  return parseDay(`${match[3]}-${String(month).padStart(2, "0")}-${(match[2] as string).padStart(2, "0")}`);
}
