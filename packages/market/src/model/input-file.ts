import type { Readable } from "node:stream";

/** A file to import, or an entry of an archive, decompressed as it is read. */
export interface InputFile {
  /** Path relative to what the user named, with `!entry` appended for an entry of an archive. */
  readonly name: string;
  /** Bytes on disk, compressed where it is compressed. */
  readonly bytes: number;
  /** Opens the decompressed content; a reader must drain or destroy it. */
  open(): Promise<Readable>;
}
