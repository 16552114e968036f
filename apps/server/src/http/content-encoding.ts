import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { weightOf } from "./accept-language.ts";

/** Codings in which answers are kept, the one that we like best first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The coding of the answer: brotli where it is accepted, else gzip, else none. Weights only decide what is refused,
 * because no client gains from a larger answer.
 *
 * @see RFC 9110, 12.5.3
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",", 16)) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    weights.set(coding, weightOf(parameters));
  }
  const accepted = (coding: Encoding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0;
  return ENCODINGS.find(accepted) ?? "identity";
}

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
