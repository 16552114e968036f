import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { crc32, createInflateRaw, inflateRaw } from "node:zlib";
import { say } from "../../model/index.ts";
import { bytesAt, bytesFrom, streamAt } from "./byte-source.ts";
import { type Compression, compressionNamed } from "./compression.ts";
import { decompressStart } from "./decompress-start.ts";
import { decompressing } from "./decompressing.ts";
import { gunzipWhole } from "./gunzip-whole.ts";
import { InputError, tooLarge } from "./input-error.ts";
import type { Limits } from "./limits.ts";
import type { EntryPlace, FoundEntry, Head, LocatedFile } from "./located-file.ts";
import { streamWhole } from "./stream-whole.ts";
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
  readonly #found: FoundEntry;
  readonly #place: EntryPlace;
  readonly #limits: Limits;

  constructor(found: FoundEntry, limits: Limits) {
    this.name = found.name;
    this.path = found.path;
    this.#found = found;
    this.#place = found.place;
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#place.compressedBytes;
  }

  describe(): FoundEntry {
    return this.#found;
  }

  async open(): Promise<Readable> {
    const { compressedBytes, decompressedBytes, isDeflated, crc32: expected } = this.#place;
    const start = contentOffset(this.#found);
    const verifier = new Verifier({ bytes: decompressedBytes, crc32: expected });
    if (compressedBytes === 0) {
      verifier.end();
      return verifier;
    }
    const stored = streamAt(this.#found, start, compressedBytes);
    const content = isDeflated
      ? pipeline(stored, createInflateRaw({ chunkSize: CHUNK_BYTES }), verifier, ignoreEnd)
      : pipeline(stored, verifier, ignoreEnd);
    const compression = this.#compression;
    const sizes = { compressedBytes, fileBytes: decompressedBytes, limits: this.#limits };
    return compression === null ? content : decompressing(content, { compression, ...sizes });
  }

  async readStart(atMost: number): Promise<Head | null> {
    if (this.#compression !== null) return null;
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
    const compression = this.#compression;
    if (compression === "xz" || compression === "zstd") return streamWhole(this, atMost);
    const stored = await this.#stored();
    const content = isDeflated ? await inflateWhole(stored, decompressedBytes) : stored;
    verify(content, { bytes: decompressedBytes, crc32: this.#place.crc32 });
    return compression === "gzip" ? gunzipWhole(content, { atMost, limits: this.#limits }) : content;
  }

  get #compression(): Compression | null {
    return compressionNamed(this.name);
  }

  /** The first bytes as they are stored; `null` where no entry begins. */
  #storedStart(atMost: number): Buffer | null {
    const { headerOffset, compressedBytes } = this.#place;
    const piece = bytesAt(this.#found, headerOffset, LOCAL_HEADER_BYTES + TYPICAL_NAME_BYTES + atMost);
    const start = headerBytes(piece);
    return start === null ? null : piece.subarray(start, start + Math.min(atMost, compressedBytes));
  }

  async #stored(): Promise<Buffer> {
    return bytesFrom(this.#found, contentOffset(this.#found), this.#place.compressedBytes);
  }
}

function contentOffset({ place, ...lies }: FoundEntry): number {
  const bytes = headerBytes(bytesAt(lies, place.headerOffset, LOCAL_HEADER_BYTES));
  if (bytes === null) {
    throw new InputError("damaged-archive", say("place-without-entry"));
  }
  return place.headerOffset + bytes;
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
    if (error instanceof RangeError) throw damaged(say("entry-too-long", { bytes: promisedBytes }));
    throw error;
  }
}

/** The reader of the last stream gets the error; the pipeline needs a callback all the same. */
function ignoreEnd(): void {}
