import { ProviderError, type RetryClass } from "./provider-error.ts";

/** The largest answers of one stock are below a tenth of it; bulk files are not fetched this way. */
const MAX_BYTES = 32 * 2 ** 20;

export interface JsonRequest {
  /** Name of the provider, for errors. */
  readonly provider: string;
  /** A key belongs into the headers: an address ends up in the logs of those it passes. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
}

/**
 * Sends one GET request and reads its answer as JSON. Redirects are not followed: they would carry the key elsewhere.
 *
 * @returns What the provider says, of any shape.
 * @throws {ProviderError} by what the failure means for the next request.
 * @throws The reason of `signal` when it is aborted, except for a time limit: that is `retryable`.
 */
export async function requestJson(url: URL, request: JsonRequest): Promise<unknown> {
  const { provider, headers = {}, signal, maxBytes = MAX_BYTES } = request;
  const text = await answerOf(provider, signal, async () => {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      signal,
      redirect: "manual",
    });
    if (response.ok) return textOf(response, { provider, maxBytes });
    await response.body?.cancel();
    throw refusal(provider, response);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError("malformed", { provider, detail: "sent an answer that is not JSON." });
  }
}

/** Does what needs the network; whatever fails in it is a disturbance, unless it says more. */
async function answerOf<Value>(provider: string, signal: AbortSignal, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal.aborted && !isTimeLimit(signal.reason)) throw signal.reason;
    const detail = signal.aborted ? "did not answer in time." : "could not be reached, or broke off its answer.";
    throw new ProviderError("retryable", { provider, detail });
  }
}

function isTimeLimit(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}

async function textOf(
  response: Response,
  { provider, maxBytes }: { readonly provider: string; readonly maxBytes: number },
): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new ProviderError("malformed", { provider, detail: `sent more than the ${maxBytes} bytes that are read.` });
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function refusal(provider: string, { status, headers }: Response): ProviderError {
  const retryAfterMilliseconds = retryAfter(headers.get("retry-after"), Date.now());
  return new ProviderError(classOf(status), {
    provider,
    detail: `answered ${status}.`,
    retryAfterMilliseconds,
    status,
  });
}

/** 425, 429: RFC 8470 and 6585; the others: RFC 9110, section 15. */
function classOf(status: number): RetryClass {
  if (status === 429) return "rate-limited";
  if (status === 401 || status === 402 || status === 403) return "unauthorised";
  if (status === 408 || status === 425 || status >= 500) return "retryable";
  return "permanent";
}

/**
 * How long a provider asks to be left alone.
 *
 * @param header Seconds, or a date.
 * @param now Milliseconds since 1970.
 * @returns Milliseconds from now, 0 for a date that has passed; null where it does not say.
 * @see RFC 9110, section 10.2.3
 *
 * @example
 * retryAfter("120", now); // 120000
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
