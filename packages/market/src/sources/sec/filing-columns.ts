import { type Filing, plainly, say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { compareText } from "./compare-facts.ts";
import type { FaultTally } from "./fault-tally.ts";
import type { SecReading } from "./read-company-facts.ts";

const REQUIRED = ["accessionNumber", "form", "filingDate"] as const;

/**
 * Reads the columns that submissions list filings in.
 *
 * @param columns One array per column, as `filings.recent` or a page file holds them.
 * @param reading Today, days, and where faulty rows are counted.
 * @returns The filings, oldest first.
 * @throws {InputError} `misaligned-columns` when the columns have not the same length.
 */
export function readFilingColumns(
  columns: Record<string, unknown>,
  reading: SecReading & { readonly faults: FaultTally },
): Filing[] {
  const [accessions, forms, dates] = REQUIRED.map((name) => columns[name]);
  if (!Array.isArray(accessions) || !Array.isArray(forms) || !Array.isArray(dates)) {
    throw new InputError("not-submissions", plainly(`It lists filings without the columns ${REQUIRED.join(", ")}.`));
  }
  const lengths = Object.values(columns).map((column) => (Array.isArray(column) ? column.length : accessions.length));
  if (lengths.some((length) => length !== accessions.length)) {
    throw new InputError("misaligned-columns", plainly("Its columns have different lengths: rows cannot be told."));
  }
  const filings: Filing[] = [];
  for (let row = 0; row < accessions.length; row += 1) {
    const filing = readFiling(columns, row, reading);
    if (filing !== null) filings.push(filing);
  }
  return filings.sort(compareFilings);
}

/** Oldest first, then by accession. */
export function compareFilings(left: Filing, right: Filing): number {
  return left.filed - right.filed || compareText(left.accession, right.accession);
}

function readFiling(
  columns: Record<string, unknown>,
  row: number,
  { days, today, faults }: SecReading & { readonly faults: FaultTally },
): Filing | null {
  const accession = textIn(columns, "accessionNumber", row);
  const form = textIn(columns, "form", row);
  const filed = days.read(textIn(columns, "filingDate", row));
  if (accession === null || form === null || filed === null) {
    faults.add("malformed-filing", () => say("filing-row-lacks", { row: row + 1 }));
    return null;
  }
  if (filed > today) {
    faults.add("filed-in-future", () => say("filing-dated", { accession, day: textIn(columns, "filingDate", row) }));
    return null;
  }
  return {
    accession,
    form,
    filed,
    reportDate: days.read(textIn(columns, "reportDate", row)),
    acceptedAt: instant(textIn(columns, "acceptanceDateTime", row)),
    primaryDocument: textIn(columns, "primaryDocument", row),
    items: textIn(columns, "items", row),
  };
}

function textIn(columns: Record<string, unknown>, name: string, row: number): string | null {
  const column = columns[name];
  const cell: unknown = Array.isArray(column) ? column[row] : null;
  return typeof cell === "string" && cell !== "" ? cell : null;
}

function instant(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}
