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
