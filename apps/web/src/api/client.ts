import type { LanguageCode, Meta } from "@plumbline/contract";
import { CALLS, type Call, type CallInput, type CallName, type CallOutput } from "@plumbline/contract/calls";
import { isSignedIn } from "../state/index.ts";
import { CallError } from "./call-error.ts";
import type { CallOptions, SpecialOptions } from "./call-options.ts";
import { type Answer, fetchWithin, type RequestOptions } from "./fetch-within.ts";
import { requestOfCall } from "./request-of-call.ts";
import { readRetryAfter } from "./retry.ts";

export interface ClientOptions {
  /** Base of every address; empty for the page's own origin. */
  readonly baseUrl: () => string | Promise<string>;
  readonly language: () => LanguageCode;
  /** Called with the market data of each answer that names it. */
  readonly onMeta?: (meta: Meta) => void;
}

/**
 * The typed client of the interface: data of the envelope when the call succeeds, a `CallError` when not. With the
 * response type "text" or "blob" it is the body of the answer as it came. The contract decides whether a token is sent;
 * what sends and renews tokens is loaded with the first call that needs it.
 */
export interface Client {
  <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options: CallOptions & { readonly special: { readonly responseType: "blob" } },
  ): Promise<Blob>;
  <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options: CallOptions & { readonly special: { readonly responseType: "text" } },
  ): Promise<string>;
  <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: RequestOptions & { readonly special?: SpecialOptions & { readonly responseType?: "json" } },
  ): Promise<CallOutput<Name>>;
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly meta?: Meta;
}

export function createClient({ baseUrl, language, onMeta }: ClientOptions): Client {
  function open({ response, body }: Answer<string>): unknown {
    const { data, meta } = opened(response, body);
    if (meta) onMeta?.(meta);
    return data;
  }

  const client = (async (name: CallName, input: CallInput<CallName>, options: CallOptions = {}) => {
    const call = (CALLS as Readonly<Record<string, Call>>)[name];
    if (!call || (call.access === "whitelisted" && isSignedIn()) || options.special) {
      // If the file does not load, the failure is no `CallError`, as that of any other file.
      const { sendFully } = await import("./full-sender.ts");
      return sendFully(client, { name, base: await baseUrl(), language: language(), input, options, open });
    }
    const { path, request } = requestOfCall(call, input, language());
    return open(await fetchWithin((await baseUrl()) + path, request, options));
  }) as Client;
  return client;
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

/** An envelope has a code; that of `refreshToken` has a status flag instead. */
function parsed(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as Envelope & { readonly status?: unknown };
    return typeof value.code === "number" || typeof value.status === "boolean" ? value : null;
  } catch {
    return null;
  }
}
