import type { LanguageCode, Meta } from "@plumbline/contract";
import type { CallInput, CallName, CallOutput } from "@plumbline/contract/calls";
import { CallError } from "./call-error.ts";
import { fetchWithin, type RequestOptions } from "./fetch-within.ts";
import { requestOfCall } from "./request-of-call.ts";
import { readRetryAfter } from "./retry.ts";

export interface ClientOptions {
  /** Base of every address; empty for the page's own origin. */
  readonly baseUrl: () => string | Promise<string>;
  readonly language: () => LanguageCode;
  /** Called with the market data of each answer that names it. */
  readonly onMeta?: (meta: Meta) => void;
}

/** The typed client of the interface: data of the envelope when the call succeeds, a `CallError` when not. */
export type Client = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: RequestOptions,
) => Promise<CallOutput<Name>>;

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly meta?: Meta;
}

export function createClient({ baseUrl, language, onMeta }: ClientOptions): Client {
  return async (name, input, options) => {
    const { path, request } = requestOfCall(name, input, language());
    const { response, text } = await fetchWithin((await baseUrl()) + path, request, options);
    const { data, meta } = opened(response, text);
    if (meta) onMeta?.(meta);
    return data as CallOutput<typeof name>;
  };
}

function opened({ status, headers }: Response, text: string): Envelope {
  const envelope = parsed(text);
  if (status !== 200 || !envelope) {
    throw new CallError(envelope?.message ?? "unreadable answer", {
      code: envelope?.code ?? (status === 200 ? 500 : status),
      status,
      data: envelope?.data ?? null,
      retryAfter: readRetryAfter(headers.get("retry-after"), Date.now()),
    });
  }
  return envelope;
}

function parsed(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as Envelope | null;
    return typeof value === "object" && value !== null && typeof value.code === "number" ? value : null;
  } catch {
    return null;
  }
}
