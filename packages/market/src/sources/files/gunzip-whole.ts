import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { bombError, isBomb } from "./expansion-guard.ts";
import type { Limits } from "./limits.ts";
import { tooLarge } from "./too-large.ts";

const CHUNK_BYTES = 1 << 22;
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
    return await unzip(compressed, { chunkSize: CHUNK_BYTES, maxOutputLength });
  } catch (error) {
    const isBeyond = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    if (!isBeyond) throw error;
    throw isBomb(maxOutputLength + 1, compressed.length, limits) ? bombError(compressed.length) : tooLarge(atMost);
  }
}
