import { ProviderError } from "../provider-error.ts";
import type { AnswerDescription, KeptDescription, StoredAnswer } from "../raw/raw-store.ts";

/** Larger answers are fetched as files, in pieces. */
const MAX_BODY_BYTES = 64 * 2 ** 20;
const KEPT_HEADERS = ["content-type", "content-encoding", "etag", "last-modified", "retry-after"] as const;

/** What went to and fro in one attempt. */
export class Exchange {
  sent = 0;
  readonly stored: StoredAnswer[] = [];
  readonly received: {
    readonly description: Omit<KeptDescription, "refused">;
    readonly body: Buffer;
  }[] = [];
}

/** The body of an answer, decompressed. */
export async function wholeBody(response: Response, provider: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES)
      throw new ProviderError("malformed", { provider, detail: "sent more than is read of one answer." });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What of the headers is stored. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) as string]] : [])),
  );
}

/** An answer for a source to read; the platform has decompressed its body already. */
export function responseOf({ status, headers }: Pick<AnswerDescription, "status" | "headers">, body: Buffer): Response {
  const { "content-encoding": _, ...others } = headers;
  const hasBody = ![101, 204, 205, 304].includes(status);
  return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: others });
}
