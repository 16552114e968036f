import { closeSync, createReadStream, openSync, readFileSync, readSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { decompressStart } from "./decompress-start.ts";
import { ExpansionGuard } from "./expansion-guard.ts";
import { gunzipWhole } from "./gunzip-whole.ts";
import { tooLarge } from "./input-error.ts";
import type { Limits } from "./limits.ts";
import type { FoundFile, Head, LocatedFile } from "./located-file.ts";

const CHUNK_BYTES = 1 << 16;
/** Up to here a file is read on this thread: turns through the thread pool cost more than the reading. */
const SMALL_BYTES = 1 << 22;

/** A file on disk, decompressed as it is read when its content is gzip, whatever its name is. */
export class DiskFile implements LocatedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly #isGzip: boolean;
  readonly #limits: Limits;

  constructor({ name, path, bytes, isGzip }: FoundFile, limits: Limits) {
    this.name = name;
    this.path = path;
    this.bytes = bytes;
    this.#isGzip = isGzip;
    this.#limits = limits;
  }

  describe(): FoundFile {
    return { name: this.name, path: this.path, bytes: this.bytes, isGzip: this.#isGzip };
  }

  async open(): Promise<Readable> {
    const stored = createReadStream(this.path, { highWaterMark: CHUNK_BYTES });
    if (!this.#isGzip) return stored;
    const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
    const compressedBytes = this.bytes;
    const gzipBytes = this.bytes;
    const guard = new ExpansionGuard({ compressedBytes, gzipBytes, limits: this.#limits, gunzip });
    return pipeline(stored, gunzip, guard, ignoreEnd);
  }

  async readStart(atMost: number): Promise<Head | null> {
    // No more is requested than the file has: there may be a million tiny ones.
    const stored = bytesAt(this.path, 0, Math.min(this.bytes, this.#isGzip ? atMost >> 1 : atMost + 1));
    const content = this.#isGzip ? decompressStart(stored, "gzip", stored.length === this.bytes) : stored;
    if (content === null) return null;
    const isWhole = stored.length === this.bytes && content.length <= atMost;
    return isWhole || content.length > atMost ? { bytes: content.subarray(0, atMost), isWhole } : null;
  }

  async readAll(atMost: number): Promise<Buffer> {
    if (this.bytes > atMost) throw tooLarge(atMost);
    const content = this.bytes <= SMALL_BYTES ? readFileSync(this.path) : await readFile(this.path);
    return this.#isGzip ? gunzipWhole(content, { atMost, limits: this.#limits }) : content;
  }
}

/** The reader of the guard gets the error; the pipeline needs a callback all the same. */
function ignoreEnd(): void {}

/**
 * Reads some bytes of a file on this thread: for so few, turns through the thread pool would cost more.
 *
 * @param path The file.
 * @param position Where to begin.
 * @param atMost How many bytes are wanted.
 * @returns Fewer where the file ends before.
 */
export function bytesAt(path: string, position: number, atMost: number): Buffer {
  const descriptor = openSync(path, "r");
  try {
    const buffer = Buffer.allocUnsafe(atMost);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, atMost, position));
  } finally {
    closeSync(descriptor);
  }
}
