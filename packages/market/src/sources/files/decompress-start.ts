import { constants, gunzipSync, inflateRawSync } from "node:zlib";

/** Deflate makes a thousandth of a byte at best, so a start of some KiB cannot become large. */
const MAX_BYTES = 1 << 24;

const METHODS = { gzip: gunzipSync, deflate: inflateRawSync } as const;

/**
 * Decompresses the first bytes of a compressed file.
 *
 * @param start The compressed beginning.
 * @param method How it is compressed: a gzip file, or an entry of an archive.
 * @param isWhole True when that is all of the file.
 * @returns What it holds, as far as it goes; `null` when it is damaged, which reading the file as a whole explains.
 */
export function decompressStart(start: Buffer, method: keyof typeof METHODS, isWhole: boolean): Buffer | null {
  try {
    return METHODS[method](start, {
      finishFlush: isWhole ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      maxOutputLength: MAX_BYTES,
    });
  } catch {
    return null;
  }
}
