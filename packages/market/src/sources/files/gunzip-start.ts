import { constants, gunzipSync } from "node:zlib";

/** Deflate makes a thousandth of a byte at best, so a start of some KiB cannot become large. */
const MOST_BYTES = 1 << 24;

/**
 * Decompresses the first bytes of a gzip file.
 *
 * @param start The compressed beginning.
 * @param isWhole True when that is all of the file.
 * @returns What it holds, as far as it goes; `null` when it is damaged, which reading the file as a whole explains.
 */
export function gunzipStart(start: Buffer, isWhole: boolean): Buffer | null {
  try {
    return gunzipSync(start, {
      finishFlush: isWhole ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      maxOutputLength: MOST_BYTES,
    });
  } catch {
    return null;
  }
}
