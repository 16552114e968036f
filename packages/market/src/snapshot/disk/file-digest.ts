import { createHash, hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { open } from "node:fs/promises";

const CHUNK_BYTES = 1024 * 1024;

/** Reading a smaller file takes less than passing it on to another thread, and most files of a small market are smaller. */
const SMALL_BYTES = 64 * 1024;

/**
 * The SHA-256 of a file.
 *
 * @returns Lower-case hexadecimal.
 */
export async function fileDigest(path: string): Promise<string> {
  return statSync(path).size <= SMALL_BYTES ? hash("sha256", readFileSync(path)) : digestOfChunks(path);
}

/**
 * Reads through one buffer: one chunk is hashed on this thread while those of other files are read by the pool. (Web
 * Crypto hashes on the pool, but copies every byte first and is slower.)
 */
async function digestOfChunks(path: string): Promise<string> {
  const digest = createHash("sha256");
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const file = await open(path, "r");
  try {
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
      if (bytesRead === 0) return digest.digest("hex");
      digest.update(bytesRead === CHUNK_BYTES ? chunk : chunk.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
