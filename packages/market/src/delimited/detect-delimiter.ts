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
  const counts = CANDIDATES.map((candidate) => header.reduce((count, byte) => count + (byte === candidate ? 1 : 0), 0));
  return CANDIDATES[counts.indexOf(Math.max(...counts))] as number;
}
