import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { Failure } from "./failure.ts";

/** A person who clicks fast causes some 300 requests a minute; an office behind one address several times that. */
const REQUESTS_PER_MINUTE = 3000;

/** Limits how many requests an address may send in a minute and at once; further ones are refused with the time to try again. */
export async function registerRateLimits(app: FastifyInstance, { scale }: { scale: number }): Promise<void> {
  await app.register(rateLimit, {
    max: Math.max(1, Math.round(REQUESTS_PER_MINUTE * scale)),
    timeWindow: 60_000,
    store: RequestBudgets,
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure("tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Share of what an address may ask for in a window that it may ask for at once. */
const BURST = 1 / 5;

/** Milliseconds that rounding alone explains. */
const ROUNDING_ERROR = 1e-6;

/** Addresses remembered at once; the one unseen for longest is forgotten first. */
const MAX_ADDRESSES = 20_000;

type Answer = (error: null, budget: { readonly current: number; readonly ttl: number }) => void;

/**
 * How much each address may still ask for: a fifth of a window's requests at once, and after that as many as come in evenly.
 * A window that starts afresh each minute would let all of its requests come in its first moment.
 *
 * One number an address suffices: the moment at which it would have used up all it was given, had it asked evenly (the
 * generic cell rate algorithm of ITU-T I.371).
 */
export class RequestBudgets {
  readonly #usedUntil = new LRUCache<string, number>({ max: MAX_ADDRESSES });

  /**
   * Takes one request from the budget of an address.
   *
   * @param window Milliseconds in which `max` requests are given.
   * @param answer Gets more than `max` when no request is left, with the milliseconds until one is.
   */
  incr(address: string, answer: Answer, window: number, max: number, now: number = Date.now()): void {
    const each = window / max;
    const used = Math.max(now, this.#usedUntil.get(address) ?? 0) + each;
    const wait = used - now - each * Math.max(1, Math.round(max * BURST));
    if (wait > ROUNDING_ERROR) {
      answer(null, { current: max + 1, ttl: wait });
      return;
    }
    this.#usedUntil.set(address, used);
    answer(null, { current: 1, ttl: 0 });
  }

  /** Of a route with limits of its own. */
  child(): RequestBudgets {
    return new RequestBudgets();
  }
}
