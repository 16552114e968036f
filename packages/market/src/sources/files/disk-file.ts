import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { say } from "../../model/index.ts";
import { bytesAt, streamAt } from "./byte-source.ts";
import { decompressStart } from "./decompress-start.ts";
import { decompressing } from "./decompressing.ts";
import { gunzipWhole } from "./gunzip-whole.ts";
import { InputError, tooLarge } from "./input-error.ts";
import type { Limits } from "./limits.ts";
import type { FoundFile, Head, LocatedFile } from "./located-file.ts";
import { streamWhole } from "./stream-whole.ts";

/** Up to here a file is read on this thread: turns through the thread pool cost more than the reading. */
const SMALL_BYTES = 1 << 22;
/** Of a few hundred bytes hardly anything comes out, and the file would be opened as a stream. */
const MIN_COMPRESSED = 1 << 12;

/**
 * A file on disk, or an entry of a tar archive, which lies there as it is. It is decompressed as it is read when its
 * content is gzip, xz or Zstandard, whatever its name is.
 */
export class DiskFile implements LocatedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly #found: FoundFile;
  readonly #limits: Limits;

  constructor(found: FoundFile, limits: Limits) {
    this.name = found.name;
    this.path = found.path;
    this.bytes = found.bytes;
    this.#found = found;
    this.#limits = limits;
  }

  describe(): FoundFile {
    return this.#found;
  }

  async open(): Promise<Readable> {
    const { start, bytes, compression } = this.#found;
    if (bytes === 0) return Readable.from([], { objectMode: false });
    const stored = streamAt(this.#found, start, bytes);
    if (compression === null) return stored;
    return decompressing(stored, { compression, compressedBytes: bytes, fileBytes: bytes, limits: this.#limits });
  }

  async readStart(atMost: number): Promise<Head | null> {
    const { start, bytes, compression } = this.#found;
    if (compression === "xz" || compression === "zstd") return null;
    // No more is requested than the file has: there may be a million tiny ones.
    const wanted = compression === null ? atMost + 1 : Math.max(atMost >> 1, MIN_COMPRESSED);
    const stored = bytesAt(this.#found, start, Math.min(bytes, wanted));
    const content = compression === null ? stored : decompressStart(stored, "gzip", stored.length === bytes);
    if (content === null) return null;
    const isWhole = stored.length === bytes && content.length <= atMost;
    return isWhole || content.length > atMost ? { bytes: content.subarray(0, atMost), isWhole } : null;
  }

  async readAll(atMost: number): Promise<Buffer> {
    const { bytes, compression } = this.#found;
    if (bytes > atMost) throw tooLarge(atMost);
    if (compression === "xz" || compression === "zstd") return streamWhole(this, atMost);
    const content = await this.#stored();
    return compression === null ? content : gunzipWhole(content, { atMost, limits: this.#limits });
  }

  async #stored(): Promise<Buffer> {
    const { path, start, bytes, unpacked, isPart } = this.#found;
    if (!isPart) return bytes <= SMALL_BYTES ? readFileSync(path) : await readFile(path);
    const content = bytesAt({ path, unpacked }, start, bytes);
    if (content.length < bytes) throw new InputError("damaged-archive-entry", say("archive-ends-in-entry"));
    return content;
  }
}
