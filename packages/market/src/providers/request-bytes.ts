import type { Fetch } from "./provider-call.ts";
import { ProviderError, type RetryClass } from "./provider-error.ts";

/** The largest answers of one stock are below a tenth of it; bulk files are not fetched this way. */
const MAX_BYTES = 32 * 2 ** 20;

/** What an answer with an error says is short. */
const MAX_REFUSAL_BYTES = 2 ** 16;

export interface BytesRequest {
  /** Name of the provider, for errors. */
  readonly provider: string;
  /** A key belongs into the headers: an address ends up in the logs of those it passes. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
  /** True for what no store may keep. */
  readonly isOfTheMoment?: boolean;
  /** What an answer with an error as its status means; null where its status says it. */
  readonly refusal?: (received: Received) => "nothing" | RetryClass | null;
}

/** An answer with an error as its status. */
export interface Received {
  readonly status: number;
  /** The beginning of what came with it. */
  readonly text: string;
}

/**
 * Sends one GET request. Redirects are not followed: they would carry the key elsewhere.
 *
 * @returns The body; null where `refusal` says that there is nothing.
 * @throws {ProviderError} by what the failure means for the next request.
 * @throws The reason of `signal` when it is aborted, except for a time limit: that is `retryable`.
 */
export async function requestBytes(url: URL, request: BytesRequest): Promise<Uint8Array | null> {
  const { provider, headers = {}, fetch, signal, maxBytes = MAX_BYTES } = request;
  return reached(provider, signal, async () => {
    const response = await fetch(url, {
      headers: { accept: "application/json, text/csv;q=0.9, */*;q=0.5", ...headers },
      signal,
      redirect: "manual",
      ...(request.isOfTheMoment ? { cache: "no-store" as const } : {}),
    });
    if (response.ok) return bytesOf(response, maxBytes, () => tooMuch(provider, maxBytes));
    const meaning = await meaningOf(response, request);
    if (meaning === "nothing") return null;
    throw refusalOf(provider, response, meaning);
  });
}

async function meaningOf(response: Response, { refusal }: BytesRequest): Promise<"nothing" | RetryClass | null> {
  if (refusal === undefined) {
    await response.body?.cancel();
    return null;
  }
  // Of a longer one the beginning says enough.
  const bytes = await bytesOf(response, MAX_REFUSAL_BYTES, null);
  return refusal({ status: response.status, text: Buffer.from(bytes).toString() });
}

/**
 * Does what needs the network; whatever fails in it is a disturbance, unless it says more.
 *
 * @throws {ProviderError}
 * @throws The reason of `signal` when it is aborted, except for a time limit.
 */
export async function reached<Value>(provider: string, signal: AbortSignal, ask: () => Promise<Value>): Promise<Value> {
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

/** Reads up to a length; what is beyond is an error, or cut off where there is none. */
async function bytesOf(response: Response, maxBytes: number, error: (() => Error) | null): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes && error !== null) throw error();
    parts.push(part);
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

function tooMuch(provider: string, maxBytes: number): ProviderError {
  return new ProviderError("malformed", { provider, detail: `sent more than the ${maxBytes} bytes that are read.` });
}

/** What an answer means whose status is no success. */
export function refusalOf(provider: string, { status, headers }: Response, meaning: RetryClass | null): ProviderError {
  const retryAfterMilliseconds = retryAfter(headers.get("retry-after"), Date.now());
  const detail = `answered ${status}.`;
  return new ProviderError(meaning ?? classOf(status), { provider, detail, retryAfterMilliseconds, status });
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
