import { setTimeout as wait } from "node:timers/promises";
import { mayBeRetried } from "./provider-error.ts";

/** Ends after so many milliseconds, or with the reason of a signal. */
export type Pause = (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>;

export const pauseFor: Pause = (milliseconds, signal) => wait(milliseconds, undefined, { signal });

export interface RetryOptions {
  /** Ends attempts and pauses; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** The first one included. */
  readonly attempts?: number;
  /** Of one attempt. */
  readonly attemptMilliseconds?: number;
  /** Of all attempts and the pauses between them. */
  readonly deadlineMilliseconds?: number;
  /** Before the second attempt; doubled before each further one. */
  readonly firstPauseMilliseconds?: number;
  /** From 0 up to, but not including, 1. */
  readonly random?: () => number;
  readonly pause?: Pause;
}

const DEFAULTS = {
  attempts: 4,
  attemptMilliseconds: 10_000,
  deadlineMilliseconds: 60_000,
  firstPauseMilliseconds: 500,
  random: Math.random,
  pause: pauseFor,
} as const satisfies RetryOptions;

/**
 * Asks a provider again where its failure says that this may help. Pauses double and are drawn between half and all of their
 * length, so that many who failed together do not come back together; a pause that the provider asks for is kept, and where it
 * would end after the deadline, the failure is thrown at once with the time that the provider named.
 *
 * @param attempt Asks once; must end when its signal is aborted.
 * @returns What the first attempt that succeeds gives.
 * @throws {ProviderError} of the last attempt.
 * @throws The reason of `signal`; and at once what is no `ProviderError`, because it is a bug.
 *
 * @example
 * const { value } = await withRetry((signal) => provider.quotes(["AAPL"], { fetch, signal }), { signal: request.signal });
 */
export async function withRetry<Value>(
  attempt: (signal: AbortSignal) => Promise<Value>,
  options: RetryOptions = {},
): Promise<Value> {
  const policy = { ...DEFAULTS, ...options };
  const { signal } = options;
  const end = performance.now() + policy.deadlineMilliseconds;
  for (let number = 1; ; number++) {
    signal?.throwIfAborted();
    const limit = AbortSignal.timeout(limitOf(policy.attemptMilliseconds, end));
    try {
      return await attempt(signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (error) {
      signal?.throwIfAborted();
      if (!mayBeRetried(error) || number >= policy.attempts) throw error;
      const longest = policy.firstPauseMilliseconds * 2 ** (number - 1);
      const pause = Math.max(longest * (0.5 + policy.random() / 2), error.retryAfterMilliseconds ?? 0);
      if (performance.now() + pause >= end) throw error;
      await pauseOf(policy.pause(pause, signal), signal);
    }
  }
}

/** Milliseconds that an attempt may take, a whole number as timers want it. */
function limitOf(attemptMilliseconds: number, end: number): number {
  return Math.max(1, Math.ceil(Math.min(attemptMilliseconds, end - performance.now())));
}

/** A pause that is ended throws the reason itself. */
async function pauseOf(pause: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  try {
    await pause;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
