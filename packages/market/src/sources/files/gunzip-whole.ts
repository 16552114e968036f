import { type Gunzip, gunzip, type ZlibOptions } from "node:zlib";
import { bombError, goesOnError, isBomb } from "./expansion-guard.ts";
import { tooLarge } from "./input-error.ts";
import type { Limits } from "./limits.ts";

const MAX_CHUNK = 1 << 22;
const MIN_CHUNK = 1 << 16;

/** What bounds the decompression of a whole file. */
export interface WholeBounds {
  readonly atMost: number;
  readonly limits: Limits;
}

/**
 * Decompresses a whole gzip file, in as few steps as its size allows.
 *
 * @throws {InputError} `too-large` or `decompression-bomb`; a zlib error when the content is damaged.
 */
export async function gunzipWhole(compressed: Buffer, { atMost, limits }: WholeBounds): Promise<Buffer> {
  const honest = Math.min(limits.decompressedBytes, Math.max(limits.toleratedBytes, compressed.length * limits.ratio));
  const maxOutputLength = Math.min(atMost, honest);
  try {
    const { buffer, engine } = await unzip(compressed, { chunkSize: chunkBytes(compressed), maxOutputLength });
    const beyond = compressed.length - engine.bytesWritten;
    if (beyond > 0) throw goesOnError(beyond);
    return buffer;
  } catch (error) {
    const isBeyond = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    if (!isBeyond) throw error;
    throw isBomb(maxOutputLength + 1, compressed.length, limits) ? bombError(compressed.length) : tooLarge(atMost);
  }
}

/** Room for all of the content at once: a gzip file ends with its length. A file that lies about it takes more steps. */
function chunkBytes(compressed: Buffer): number {
  const stated = compressed.length < 4 ? 0 : compressed.readUInt32LE(compressed.length - 4);
  return Math.min(MAX_CHUNK, Math.max(MIN_CHUNK, stated + 1));
}

/** What `gunzip` gives with `info`, which its type leaves out. */
interface Unzipped {
  readonly buffer: Buffer;
  readonly engine: Gunzip;
}

function unzip(compressed: Buffer, options: ZlibOptions): Promise<Unzipped> {
  return new Promise((resolve, reject) => {
    gunzip(compressed, { ...options, info: true }, (error, unzipped) => {
      if (error) reject(error);
      else resolve(unzipped as unknown as Unzipped);
    });
  });
}
