import { marketSymbol } from "../model/index.ts";
import { ProviderError } from "./provider-error.ts";

/** As in `{"chart":{...}}`. */
export type AnswerRecord = Readonly<Record<string, unknown>>;

/**
 * Reads an answer as JSON.
 *
 * @throws {ProviderError} `malformed`, and says where it is a page for browsers.
 */
export function parseAnswer(bytes: Uint8Array, provider: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  } catch {
    const detail = isPage(bytes) ? "sent a page for browsers in place of data." : "sent an answer that is not JSON.";
    throw new ProviderError("malformed", { provider, detail });
  }
}

/** True for HTML and XML, which no provider sends as data: consent, a riddle for robots, an error of what stands before it. */
export function isPage(bytes: Uint8Array): boolean {
  return /^(?:\uFEFF|\s)*<(?:!|\?|[a-z])/i.test(Buffer.from(bytes.subarray(0, 256)).toString());
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is AnswerRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object under a key; an empty one where there is none. */
export function recordAt(value: unknown, key: string): AnswerRecord {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
}

/** The objects of the list under a key. */
export function recordsAt(value: unknown, key: string): readonly AnswerRecord[] {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

/** A number that can be a price: finite and above 0. */
export function priceIn(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;
}

/**
 * Refuses an answer about another stock than the one asked for: a cache of the provider, or of what stands before it, mixed them up.
 *
 * @param stated What the answer says that it is about.
 * @throws {ProviderError} `malformed`.
 */
export function requireSymbol(provider: string, asked: string, stated: unknown): void {
  if (typeof stated === "string" && marketSymbol(stated) === asked) return;
  const detail = `sent an answer about another stock than ${asked}.`;
  throw new ProviderError("malformed", { provider, detail });
}
