/**
 * What the page's first script asks before the client is there (`before-paint.ts`). The client takes over an answer when
 * it sends the same request; where there is none, it asks as ever.
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

/** Milliseconds after which an answer that nobody took is old news. */
const MAX_AGE = 60_000;

/**
 * Sends a request for the client, unless the client is there and asks itself.
 *
 * @returns The answer, of which only a clone may be read; undefined where nothing is asked.
 */
export function fetchEarly(url: string, request: RequestInit = {}): Promise<Response> | undefined {
  globalThis.earlyAnswers ??= { byRequest: new Map(), isClientThere: false };
  const { byRequest, isClientThere } = globalThis.earlyAnswers;
  if (isClientThere) return undefined;
  const clock = new AbortController();
  const response = fetch(url, { ...request, signal: clock.signal });
  // A failure is dealt with by whoever takes the answer, and perhaps nobody does.
  response.catch(() => undefined);
  byRequest.set(keyOf(url, request), { response, sentAt: performance.now(), abort: () => clock.abort() });
  return response;
}

/** Takes the answer to a request that was sent early. It is given once: who asks again wants to know anew. */
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
function keyOf(url: string, request: RequestInit): string {
  return JSON.stringify([url, request]);
}
