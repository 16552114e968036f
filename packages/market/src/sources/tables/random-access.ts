import { closeSync, openSync, readSync } from "node:fs";
import type { AsyncBuffer } from "hyparquet";
import type { LocatedFile } from "../files/index.ts";

/** A file in an archive, or a compressed one, is read into memory: it is a table already, and small. */
const MAX_IN_MEMORY = 2 ** 28;

/**
 * The bytes of a file at any place: from the disk where they lie there as they are, otherwise from memory. A place that the
 * file has not gives no bytes, because the library asks for several at once and leaves all but the first failure unheard.
 */
export async function randomAccess(file: LocatedFile): Promise<AsyncBuffer> {
  const path = plainPath(file);
  const content = path === null ? await file.readAll(MAX_IN_MEMORY) : null;
  const byteLength = content?.length ?? file.bytes;
  const slice = (start: number, end = byteLength): ArrayBuffer => {
    const isInside = start >= 0 && start <= end && end <= byteLength;
    if (!isInside) return new ArrayBuffer(0);
    return content === null ? bytesAt(path as string, start, end - start) : copied(content.subarray(start, end));
  };
  return { byteLength, slice };
}

/** Where a file lies on disk as it is; `null` for one that is compressed, or a part of another. */
export function plainPath(file: LocatedFile): string | null {
  const found = file.describe();
  const isPlain = !("place" in found) && found.compression === null && !found.isPart && found.unpacked === null;
  return isPlain ? found.path : null;
}

function bytesAt(path: string, start: number, wanted: number): ArrayBuffer {
  const descriptor = openSync(path, "r");
  try {
    const bytes = new Uint8Array(wanted);
    return bytes.buffer.slice(0, readSync(descriptor, bytes, 0, wanted, start));
  } finally {
    closeSync(descriptor);
  }
}

function copied(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}
