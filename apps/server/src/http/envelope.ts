import {
  type AnyEndpoint,
  CODES,
  type CodeName,
  type Envelope,
  type LanguageCode,
  type Meta,
} from "@plumbline/contract";
import { messageOf, type Sentence } from "./messages.ts";

/** The text of a successful answer; what the route gave is held against the contract, so that no wrong shape goes out. */
export function successText(
  endpoint: AnyEndpoint,
  output: unknown,
  { language, meta }: { readonly language: LanguageCode; readonly meta: Meta | null },
): string {
  const data: unknown = endpoint.output.parse(finite(output));
  if (endpoint.frame === "status") return JSON.stringify({ status: true, data });
  const envelope: Envelope = {
    code: CODES.ok.code,
    message: messageOf("ok", language),
    data,
    ...(meta ? { meta } : {}),
  };
  return JSON.stringify(envelope);
}

/** The envelope of an answer that is not a success. */
export function failureEnvelope(
  code: CodeName,
  language: LanguageCode,
  { sentence, data }: { readonly sentence?: Sentence | undefined; readonly data?: unknown },
): Envelope {
  return { code: CODES[code].code, message: messageOf(code, language, sentence), data: data ?? null };
}

/**
 * Makes plain JSON of an answer: numbers that are not finite become null, typed arrays become arrays, moments ISO 8601.
 * `JSON.stringify` alone would write a `Float64Array` as an object with its indices as keys.
 */
export function finite(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(finite);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>, finite);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, finite(member)]));
}
