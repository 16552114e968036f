import { cellText, RecordScanner, Utf8Transcoder } from "../../delimited/index.ts";

/** One line of the beginning of a table. */
export interface HeadRecord {
  readonly cells: readonly string[];
  /** As the scanner counts: from 1, blank lines too. */
  readonly line: number;
}

const LF = 0x0a;
const CR = 0x0d;

/** The beginning of a file in UTF-8, without its byte order mark. */
export function headBytes(head: Uint8Array): Uint8Array {
  const transcoder = new Utf8Transcoder();
  const first = transcoder.push(head);
  return transcoder.encoding === "utf-8" ? first : Buffer.concat([first, transcoder.end()]);
}

/** The first lines of a text. */
export function firstLines(bytes: Uint8Array, count: number): Uint8Array {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++) {
    const isEnd = bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF);
    if (isEnd && ++lines === count) return bytes.subarray(0, at + 1);
  }
  return bytes;
}

/**
 * Splits the beginning of a table into its lines.
 *
 * @param bytes As `headBytes` gives them.
 * @param delimiter The byte between two cells.
 * @returns The last line only where it is whole or one of the first three: it may be cut.
 */
export function headRecords(bytes: Uint8Array, delimiter: number): HeadRecord[] {
  const records: HeadRecord[] = [];
  const scanner = new RecordScanner(delimiter);
  try {
    const keep = (record: Parameters<Parameters<RecordScanner["push"]>[1]>[0]) => {
      if (!record.isEnded && records.length > 3) return;
      const cells: string[] = [];
      for (let cell = 0; cell < record.cells; cell++) cells.push(cellText(record, cell));
      records.push({ cells, line: record.line });
    };
    scanner.push(bytes, keep);
    scanner.end(keep);
  } catch {
    // More columns than any table has: the reader says so.
  }
  return records;
}
