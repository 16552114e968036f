import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

const CHUNK_BYTES = 1024 * 1024;

/**
 * The SHA-256 of a file, read through one buffer: one chunk is hashed on this thread while those of other files are
 * read by the pool. (Web Crypto hashes on the pool, but copies every byte first and is slower.)
 *
 * @returns Lower-case hexadecimal.
 */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const file = await open(path, "r");
  try {
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
      if (bytesRead === 0) return hash.digest("hex");
      hash.update(bytesRead === CHUNK_BYTES ? chunk : chunk.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
