import { closeSync, openSync, readSync } from "node:fs";

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
