import type { InputFile } from "../../model/index.ts";
import type { BytePlace } from "./byte-source.ts";
import type { Compression } from "./compression.ts";

/** Where a file is found again: a file on disk, or an entry of an archive. */
export type FileDescription = FoundFile | FoundEntry;

/** What is known of a file on disk, or of an entry of a tar archive, before it is read. */
export interface FoundFile extends BytePlace {
  readonly name: string;
  readonly bytes: number;
  readonly compression: Compression | null;
  /** Where its bytes begin; 0 but for an entry of a tar archive. */
  readonly start: number;
  /** True for an entry of a tar archive, whose bytes are a part of those of the place. */
  readonly isPart: boolean;
}

/** What is known of an entry of a zip archive before it is read; its path is that of the archive. */
export interface FoundEntry extends BytePlace {
  readonly name: string;
  readonly place: EntryPlace;
}

/** Where an entry lies in its archive, and what the archive's directory promises of it. */
export interface EntryPlace {
  readonly headerOffset: number;
  readonly compressedBytes: number;
  readonly decompressedBytes: number;
  readonly isDeflated: boolean;
  readonly crc32: number;
}

/** An input file and the place on disk it comes from; entries of one archive share theirs. */
export interface LocatedFile extends InputFile {
  readonly path: string;
  /** All that is needed to find it again, as plain data. */
  describe(): FileDescription;
  /**
   * Reads the beginning of the decompressed content without the cost of a stream.
   *
   * @param atMost How many bytes are wanted.
   * @returns `null` where it cannot be read at once: then `open` reads it, or throws what is wrong.
   */
  readStart(atMost: number): Promise<Head | null>;
  /**
   * Reads all of the decompressed content at once, which takes fewer turns of the event loop than a stream.
   *
   * @param atMost How many bytes are accepted.
   * @throws {InputError} `too-large` when there are more, and whatever reading a stream to its end would throw.
   */
  readAll(atMost: number): Promise<Buffer>;
}

/** The beginning of a file, decompressed. */
export interface Head {
  /** At most the requested number of bytes. */
  readonly bytes: Buffer;
  /** True when the file has no more than these bytes. */
  readonly isWhole: boolean;
}
