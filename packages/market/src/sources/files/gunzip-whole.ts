import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { bombError, isBomb } from "./expansion-guard.ts";
import type { Limits } from "./limits.ts";
import { tooLarge } from "./too-large.ts";

const LARGEST_CHUNK = 1 << 22;
const SMALLEST_CHUNK = 1 << 16;
const unzip = promisify(gunzip);

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
    return await unzip(compressed, { chunkSize: chunkBytes(compressed), maxOutputLength });
  } catch (error) {
    const isBeyond = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    if (!isBeyond) throw error;
    throw isBomb(maxOutputLength + 1, compressed.length, limits) ? bombError(compressed.length) : tooLarge(atMost);
  }
}

/** Room for all of the content at once: a gzip file ends with its length. A file that lies about it takes more steps. */
function chunkBytes(compressed: Buffer): number {
  const stated = compressed.length < 4 ? 0 : compressed.readUInt32LE(compressed.length - 4);
  return Math.min(LARGEST_CHUNK, Math.max(SMALLEST_CHUNK, stated + 1));
}
