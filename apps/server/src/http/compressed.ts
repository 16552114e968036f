import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/** Below this, the frame of the coding eats what it gains. */
const SMALLEST = 512;

/** 4 is where brotli's time begins to grow faster than its gain; the default, 11, takes 60 times as long. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses off the event loop; what is too small to gain stays as it is. */
export async function compressed(text: string, encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
  const body = Buffer.from(text);
  if (encoding === "identity" || body.length < SMALLEST) return { body, encoding: "identity" };
  if (encoding === "gzip") return { body: await gzipped(body), encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: await brotli(body, { params }), encoding };
}
