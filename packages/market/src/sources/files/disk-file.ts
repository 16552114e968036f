import { createReadStream, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { bytesAt } from "./bytes-at.ts";
import { decompressStart } from "./decompress-start.ts";
import { ExpansionGuard } from "./expansion-guard.ts";
import { gunzipWhole } from "./gunzip-whole.ts";
import type { Head } from "./head.ts";
import type { Limits } from "./limits.ts";
import type { LocatedFile } from "./located-file.ts";
import { tooLarge } from "./too-large.ts";

const CHUNK_BYTES = 1 << 16;
/** Up to here a file is read on this thread: turns through the thread pool cost more than the reading. */
const SMALL_BYTES = 1 << 22;

/** What is known of a file before it is read. */
export interface FoundFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly isGzip: boolean;
}

/** A file on disk, decompressed as it is read when it is a gzip file, whatever its name says. */
export function diskFile({ name, path, bytes, isGzip }: FoundFile, limits: Limits): LocatedFile {
  return {
    name,
    path,
    bytes,
    async open(): Promise<Readable> {
      const stored = createReadStream(path, { highWaterMark: CHUNK_BYTES });
      if (!isGzip) return stored;
      const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
      const guard = new ExpansionGuard({ compressedBytes: bytes, gzipBytes: bytes, limits, gunzip });
      return pipeline(stored, gunzip, guard, ignoreEnd);
    },
    async readStart(atMost: number): Promise<Head | null> {
      const stored = bytesAt(path, 0, isGzip ? atMost >> 1 : atMost + 1);
      const content = isGzip ? decompressStart(stored, "gzip", stored.length === bytes) : stored;
      if (content === null) return null;
      const isWhole = stored.length === bytes && content.length <= atMost;
      return isWhole || content.length > atMost ? { bytes: content.subarray(0, atMost), isWhole } : null;
    },
    async readAll(atMost: number): Promise<Buffer> {
      if (bytes > atMost) throw tooLarge(atMost);
      const content = bytes <= SMALL_BYTES ? readFileSync(path) : await readFile(path);
      return isGzip ? gunzipWhole(content, { atMost, limits }) : content;
    },
  };
}

/** The reader of the guard hears of an error there; the pipeline needs someone to listen nevertheless. */
function ignoreEnd(): void {}
