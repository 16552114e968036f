/**
 * Requests that the page's first script sends before the client is loaded (`before-paint.ts`). The client takes over an
 * answer when it would send the same request; without one, it sends the request itself.
 */
interface EarlyAnswers {
  readonly byRequest: Map<string, EarlyAnswer>;
  isClientThere: boolean;
}

interface EarlyAnswer {
  readonly response: Promise<Response>;
  readonly sentAt: number;
  readonly abort: () => void;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Milliseconds after which an answer is too old to be taken over. */
const MAX_AGE = 60_000;

/**
 * Sends a request for the client, unless the client is loaded and sends its own.
 *
 * @returns The answer, of which only a clone may be read; undefined when nothing is sent.
 */
export function fetchEarly(url: string, request: RequestInit = {}): Promise<Response> | undefined {
  globalThis.earlyAnswers ??= { byRequest: new Map(), isClientThere: false };
  const { byRequest, isClientThere } = globalThis.earlyAnswers;
  if (isClientThere) return undefined;
  const clock = new AbortController();
  const response = fetch(url, { ...request, signal: clock.signal });
  // The client handles a failure, if it takes the answer at all.
  response.catch(() => undefined);
  byRequest.set(keyOf(url, request), { response, sentAt: performance.now(), abort: () => clock.abort() });
  return response;
}

/** Takes the answer to a request that was sent early. It is given once: a second request of the client goes to the server. */
export function takeEarlyAnswer(
  url: string,
  request: RequestInit,
): Pick<EarlyAnswer, "response" | "abort"> | undefined {
  const early = globalThis.earlyAnswers;
  if (!early) return undefined;
  early.isClientThere = true;
  const key = keyOf(url, request);
  const answer = early.byRequest.get(key);
  early.byRequest.delete(key);
  return answer && performance.now() - answer.sentAt < MAX_AGE ? answer : undefined;
}

/** Equal for requests that are the same in every respect, language included. */
export function keyOf(url: string, request: RequestInit): string {
  return JSON.stringify([url, request]);
}
