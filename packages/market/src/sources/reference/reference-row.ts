import { cellText, cutOff, type DelimitedRecord } from "../../delimited/index.ts";
import { say } from "../../model/index.ts";
import type { IssueLog } from "../../quality/index.ts";
import type { ReferenceFormat, ReferenceReading } from "./reference-reading.ts";

/** A row of a reference file, read by the headers of its columns. */
export interface ReferenceRow {
  readonly line: number;
  /** The text under a header (in lower case), trimmed; empty when the file has no such column. */
  cell(header: string): string;
}

/** Turns the rows of one kind of reference file into readings. */
export interface RowParser {
  /** Takes the cells of the header line, in lower case. */
  header?(headers: readonly string[]): void;
  row(row: ReferenceRow): void;
  end?(): void;
}

/** What a parser works with. */
export interface ParserTools {
  /** Path of the file. */
  readonly file: string;
  readonly log: IssueLog;
  put(reading: ReferenceReading): void;
}

/**
 * Makes a visitor of records: those above the header are passed over, rows of another length are refused. A line with one cell below
 * the table of a fund company or an exchange is a note.
 */
export function visitorOf(
  parser: RowParser,
  { kind, headerLine }: ReferenceFormat,
  { log }: ParserTools,
): (record: DelimitedRecord) => void {
  const hasNotes = kind === "fund-holdings" || kind === "nasdaq-directory";
  let headers: string[] | null = null;
  return (record) => {
    if (record.line < headerLine) return;
    if (headers === null) {
      headers = Array.from({ length: record.cells }, (_, cell) => cellText(record, cell).toLowerCase());
      parser.header?.(headers);
      return;
    }
    const names = headers;
    if (record.cells === names.length) {
      parser.row({ line: record.line, cell: (header) => cellText(record, names.indexOf(header)) });
      return;
    }
    if (hasNotes && record.cells === 1) return;
    if (record.cells < names.length && !record.isEnded) throw cutOff(record, names.length);
    log.add("wrong-column-count", {}, () =>
      say("cell-count", { line: record.line, cells: record.cells, expected: names.length }),
    );
  };
}
