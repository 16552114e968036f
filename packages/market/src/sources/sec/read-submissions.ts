import { type Filing, type InputFile, type Issue, plainly } from "../../model/index.ts";
import { InputError, readWhole } from "../files/index.ts";
import { cikOfFileName, parseCik, parseTicker } from "./cik.ts";
import { FaultTally } from "./fault-tally.ts";
import { readFilingColumns } from "./filing-columns.ts";
import { isRecord, parseJson } from "./parse-json.ts";
import type { SecReading } from "./read-company-facts.ts";

const MAX_FILE_BYTES = 64 * 2 ** 20;

/** What the SEC states about a company itself. */
export interface CompanyAttributes {
  readonly cik: number;
  readonly name: string | null;
  readonly formerNames: readonly string[];
  /** Symbols in the market's spelling, each with its exchange. */
  readonly listings: readonly { readonly symbol: string; readonly exchange: string | null }[];
  readonly sic: number | null;
  /** MMDD. */
  readonly fiscalYearEnd: string | null;
}

/** What one submissions file states; a page of older filings has no attributes. */
export interface ReadSubmissions {
  readonly cik: number;
  readonly attributes: CompanyAttributes | null;
  readonly filings: readonly Filing[];
  readonly issues: readonly Issue[];
}

/**
 * Reads a submissions file, or one of its `-submissions-001` pages: bare columns, whose company only the file name
 * tells.
 *
 * @throws {InputError} when the file as a whole cannot be used.
 */
export async function readSubmissions(file: InputFile, reading: SecReading): Promise<ReadSubmissions> {
  const json = parseJson(await readWhole(file, MAX_FILE_BYTES));
  if (!isRecord(json))
    throw new InputError("not-submissions", plainly("It looks like submissions, but is no JSON object."));
  const faults = new FaultTally();
  const isPage = Array.isArray(json.accessionNumber);
  const cik = isPage ? cikOfFileName(file.name) : parseCik(json.cik);
  if (cik === null) throw new InputError("unknown-company", plainly(unknownCompany(isPage)));
  const columns = isPage ? json : recentFilings(json);
  const filings = columns === null ? [] : readFilingColumns(columns, { ...reading, faults });
  return { cik, attributes: isPage ? null : readAttributes(json, cik), filings, issues: faults.issues(file.name) };
}

function unknownCompany(isPage: boolean): string {
  if (!isPage) return "It names no central index key: whose filings are they?";
  return "A page of older filings does not say whose they are; keep its name, such as CIK0001318605-submissions-001.json.";
}

function recentFilings(json: Record<string, unknown>): Record<string, unknown> | null {
  const filings = json.filings;
  const recent = isRecord(filings) ? filings.recent : null;
  return isRecord(recent) && "accessionNumber" in recent ? recent : null;
}

function readAttributes(json: Record<string, unknown>, cik: number): CompanyAttributes {
  const formerNames = Array.isArray(json.formerNames) ? json.formerNames : [];
  const sic = Number(json.sic);
  const fiscalYearEnd = json.fiscalYearEnd;
  return {
    cik,
    name: text(json.name),
    formerNames: formerNames.flatMap((former) => (isRecord(former) ? (text(former.name) ?? []) : [])),
    listings: readListings(json.tickers, json.exchanges),
    sic: Number.isInteger(sic) && sic >= 100 && sic <= 9999 ? sic : null,
    fiscalYearEnd: typeof fiscalYearEnd === "string" && isMonthAndDate(fiscalYearEnd) ? fiscalYearEnd : null,
  };
}

function readListings(tickers: unknown, exchanges: unknown): CompanyAttributes["listings"] {
  if (!Array.isArray(tickers)) return [];
  return tickers.flatMap((ticker, index) => {
    const symbol = parseTicker(ticker);
    return symbol === null ? [] : { symbol, exchange: text(Array.isArray(exchanges) ? exchanges[index] : null) };
  });
}

function isMonthAndDate(value: string): boolean {
  return /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(value);
}

function text(value: unknown): string | null {
  const trimmed = typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
  return trimmed === "" ? null : trimmed;
}
