import type { InputFile } from "../../model/index.ts";
import type { Head } from "./head.ts";

/** An input file and the place on disk it comes from; entries of one archive share theirs. */
export interface LocatedFile extends InputFile {
  readonly path: string;
  /**
   * Reads the beginning of the decompressed content without the cost of a stream.
   *
   * @param atMost How many bytes are wanted.
   * @returns `null` where it cannot be had at once: then `open` has it, or says what is wrong.
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
