import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { unpackedBytes } from "./unpacked-files.ts";

const CHUNK_BYTES = 1 << 16;

/** Where bytes lie: in a file on disk, or among those that were unpacked to be read at any place. */
export interface BytePlace {
  readonly path: string;
  /** Number of the `UnpackedFiles` that have them instead of `path`; `null` where `path` has them. */
  readonly unpacked: number | null;
}

/**
 * Reads some bytes on this thread: for so few, turns through the thread pool would cost more.
 *
 * @param place Where they lie.
 * @param position Where to begin.
 * @param atMost How many bytes are wanted.
 * @returns Fewer where the file ends before.
 */
export function bytesAt({ path, unpacked }: BytePlace, position: number, atMost: number): Buffer {
  if (unpacked !== null) return unpackedBytes(unpacked, position, atMost);
  const descriptor = openSync(path, "r");
  try {
    const buffer = Buffer.allocUnsafe(atMost);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, atMost, position));
  } finally {
    closeSync(descriptor);
  }
}

/** As `bytesAt`, for many bytes: the disk works while this thread goes on. */
export async function bytesFrom(place: BytePlace, position: number, atMost: number): Promise<Buffer> {
  if (place.unpacked !== null) return bytesAt(place, position, atMost);
  const handle = await open(place.path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(atMost), 0, atMost, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Streams `bytes` bytes from a position on, at least one. */
export function streamAt(place: BytePlace, start: number, bytes: number): Readable {
  if (place.unpacked !== null) return Readable.from(pieces(place, start, bytes), { objectMode: false });
  return createReadStream(place.path, { start, end: start + bytes - 1, highWaterMark: CHUNK_BYTES });
}

function* pieces(place: BytePlace, start: number, bytes: number): Generator<Buffer> {
  for (let done = 0; done < bytes; done += CHUNK_BYTES) {
    yield bytesAt(place, start + done, Math.min(CHUNK_BYTES, bytes - done));
  }
}
