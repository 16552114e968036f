/** What the importers accept of one compressed file before they take it for a decompression bomb. */
export interface Limits {
  /** Decompressed bytes of one file or archive entry. */
  readonly decompressedBytes: number;
  /** Decompressed bytes per compressed byte; checked once `toleratedBytes` have come out. */
  readonly ratio: number;
  readonly toleratedBytes: number;
}

/** JSON of the SEC shrinks 20 to 40 times, deflate at most 1,032 times; a real file stays far from both limits. */
export const DEFAULT_LIMITS: Limits = { decompressedBytes: 16 * 2 ** 30, ratio: 250, toleratedBytes: 64 * 2 ** 20 };
