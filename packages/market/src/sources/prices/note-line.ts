import { cellText, type DelimitedRecord } from "../../delimited/index.ts";

const WORD = /\p{L}{4}/u;
const WORDS = /\p{L}{3,}\P{L}+\p{L}{2}/u;

/** True where no cell from a place on holds anything. */
export function isBlankFrom(record: DelimitedRecord, from: number): boolean {
  for (let cell = from; cell < record.cells; cell++) {
    for (let at = record.start[cell] as number; at < (record.end[cell] as number); at++) {
      if ((record.bytes[at] as number) > 0x20) return false;
    }
  }
  return true;
}

/**
 * True for a sentence in one cell, such as a title or a disclaimer: no row. At the end of a file without a line end a single
 * word may be a row that was cut off.
 */
export function isNote(record: DelimitedRecord): boolean {
  if (!isBlankFrom(record, 1)) return false;
  return (record.isEnded ? WORD : WORDS).test(cellText(record, 0));
}
