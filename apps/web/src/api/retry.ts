import { type CallError, failureKind } from "./call-error.ts";

/** Retries of a call; fixed by the specification. */
const MAX_RETRIES = 1;

/** Seconds that a reader waits before an empty screen; for a longer wait the reader retries by hand. */
const MAX_WAIT = 10;

/** Seconds before a retry where the server names none. */
const DEFAULT_WAIT = 1;

/** Readers who were refused together come back within this share of the wait, not all at once. */
const SPREAD = 0.5;

/** Seconds until a reachable server accepts the next request; 0 when it named none. */
export function secondsToWait(error: unknown): number {
  const kind = failureKind(error);
  return kind === "busy" || kind === "limited" ? ((error as CallError).retryAfter ?? 0) : 0;
}

/**
 * Whether a failed call is retried automatically. A refusal or a fault will be the same the next time, and a server that did not
 * answer within a minute is not helped by the same request.
 *
 * @param failures How often it has failed before, not counting this time.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const kind = failureKind(error);
  const isPassing = kind !== "refused" && kind !== "timeout" && kind !== "fault";
  return failures < MAX_RETRIES && isPassing && secondsToWait(error) <= MAX_WAIT;
}

/**
 * Milliseconds before the retry: what the server asks for, and a random part more.
 *
 * @param chance From 0 to 1.
 */
export function retryDelay(error: unknown, chance: number = Math.random()): number {
  return 1000 * (secondsToWait(error) || DEFAULT_WAIT) * (1 + SPREAD * chance);
}

/**
 * Reads a `Retry-After` header: seconds, or a day and time.
 *
 * @param now Milliseconds since 1970.
 * @returns Seconds, at least 0; `null` where there is no header, or none that can be read.
 * @see RFC 9110, section 10.2.3.
 *
 * @example
 * readRetryAfter("5", 0); // 5
 * readRetryAfter("Thu, 01 Jan 1970 00:00:30 GMT", 10_000); // 20
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const written = header?.trim();
  if (!written) return null;
  if (/^\d+$/.test(written)) return Number(written);
  // `Date.parse` takes "-5" for a day in May.
  const seconds = /GMT$/.test(written) ? (Date.parse(written) - now) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
