import { weightOf } from "./accept-language.ts";

/** Codings in which answers are kept, the one that we like best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The coding of the answer: brotli where it is accepted, else gzip, else none. Weights only say what is refused,
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
