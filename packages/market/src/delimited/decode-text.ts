import type { DelimitedRecord } from "./record-scanner.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows1252 = new TextDecoder("windows-1252");

/**
 * Reads text that should be UTF-8 but may come from an old spreadsheet.
 *
 * @param bytes Text without a byte order mark.
 * @returns The text as UTF-8, or as Windows-1252 (a superset of Latin-1) where it is no valid UTF-8.
 *
 * @example
 * decodeText(Uint8Array.of(0x4e, 0x65, 0x73, 0x74, 0x6c, 0xe9)); // "Nestlé"
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/**
 * Reads one cell of a record as text, without the spaces around it; empty when the record has no such cell.
 */
export function cellText(record: DelimitedRecord, cell: number): string {
  if (cell < 0 || cell >= record.cells) return "";
  const text = decodeText(record.bytes.subarray(record.start[cell], record.end[cell])).trim();
  return text.includes('""') ? text.replaceAll('""', '"') : text;
}
