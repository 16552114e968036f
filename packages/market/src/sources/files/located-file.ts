import type { InputFile } from "../../model/index.ts";

/** An input file and the place on disk it comes from; entries of one archive share theirs. */
export interface LocatedFile extends InputFile {
  readonly path: string;
  /**
   * Reads all of the decompressed content at once, which takes fewer turns of the event loop than a stream.
   *
   * @param atMost How many bytes are accepted.
   * @throws {InputError} `too-large` when there are more, and whatever reading a stream to its end would throw.
   */
  readAll(atMost: number): Promise<Buffer>;
}
