/**
 * The file of the factor history of a snapshot: rows, one after the other; then the index of all rows, column by column;
 * then one line of JSON, and one of fixed length that says where both begin and proves them. Each row is proved by a
 * CRC-32 in the index, so that one row can be read alone.
 */
export interface Trailer {
  readonly snapshot: string;
  readonly formulas: number;
  /** Symbols in ascending order, and how many rows each has. */
  readonly symbols: readonly string[];
  readonly counts: readonly number[];
  /** Where what is stored of its prices and targets lies. */
  readonly markets: readonly Place[];
}

export const SUFFIX = ".factors";
/** Hexadecimal SHA-256, two offsets of 15 digits, blanks between them and the end of the line. */
export const LAST_LINE = 64 + 1 + 15 + 1 + 15 + 1;

/** The rows of all stocks: where they lie, in the order of the symbols and, of each, by day. */
export interface Index {
  readonly day: Int32Array;
  readonly offset: Float64Array;
  readonly length: Int32Array;
  readonly crc: Uint32Array;
  readonly digest: BigUint64Array;
}

export const BYTES_PER_ROW = 8 + 8 + 4 + 4 + 4;

/** Where some bytes lie, how many there are, and their CRC-32. */
export type Place = readonly [offset: number, length: number, crc: number];

/** The columns of an index of `count` rows: views of its bytes. */
export function indexOver(buffer: ArrayBufferLike, count: number): Index {
  return {
    offset: new Float64Array(buffer, 0, count),
    digest: new BigUint64Array(buffer, 8 * count, count),
    day: new Int32Array(buffer, 16 * count, count),
    length: new Int32Array(buffer, 20 * count, count),
    crc: new Uint32Array(buffer, 24 * count, count),
  };
}
