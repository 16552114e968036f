/**
 * The file of the factor history of a snapshot. Of each stock it has the rows, one after the other, and then a block that
 * says where they lie and what is stored of its prices and targets. At the end come one line of JSON, which says where the
 * blocks lie, and one of fixed length that says where the JSON begins and proves it. Each block is proved by a CRC-32 in
 * the JSON and each row by one in its block, so that one stock can be read alone.
 */
export interface Trailer {
  readonly snapshot: string;
  readonly formulas: number;
  /** Symbols in ascending order. */
  readonly symbols: readonly string[];
  /** Where the block of each symbol lies. */
  readonly blocks: readonly Place[];
}

export const SUFFIX = ".factors";
/** Hexadecimal SHA-256, an offset of 15 digits, a blank between them and the end of the line. */
export const LAST_LINE = 64 + 1 + 15 + 1;

/** Where some bytes lie, how many there are, and their CRC-32. */
export type Place = readonly [offset: number, length: number, crc: number];

/** Where the rows of a stock lie, by day. */
export interface RowPlaces {
  readonly day: Int32Array;
  readonly offset: Float64Array;
  readonly length: Int32Array;
  readonly crc: Uint32Array;
  readonly digest: BigUint64Array;
}

const HEADER_BYTES = 8;
const BYTES_PER_ROW = 8 + 8 + 4 + 4 + 4;

/** How many bytes the places of some rows take, divisible by 8. */
export function placesLength(count: number): number {
  return (HEADER_BYTES + count * BYTES_PER_ROW + 7) & ~7;
}

/** A block for the places of `count` rows, with room for `rest` bytes behind them. */
export function newPlaces(count: number, rest: number): { readonly bytes: Uint8Array; readonly places: RowPlaces } {
  const bytes = new Uint8Array(placesLength(count) + rest);
  new Int32Array(bytes.buffer, 0, 1)[0] = count;
  return { bytes, places: placesIn(bytes) };
}

/** @param bytes Those of one block, at a position of their buffer that is divisible by 8. */
export function placesIn({ buffer, byteOffset }: Uint8Array): RowPlaces {
  const count = new Int32Array(buffer, byteOffset, 1)[0] as number;
  const at = byteOffset + HEADER_BYTES;
  return {
    offset: new Float64Array(buffer, at, count),
    digest: new BigUint64Array(buffer, at + 8 * count, count),
    day: new Int32Array(buffer, at + 16 * count, count),
    length: new Int32Array(buffer, at + 20 * count, count),
    crc: new Uint32Array(buffer, at + 24 * count, count),
  };
}
