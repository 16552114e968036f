import { type Day, parseDay } from "@plumbline/core/time";

/** A line of an index of filings. */
export interface IndexedFiling {
  readonly cik: number;
  readonly form: string;
  readonly filed: Day;
  readonly accession: string;
}

const HEADER = /^CIK\|Company Name\|Form Type\|Date Filed\|File ?Name\s*$/im;
const ACCESSION = /(\d{10}-\d{2}-\d{6})\.txt$/;

/**
 * Reads a `master` index of the SEC.
 *
 * @param text The whole file.
 * @returns Its filings; lines that are cut or damaged are left out. null where the file is no such index.
 */
export function readDailyIndex(text: string): readonly IndexedFiling[] | null {
  const header = HEADER.exec(text);
  if (header === null) return null;
  const lines = text.slice(header.index + header[0].length).split(/\r?\n/);
  return lines.flatMap((line) => readLine(line) ?? []);
}

/** A name of a company may contain a bar itself: the last three cells and the first are certain. */
function readLine(line: string): IndexedFiling | null {
  const cells = line.split("|");
  if (cells.length < 5) return null;
  const [form, date, path] = cells.slice(-3) as [string, string, string];
  const cik = Number(cells[0]);
  const filed = parseDay(date.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3"));
  const accession = ACCESSION.exec(path.trim())?.[1];
  if (!Number.isInteger(cik) || cik <= 0 || filed === null || accession === undefined) return null;
  return { cik, form: form.trim(), filed, accession };
}
