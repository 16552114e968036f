import { CallError, CLIENT_CODES, NETWORK_ERROR, TIMED_OUT } from "./call-error.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

/** Milliseconds after which a request is given up. */
const REQUEST_TIMEOUT = 60_000;

export interface RequestOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; `REQUEST_TIMEOUT` when not given. */
  readonly timeout?: number | undefined;
}

/** An answer with its body. */
export interface Answer<Body> {
  readonly response: Response;
  readonly body: Body;
}

/**
 * Fetches and reads a body, a text unless `read` reads another one. The time limit includes the body.
 *
 * @throws {CallError} with code 5 and message `timeout` or `network error`, or code 600003 when `signal` aborts.
 */
export async function fetchWithin<Body = string>(
  url: string,
  request: RequestInit,
  {
    signal,
    timeout = REQUEST_TIMEOUT,
    read,
    send = fetch,
  }: RequestOptions & {
    readonly read?: (response: Response) => Promise<Body>;
    /** In place of `fetch`. */
    readonly send?: ((url: string, request: RequestInit) => Promise<Response>) | undefined;
  } = {},
): Promise<Answer<Body>> {
  const clock = AbortSignal.timeout(timeout);
  const either = signal ? AbortSignal.any([signal, clock]) : clock;
  try {
    const response = (await earlyResponse(url, request, either)) ?? (await send(url, { ...request, signal: either }));
    return { response, body: (await (read ? read(response) : response.text())) as Body };
  } catch {
    if (signal?.aborted) throw new CallError("abort", { code: CLIENT_CODES.aborted });
    if (clock.aborted) throw new CallError(TIMED_OUT, { code: CLIENT_CODES.unreachable });
    throw new CallError(NETWORK_ERROR, { code: CLIENT_CODES.unreachable });
  }
}

/** The answer to an early request that did not fail. */
async function earlyResponse(url: string, request: RequestInit, signal: AbortSignal): Promise<Response | null> {
  const early = takeEarlyAnswer(url, request);
  if (!early) return null;
  if (signal.aborted) early.abort();
  signal.addEventListener("abort", early.abort, { once: true });
  return early.response.catch(() => null);
}
