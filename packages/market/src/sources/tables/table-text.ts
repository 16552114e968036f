import { tooLarge } from "../files/index.ts";

const PIECE_LENGTH = 1 << 16;
/** A million rows of prices are some 60 MB; a sheet of 16,384 columns could be made of a small file. */
const MAX_LENGTH = 2 ** 30;

/**
 * Writes rows as comma-delimited text (RFC 4180), piece by piece.
 *
 * @throws {InputError} `too-large`.
 */
export async function* textOf(
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Buffer> {
  let piece = "";
  let written = 0;
  for await (const row of rows) {
    piece += `${row.map(quoted).join(",")}\n`;
    if (piece.length < PIECE_LENGTH) continue;
    written += piece.length;
    if (written > MAX_LENGTH) throw tooLarge(MAX_LENGTH);
    yield Buffer.from(piece);
    piece = "";
  }
  if (piece !== "") yield Buffer.from(piece);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
