import { LRUCache } from "lru-cache";
import { Failure } from "../http/index.ts";

/** How often something may be tried: some times at once, and after that one every so many milliseconds. */
export interface AttemptLimit {
  readonly atOnce: number;
  readonly each: number;
}

/** Keys remembered at once; the one unseen for longest is forgotten first. */
const MAX_KEYS = 20_000;

/**
 * Limits attempts by a key, such as sign-ins for one address: by the generic cell rate algorithm, as the limits of requests
 * are. A success gives all attempts back.
 */
export class AttemptLimits {
  readonly #limit: AttemptLimit;
  readonly #usedUntil = new LRUCache<string, number>({ max: MAX_KEYS });

  constructor(limit: AttemptLimit) {
    this.#limit = limit;
  }

  /** @throws {Failure} `tooManyRequests` with the time until the next attempt. */
  take(key: string, now: number = Date.now()): void {
    const { atOnce, each } = this.#limit;
    const used = Math.max(now, this.#usedUntil.get(key) ?? 0) + each;
    const wait = used - now - atOnce * each;
    if (wait > 0) throw new Failure("tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
    this.#usedUntil.set(key, used);
  }

  giveBack(key: string): void {
    this.#usedUntil.delete(key);
  }
}

/** A person mistypes a few times; a machine that guesses gets one try a minute and a half. */
const FROM_ONE_CLIENT = { atOnce: 10, each: 90_000 };
/** Of all clients together: many machines that guess get a hundred tries an hour. */
const FROM_EVERYWHERE = { atOnce: 100, each: 36_000 };

/**
 * Limits guesses at the password of an account. A stranger who guesses from one address is refused long before its user, who
 * comes from another.
 */
export class PasswordLimits {
  readonly #ofClient = new AttemptLimits(FROM_ONE_CLIENT);
  readonly #ofAccount = new AttemptLimits(FROM_EVERYWHERE);

  /** @throws {Failure} `tooManyRequests` with the time until the next attempt. */
  take(account: string, client: string): void {
    this.#ofClient.take(`${account} ${client}`);
    this.#ofAccount.take(account);
  }

  giveBack(account: string, client: string): void {
    this.#ofClient.giveBack(`${account} ${client}`);
    this.#ofAccount.giveBack(account);
  }
}
