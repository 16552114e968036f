import { createReadStream } from "node:fs";
import { type FileHandle, open as openFile } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { crc32, createGunzip, createInflateRaw, inflateRaw } from "node:zlib";
import { decompressStart } from "./decompress-start.ts";
import { bytesAt } from "./disk-file.ts";
import { ExpansionGuard } from "./expansion-guard.ts";
import { gunzipWhole } from "./gunzip-whole.ts";
import { InputError, tooLarge } from "./input-error.ts";
import type { Limits } from "./limits.ts";
import type { EntryPlace, FoundEntry, Head, LocatedFile } from "./located-file.ts";
import { damaged, Verifier, verify } from "./verifier.ts";

const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
/** What follows the header before the content: the entry's name, and fields that few archives have. */
const TYPICAL_NAME_BYTES = 512;
const CHUNK_BYTES = 1 << 16;
const inflate = promisify(inflateRaw);

/**
 * One entry of a zip archive. It opens the archive again each time it is read, so that a plan of a million entries
 * holds neither file handles nor the archive's directory.
 */
export class ArchiveEntry implements LocatedFile {
  readonly name: string;
  readonly path: string;
  readonly #place: EntryPlace;
  readonly #limits: Limits;

  constructor({ name, path, place }: FoundEntry, limits: Limits) {
    this.name = name;
    this.path = path;
    this.#place = place;
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#place.compressedBytes;
  }

  describe(): FoundEntry {
    return { name: this.name, path: this.path, place: this.#place };
  }

  async open(): Promise<Readable> {
    const { compressedBytes, decompressedBytes, isDeflated, crc32: expected } = this.#place;
    const start = await this.#contentStart();
    const verifier = new Verifier({ bytes: decompressedBytes, crc32: expected });
    if (compressedBytes === 0) {
      verifier.end();
      return verifier;
    }
    const stored = createReadStream(this.path, { start, end: start + compressedBytes - 1, highWaterMark: CHUNK_BYTES });
    const content = isDeflated
      ? pipeline(stored, createInflateRaw({ chunkSize: CHUNK_BYTES }), verifier, ignoreEnd)
      : pipeline(stored, verifier, ignoreEnd);
    return this.#isGzip ? this.#gunzipped(content) : content;
  }

  #gunzipped(content: Readable): Readable {
    const { compressedBytes, decompressedBytes: gzipBytes } = this.#place;
    const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
    const guard = new ExpansionGuard({ compressedBytes, gzipBytes, limits: this.#limits, gunzip });
    return pipeline(content, gunzip, guard, ignoreEnd);
  }

  async readStart(atMost: number): Promise<Head | null> {
    if (this.#isGzip) return null;
    const { compressedBytes, decompressedBytes, isDeflated, crc32: expected } = this.#place;
    const stored = this.#storedStart(isDeflated ? atMost >> 1 : atMost + 1);
    if (stored === null) return null;
    const isAll = stored.length === compressedBytes;
    const content = isDeflated ? decompressStart(stored, "deflate", isAll) : stored;
    if (content === null || content.length > decompressedBytes) return null;
    if (!isAll) return content.length > atMost ? { bytes: content.subarray(0, atMost), isWhole: false } : null;
    const isSound = content.length === decompressedBytes && crc32(content) === expected;
    return isSound ? { bytes: content.subarray(0, atMost), isWhole: content.length <= atMost } : null;
  }

  async readAll(atMost: number): Promise<Buffer> {
    const { compressedBytes, decompressedBytes, isDeflated } = this.#place;
    if (Math.max(decompressedBytes, compressedBytes) > atMost) throw tooLarge(atMost);
    const stored = await this.#stored();
    const content = isDeflated ? await inflateWhole(stored, decompressedBytes) : stored;
    verify(content, { bytes: decompressedBytes, crc32: this.#place.crc32 });
    return this.#isGzip ? gunzipWhole(content, { atMost, limits: this.#limits }) : content;
  }

  get #isGzip(): boolean {
    return this.name.toLowerCase().endsWith(".gz");
  }

  /** The first bytes as they are stored; `null` where no entry begins. */
  #storedStart(atMost: number): Buffer | null {
    const { headerOffset, compressedBytes } = this.#place;
    const piece = bytesAt(this.path, headerOffset, LOCAL_HEADER_BYTES + TYPICAL_NAME_BYTES + atMost);
    const start = headerBytes(piece);
    return start === null ? null : piece.subarray(start, start + Math.min(atMost, compressedBytes));
  }

  async #stored(): Promise<Buffer> {
    const { headerOffset, compressedBytes } = this.#place;
    const handle = await openFile(this.path);
    try {
      const start = await contentOffset(handle, headerOffset);
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(compressedBytes), 0, compressedBytes, start);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  async #contentStart(): Promise<number> {
    const handle = await openFile(this.path);
    try {
      return await contentOffset(handle, this.#place.headerOffset);
    } finally {
      await handle.close();
    }
  }
}

async function contentOffset(handle: FileHandle, headerOffset: number): Promise<number> {
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(LOCAL_HEADER_BYTES),
    0,
    LOCAL_HEADER_BYTES,
    headerOffset,
  );
  const bytes = headerBytes(buffer.subarray(0, bytesRead));
  if (bytes === null) {
    throw new InputError("damaged-archive", "The archive's directory points to a place that holds no entry.");
  }
  return headerOffset + bytes;
}

/** How many bytes precede the content of the entry that begins here; `null` when none does. */
function headerBytes(start: Buffer): number | null {
  if (start.length < LOCAL_HEADER_BYTES || start.readUInt32LE(0) !== LOCAL_HEADER_SIGNATURE) return null;
  return LOCAL_HEADER_BYTES + start.readUInt16LE(26) + start.readUInt16LE(28);
}

/** Room for one byte more than promised, so that content that is longer is noticed and not cut. */
async function inflateWhole(stored: Buffer, promisedBytes: number): Promise<Buffer> {
  try {
    return await inflate(stored, { chunkSize: Math.max(64, promisedBytes + 1), maxOutputLength: promisedBytes + 1 });
  } catch (error) {
    if (error instanceof RangeError)
      throw damaged(`holds more than the ${promisedBytes} bytes that the archive states`);
    throw error;
  }
}

/** The reader of the last stream gets the error; the pipeline needs a callback all the same. */
function ignoreEnd(): void {}
