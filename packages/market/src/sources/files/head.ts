/** The beginning of a file, decompressed. */
export interface Head {
  /** At most the bytes asked for. */
  readonly bytes: Buffer;
  /** True when the file has no more than these bytes. */
  readonly isWhole: boolean;
}
