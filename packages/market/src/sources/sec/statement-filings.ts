import type { InputFile } from "../../model/index.ts";
import { parseCik } from "./cik.ts";
import { readStatementTable } from "./statement-tables.ts";

/** What the data sets state of a filing, beside its numbers. */
export interface StatementFiling {
  readonly cik: number;
  readonly name: string;
  readonly form: string;
  /** `YYYY-MM-DD`. */
  readonly filed: string;
  readonly fiscalYear: number | null;
  readonly fiscalPeriod: string | null;
}

/**
 * Reads the filings of a data set into a list by accession number. Those without company or day are left out: a number
 * that names none of the others is one of a filing that the list lacks.
 *
 * @param file A table of filings.
 * @param into Receives them; the last one of an accession number stands.
 * @throws As `readStatementTable`.
 */
export async function readStatementFilings(file: InputFile, into: Map<string, StatementFiling>): Promise<void> {
  await readStatementTable(file, (row) => {
    const cik = parseCik(row("cik"));
    const filed = isoDay(row("filed"));
    if (cik === null || filed === null) return;
    const year = row("fy");
    into.set(row("adsh"), {
      cik,
      name: row("name"),
      form: row("form"),
      filed,
      fiscalYear: /^\d{4}$/.test(year) ? Number(year) : null,
      fiscalPeriod: row("fp") || null,
    });
  });
}

/**
 * Reads which tags of a data set are amounts per share: its numbers have the currency alone as their unit.
 *
 * @param into Receives tag and version with a tab between.
 * @throws As `readStatementTable`.
 */
export async function readPerShareTags(file: InputFile, into: Set<string>): Promise<void> {
  await readStatementTable(file, (row) => {
    if (/^per-?share/i.test(row("datatype")) && row("custom") !== "1") into.add(`${row("tag")}\t${row("version")}`);
  });
}

/** A day as the data sets write it, `20190930`, as `2019-09-30`; `null` for any other text. */
export function isoDay(text: string): string | null {
  return /^\d{8}(?:\.0)?$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}` : null;
}
