import { pipeline, Readable } from "node:stream";
import { createGunzip, createZstdDecompress } from "node:zlib";
import xz from "xz-decompress";
import { plainly } from "../../model/index.ts";
import type { Compression } from "./compression.ts";
import { ExpansionGuard } from "./expansion-guard.ts";
import { InputError } from "./input-error.ts";
import type { Limits } from "./limits.ts";

const CHUNK_BYTES = 1 << 16;

/** A compressed file, and what it must keep within. */
export interface Compressed {
  readonly compression: Compression;
  /** Bytes on disk: of the file, or of the archive's entry. */
  readonly compressedBytes: number;
  /** Bytes of the compressed file itself; other than `compressedBytes` for an entry that is compressed once more. */
  readonly fileBytes: number;
  readonly limits: Limits;
}

/**
 * Decompresses a file as it is read.
 *
 * @param stored The compressed bytes.
 * @param compressed What they are.
 * @returns The content; it fails where that is damaged, is cut off, goes on behind its end or is more than any real file.
 */
export function decompressing(
  stored: Readable,
  { compression, compressedBytes, fileBytes, limits }: Compressed,
): Readable {
  if (compression === "xz") {
    // The decoder itself refuses what comes after the end.
    return pipeline(unxz(stored), new ExpansionGuard({ compressedBytes, limits, unread: () => 0 }), ignoreEnd);
  }
  const engine = compression === "gzip" ? createGunzip({ chunkSize: CHUNK_BYTES }) : createZstdDecompress();
  const guard = new ExpansionGuard({ compressedBytes, limits, unread: () => fileBytes - engine.bytesWritten });
  return pipeline(stored, engine, guard, ignoreEnd);
}

async function* unxz(stored: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* new xz.XzReadableStream(Readable.toWeb(stored) as ReadableStream<Uint8Array>);
  } catch (error) {
    // What the disk says has a code; the decoder's own errors have none.
    if (error instanceof Error && "code" in error) throw error;
    throw new InputError(
      "damaged-compression",
      plainly("The compressed content is cut off or damaged, or more follows its end."),
    );
  } finally {
    stored.destroy();
  }
}

/** The reader of the last stream gets the error; the pipeline needs a callback all the same. */
function ignoreEnd(): void {}
