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

/** Beyond it a decoder is faster. */
const SHORT = 32;

/** Most cells are few letters and digits, for which asking a decoder costs more than reading them; `null` for others. */
function shortAscii(bytes: Uint8Array, from: number, until: number): string | null {
  if (until - from > SHORT) return null;
  let text = "";
  for (let at = from; at < until; at++) {
    const byte = bytes[at] as number;
    if (byte >= 0x80) return null;
    text += String.fromCharCode(byte);
  }
  return text;
}

/**
 * Reads one cell of a record as text, without the spaces around it; empty when the record has no such cell.
 */
export function cellText(record: DelimitedRecord, cell: number): string {
  if (cell < 0 || cell >= record.cells) return "";
  const from = record.start[cell] as number;
  const until = record.end[cell] as number;
  const text = (shortAscii(record.bytes, from, until) ?? decodeText(record.bytes.subarray(from, until))).trim();
  return text.includes('""') ? text.replaceAll('""', '"') : text;
}
