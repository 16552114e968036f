import type { InputFile } from "../../model/index.ts";
import type { LocatedFile } from "./located-file.ts";
import { tooLarge } from "./too-large.ts";

/**
 * Reads a file into memory, decompressed.
 *
 * @param file The file.
 * @param atMost How many bytes are accepted.
 * @throws {InputError} `too-large` when the file has more.
 */
export async function readWhole(file: InputFile, atMost: number): Promise<Buffer> {
  if (isLocated(file)) return file.readAll(atMost);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await file.open()) {
    length += chunk.length;
    if (length > atMost) throw tooLarge(atMost);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function isLocated(file: InputFile): file is LocatedFile {
  return "readAll" in file;
}
