import type { InputFile } from "../../model/index.ts";
import type { Head, LocatedFile } from "./located-file.ts";
import { streamWhole } from "./stream-whole.ts";

/**
 * Reads a file into memory, decompressed.
 *
 * @param file The file.
 * @param atMost How many bytes are accepted.
 * @throws {InputError} `too-large` when the file has more.
 */
export async function readWhole(file: InputFile, atMost: number): Promise<Buffer> {
  return isLocated(file) ? file.readAll(atMost) : streamWhole(file, atMost);
}

function isLocated(file: InputFile): file is LocatedFile {
  return "readAll" in file;
}

/** Enough to see what a file is: its header, or the first keys of its JSON. */
const HEAD_BYTES = 1 << 14;

/**
 * Reads the beginning of a file, decompressed, and leaves the rest unread.
 *
 * @param file The file.
 * @param atMost How many bytes to read.
 * @throws {InputError} or a system error, when the file cannot be read that far.
 */
export async function readHead(file: InputFile | LocatedFile, atMost: number = HEAD_BYTES): Promise<Head> {
  const head = "readStart" in file ? await file.readStart(atMost) : null;
  return head ?? (await streamHead(file, atMost));
}

async function streamHead(file: InputFile, atMost: number): Promise<Head> {
  const chunks: Buffer[] = [];
  let length = 0;
  const stream = await file.open();
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > atMost) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, atMost), isWhole: length <= atMost };
}
