import type { AppendFile, PositionedFile } from "../disk/index.ts";

/** Where a block lies in its file, in bytes. */
export interface BlockRange {
  readonly offset: number;
  readonly bytes: number;
}

/** Appends a block of any content, to be read as a whole. */
export function appendBlock(file: AppendFile, block: Uint8Array): BlockRange {
  const range = { offset: file.length, bytes: block.length };
  file.append(block);
  return range;
}

/** Reads a block into a buffer of its own. */
export function readBlock(file: PositionedFile, { offset, bytes }: BlockRange): Uint8Array {
  const block = new Uint8Array(bytes);
  file.fill(block, offset);
  return block;
}

/**
 * Packs small records as JSON, column by column, so that no key is repeated.
 *
 * @param columns The keys to keep, in order; their values are texts, numbers that exist, or `null`.
 */
export function encodeRows<Row>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): Uint8Array {
  return Buffer.from(JSON.stringify(columns.map((name) => rows.map((row) => row[name]))));
}

/** Unpacks what `encodeRows` packed with the same columns. */
export function decodeRows<Row>(columns: readonly (keyof Row & string)[], block: Uint8Array): Row[] {
  const text = Buffer.from(block.buffer, block.byteOffset, block.length).toString();
  const values = JSON.parse(text) as unknown[][];
  // Of a whole market this is a part of what a screening takes: no list of pairs is made of a record.
  return Array.from(values[0] ?? [], (_, row) => {
    const record: Record<string, unknown> = {};
    for (let column = 0; column < columns.length; column++) {
      record[columns[column] as string] = values[column]?.[row] ?? null;
    }
    return record as Row;
  });
}
