import type { LanguageCode } from "@plumbline/contract";
import { ACCOUNT_CALLS } from "@plumbline/contract/account-calls";
import { ALERT_CALLS } from "@plumbline/contract/alert-calls";
import { BACKTEST_CALLS } from "@plumbline/contract/backtest-calls";
import { BILLING_CALLS } from "@plumbline/contract/billing-calls";
import { CALLS, type Call, type CallName } from "@plumbline/contract/calls";
import { DATA_CALLS } from "@plumbline/contract/data-calls";
import { FILING_CALLS } from "@plumbline/contract/filing-calls";
import { MOAT_CALLS } from "@plumbline/contract/moat-calls";
import { QUOTE_CALLS } from "@plumbline/contract/quote-calls";
import { RECORD_CALLS } from "@plumbline/contract/record-calls";
import { REPORT_CALLS } from "@plumbline/contract/report-calls";
import { STATEMENT_CALLS } from "@plumbline/contract/statement-calls";
import { isSignedIn, keepLimitReached } from "../state/index.ts";
import { awaitedCalls } from "./awaited-calls.ts";
import { CallError } from "./call-error.ts";
import type { CallOptions } from "./call-options.ts";
import { keyOf } from "./early-answers.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import { type Answer, fetchWithin } from "./fetch-within.ts";
import { requestOfCall } from "./request-of-call.ts";
import { sendUntilBegun } from "./send-until-begun.ts";
import { createSignedInSender } from "./signed-in-sender.ts";

/** A call as the client hands it over. */
interface HandedCall {
  readonly name: CallName;
  readonly base: string;
  readonly language: LanguageCode;
  readonly input: object;
  readonly options: CallOptions;
  /** Opens the envelope; @throws {CallError} for one that is not good. */
  readonly open: (answer: Answer<string>) => unknown;
}

/** The same with its request. */
interface Sending extends Pick<HandedCall, "input" | "options" | "open"> {
  readonly url: string;
  readonly request: RequestInit;
  readonly access: Call["access"];
}

const ALL_CALLS: Readonly<Record<CallName, Call>> = {
  ...CALLS,
  ...ACCOUNT_CALLS,
  ...ALERT_CALLS,
  ...BACKTEST_CALLS,
  ...BILLING_CALLS,
  ...DATA_CALLS,
  ...FILING_CALLS,
  ...MOAT_CALLS,
  ...QUOTE_CALLS,
  ...RECORD_CALLS,
  ...REPORT_CALLS,
  ...STATEMENT_CALLS,
};

type SignedInSender = ReturnType<typeof createSignedInSender>;

/** What renews tokens. */
type RefreshCall = (name: "refreshToken", input: { readonly refreshToken: string }) => Promise<unknown>;

/** One for each client, so that its calls share the renewal of tokens. */
const signedInSenders = new WeakMap<RefreshCall, SignedInSender>();

function signedInSenderOf(client: RefreshCall): SignedInSender {
  const sender =
    signedInSenders.get(client) ?? createSignedInSender((refreshToken) => client("refreshToken", { refreshToken }));
  signedInSenders.set(client, sender);
  return sender;
}

/** Sends the calls that need more than most: a token, headers of their own, a form, or another body than an envelope. */
export async function sendFully(
  client: RefreshCall,
  { name, base, language, ...handed }: HandedCall,
): Promise<unknown> {
  const call = ALL_CALLS[name];
  const { path, request } = requestOfCall(call, handed.input, language);
  const { access } = call;
  const { options } = handed;
  const sending: Sending = { ...handed, url: base + path, request, access };
  const send = (token: string | null) => sendWith(token, sending);
  const count = options.special?.loading ? 1 : 0;
  awaitedCalls.write(awaitedCalls.read() + count);
  try {
    const sendOnce = () =>
      sendsToken(sending)
        ? signedInSenderOf(client)({ send, isWhitelisted: access === "whitelisted", signal: options.signal })
        : send(null);
    // A call with a signal belongs to a query, which asks again itself, or sends a large file.
    return await (options.signal ? sendOnce() : sendUntilBegun(sendOnce));
  } catch (failure) {
    // Whatever was refused, the page says when more come and what the plans offer.
    if (failure instanceof CallError) keepLimitReached(failure);
    throw failure;
  } finally {
    awaitedCalls.write(awaitedCalls.read() - count);
  }
}

/** An answer that the page's first script requested, without a token, is taken over by a call that needs none. */
function sendsToken({ access, url, request }: Sending): boolean {
  const isRequested = globalThis.earlyAnswers?.byRequest.has(keyOf(url, request)) ?? false;
  return access === "token" || (access === "whitelisted" && isSignedIn() && !isRequested);
}

async function sendWith(token: string | null, { url, request, input, options, open }: Sending): Promise<unknown> {
  const { headers, dataType, responseType, onProgress, onPiece } = options.special ?? {};
  const isForm = dataType === "form" && request.method !== undefined;
  const sent = {
    ...request,
    ...(isForm && { body: formOf(input) }),
    headers: {
      ...(isForm ? withoutContentType(request.headers) : request.headers),
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  };
  const read = (response: Response): Promise<string | Blob> => {
    if (response.status !== 200) return response.text();
    if (onPiece) return readPieces(response, onPiece);
    return responseType === "blob" ? response.blob() : response.text();
  };
  const { response, body } = await fetchWithin(url, sent, {
    ...options,
    read,
    send: onProgress && fetchWithProgress(onProgress),
  });
  if (typeof body !== "string" || (responseType === "text" && response.status === 200)) return body;
  return open({ response, body });
}

/** Hands over a body piece by piece, as it arrives. @returns An empty text: a long stream is not kept. */
async function readPieces({ body }: Response, onPiece: (piece: string) => void): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) onPiece(read.value);
  return "";
}

/** The browser itself writes the content type of a form, because it names the boundary between the parts. */
function withoutContentType(headers: HeadersInit | undefined): HeadersInit {
  return Object.fromEntries([...new Headers(headers)].filter(([name]) => name !== "content-type"));
}

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) if (value !== undefined) form.append(key, value);
  return form;
}
