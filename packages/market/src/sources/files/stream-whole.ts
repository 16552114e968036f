import type { InputFile } from "../../model/index.ts";
import { tooLarge } from "./input-error.ts";

/**
 * Reads a file to its end as a stream.
 *
 * @param file The file.
 * @param atMost How many bytes are accepted.
 * @throws {InputError} `too-large` when the file has more.
 */
export async function streamWhole(file: InputFile, atMost: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await file.open()) {
    length += chunk.length;
    if (length > atMost) throw tooLarge(atMost);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
