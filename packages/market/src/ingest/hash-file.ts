import { createHash, hash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";

/** A file on disk, told from all others by its content. */
export interface HashedFile {
  readonly file: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Up to here a file is read at once: a turn through the thread pool costs more than the reading. */
const SMALL_BYTES = 1 << 22;

/** Hashes a file on disk, compressed as it is; an archive counts as one file. */
export async function hashFile(file: string, path: string): Promise<HashedFile> {
  const { size: bytes } = await stat(path);
  const sha256 = bytes <= SMALL_BYTES ? hash("sha256", readFileSync(path)) : await hashStream(path);
  return { file, path, bytes, sha256 };
}

async function hashStream(path: string): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) digest.update(chunk);
  return digest.digest("hex");
}
