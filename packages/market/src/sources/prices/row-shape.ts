import { cellText, type DelimitedRecord } from "../../delimited/index.ts";

const WORD = /\p{L}{4}/u;
const WORDS = /\p{L}{3,}\P{L}+\p{L}{2}/u;

/** What a line below a header is; `short` where it may have been cut off. */
export type RowShape = "row" | "blank" | "note" | "short" | "long";

/**
 * Tells rows of a table from what else stands below its header.
 *
 * @param record The line.
 * @param cells How many cells a row has; a row may have empty ones behind them.
 */
export function rowShape(record: DelimitedRecord, cells: number): RowShape {
  if (record.cells === cells || (record.cells > cells && isBlankFrom(record, cells))) {
    return isBlankFrom(record, 0) ? "blank" : "row";
  }
  if (isNote(record)) return "note";
  return record.cells < cells ? "short" : "long";
}

/**
 * True for a sentence in one cell, such as a title or a disclaimer: no row. At the end of a file without a line end a single
 * word may be a row that was cut off.
 */
export function isNote(record: DelimitedRecord): boolean {
  if (!isBlankFrom(record, 1)) return false;
  return (record.isEnded ? WORD : WORDS).test(cellText(record, 0));
}

/** True where no cell from a place on holds anything. */
function isBlankFrom({ bytes, start, end, cells }: DelimitedRecord, from: number): boolean {
  for (let cell = from; cell < cells; cell++) {
    for (let at = start[cell] as number; at < (end[cell] as number); at++) {
      if ((bytes[at] as number) > 0x20) return false;
    }
  }
  return true;
}
