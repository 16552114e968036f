import type { DelimitedRecord, RecordScanner } from "./record-scanner.ts";
import { Utf8Transcoder } from "./utf8-transcoder.ts";

const PIECE = 1 << 20;

/**
 * Passes a text of any encoding through a scanner, piece by piece.
 *
 * @param input The text as a buffer, or as chunks of any size.
 * @param scanner What splits it into records.
 * @param visit Called for every record, in order.
 * @returns After each piece, so that the caller can hand on what it gathered; finally the encoding.
 * @throws {DelimitedFault} if the scanner refuses the text; whatever the input throws passes through.
 */
export async function* scanText(
  input: AsyncIterable<Uint8Array> | Uint8Array,
  scanner: RecordScanner,
  visit: (record: DelimitedRecord) => void,
): AsyncGenerator<void, string> {
  const transcoder = new Utf8Transcoder();
  for await (const chunk of input instanceof Uint8Array ? [input] : input) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      scanner.push(transcoder.push(chunk.subarray(at, at + PIECE)), visit);
      yield;
    }
  }
  scanner.push(transcoder.end(), visit);
  scanner.end(visit);
  return transcoder.encoding ?? "utf-8";
}

function countOf(bytes: Uint8Array, wanted: number): number {
  let count = 0;
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) count++;
  return count;
}

const CANDIDATES = [0x2c, 0x3b, 0x09, 0x7c];

/**
 * Finds the byte that separates the cells of a header line: comma, semicolon, tab or bar.
 *
 * @param header The first line, without its end.
 * @returns The candidate that occurs most often; the comma when none does.
 *
 * @example
 * detectDelimiter(Buffer.from("Date;Open;Close")); // 0x3b
 */
export function detectDelimiter(header: Uint8Array): number {
  const counts = CANDIDATES.map((candidate) => countOf(header, candidate));
  return CANDIDATES[counts.indexOf(Math.max(...counts))] as number;
}
