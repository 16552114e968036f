import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Delivery, DeliveryError, type Message } from "./delivery.ts";
import { retryAt } from "./retry-at.ts";

/** A message that waits in the store. */
export interface Stored<Content = Message> {
  /** Never used twice, such as a UUID: receivers may drop a second message of the same id. */
  readonly id: string;
  readonly message: Content;
  /** Attempts that failed. */
  readonly attempts: number;
  readonly queuedAt: Date;
}

/** Where messages wait; a caller adds one in the transaction that promises it. */
export interface OutgoingStore<Content = Message> {
  /**
   * Takes at most `limit` messages that are due, the longest due first. Nobody is given one of them again for
   * `CLAIM_MILLISECONDS`; after that it is due again, because who took it has died.
   */
  claimDue(now: Date, limit: number): Promise<readonly Stored<Content>[]>;
  /** Forgets a message that was delivered. */
  succeeded(id: string): Promise<void>;
  /** Counts an attempt. The message is due again at `retryAt`, or given up if that is null. */
  failed(id: string, outcome: { readonly retryAt: Date | null; readonly error: string }): Promise<void>;
}

/** How long a claim holds: longer than an attempt and the recording of its outcome take together. */
export const CLAIM_MILLISECONDS = 300_000;

export interface MessengerOptions<Content = Message> {
  readonly delivery: Pick<Delivery<Content>, "deliver">;
  readonly store: OutgoingStore<Content>;
  readonly clock: () => Date;
  readonly logger: Pick<FastifyBaseLogger, "debug" | "warn" | "error">;
  /** Messages that are delivered at once. */
  readonly maxParallel?: number;
  /** Between two looks at the store when nobody calls `wake`. */
  readonly lookEveryMilliseconds?: number;
  /** Of one attempt. */
  readonly attemptMilliseconds?: number;
  /** How long `close` waits for attempts that are under way, before it breaks them off. */
  readonly closeMilliseconds?: number;
  readonly random?: () => number;
}

const DEFAULTS = {
  maxParallel: 4,
  lookEveryMilliseconds: 5000,
  attemptMilliseconds: 60_000,
  closeMilliseconds: 10_000,
  random: Math.random,
} as const;

/** Before an outcome is recorded again, after the store refused it. */
const RECORD_PAUSE_MILLISECONDS = { first: 250, longest: 5000 };
const RECORD_MILLISECONDS = 120_000;

export interface Messenger {
  /** Looks at once; to be called when a message has been added. */
  wake(): void;
  /** Takes no further message and waits for those under way; one that is broken off is due again at once. */
  close(): Promise<void>;
}

/**
 * Delivers the messages of a store in the background, from now on. A message leaves the store only when it was delivered or
 * given up: if the server dies in between, it is delivered again, under the same id.
 */
export function createMessenger<Content = Message>(options: MessengerOptions<Content>): Messenger {
  const messenger = new BackgroundMessenger({ ...DEFAULTS, ...options });
  messenger.wake();
  return messenger;
}

class BackgroundMessenger<Content> implements Messenger {
  readonly #options: Required<MessengerOptions<Content>>;
  readonly #underway = new Set<Promise<void>>();
  readonly #breakOff = new AbortController();
  #looking: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;
  #isStoreDown = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Required<MessengerOptions<Content>>) {
    this.#options = options;
  }

  wake(): void {
    if (this.#isClosed) return;
    this.#isAskedAgain = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      if (this.#isAskedAgain) this.wake();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const end = setTimeout(() => this.#breakOff.abort(), this.#options.closeMilliseconds);
    await this.#looking;
    await Promise.all(this.#underway);
    clearTimeout(end);
  }

  /** Fills the free places as often as it is asked, then sleeps. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#isAskedAgain && !this.#isClosed) {
      this.#isAskedAgain = false;
      for (const stored of await this.#claim()) this.#begin(stored);
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => this.wake(), this.#options.lookEveryMilliseconds);
  }

  /** While the store cannot be read, messages wait in it. */
  async #claim(): Promise<readonly Stored<Content>[]> {
    const { store, clock, maxParallel, logger } = this.#options;
    const free = maxParallel - this.#underway.size;
    if (free <= 0) return [];
    try {
      const claimed = await store.claimDue(clock(), free);
      this.#isStoreDown = false;
      return claimed;
    } catch (error) {
      if (!this.#isStoreDown) logger.warn({ err: error }, "Outgoing messages cannot be read; they wait");
      this.#isStoreDown = true;
      return [];
    }
  }

  #begin(stored: Stored<Content>): void {
    const work = this.#deliver(stored).finally(() => {
      this.#underway.delete(work);
      this.wake();
    });
    this.#underway.add(work);
  }

  async #deliver(stored: Stored<Content>): Promise<void> {
    const { delivery, store, attemptMilliseconds, logger } = this.#options;
    const { id, message, queuedAt } = stored;
    const signal = AbortSignal.any([AbortSignal.timeout(attemptMilliseconds), this.#breakOff.signal]);
    try {
      await delivery.deliver(message, { id, queuedAt, signal });
    } catch (error) {
      const outcome = this.#outcomeOf(error, stored);
      await this.#record(id, () => store.failed(id, outcome));
      return;
    }
    logger.debug({ id }, "A message was delivered");
    await this.#record(id, () => store.succeeded(id));
  }

  /** An error of another kind may quote the message: only its name is kept. */
  #outcomeOf(failure: unknown, { id, attempts, queuedAt }: Stored<Content>): { retryAt: Date | null; error: string } {
    const { clock, random, logger } = this.#options;
    const known = failure instanceof DeliveryError ? failure : null;
    const error = known?.message ?? `Delivery failed in an unexpected way (${(failure as Error)?.name}).`;
    const { isPermanent = false, retryAfterMilliseconds = null } = known ?? {};
    const attempt = { attempts: attempts + 1, queuedAt, now: clock(), retryAfterMilliseconds, random };
    const next = isPermanent ? null : this.#breakOff.signal.aborted ? attempt.now : retryAt(attempt);
    if (next)
      logger.warn({ id, attempts: attempt.attempts, retryAt: next, error }, "A message waits for another attempt");
    else logger.error({ id, attempts: attempt.attempts, error }, "A message was given up");
    return { retryAt: next, error };
  }

  /** An outcome that is not recorded would be delivered again: it is worth some patience. */
  async #record(id: string, write: () => Promise<void>): Promise<void> {
    const { signal } = this.#breakOff;
    const end = performance.now() + RECORD_MILLISECONDS;
    for (let length = RECORD_PAUSE_MILLISECONDS.first; ; length *= 2) {
      try {
        await write();
        return;
      } catch (error) {
        if (signal.aborted || performance.now() > end) {
          this.#options.logger.error({ id, err: error }, "The outcome of a delivery was not recorded");
          return;
        }
      }
      await pause(Math.min(length, RECORD_PAUSE_MILLISECONDS.longest), undefined, { signal }).catch(() => {});
    }
  }
}
