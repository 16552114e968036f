import { setTimeout as sleep } from "node:timers/promises";
import type { WireAlertCondition } from "@plumbline/contract";
import type { PastRings } from "@plumbline/core/alerts";
import { LRUCache } from "lru-cache";
import { BoundedTurns, Failure, type Requester, recent, SharedWork } from "../http/index.ts";
import type { MarketAccess, ServedMarket } from "../market-access/index.ts";

/** What was found of the past, for whichever line or direction a reader looks at next. */
export interface CountedPast {
  readonly looked: "days" | "months" | "reports";
  readonly ringsOf: (condition: WireAlertCondition) => PastRings;
}

/** A past to be counted. */
export interface AskedPast {
  /** The same for equal pasts of a market. */
  readonly key: string;
  readonly client: string;
  readonly count: (served: ServedMarket, requester: Requester) => Promise<CountedPast>;
}

/** One market after the other: a past can take minutes of a processor. */
const TURNS = { atOnce: 1, maxWaiting: 16, maxWaitingOfClient: 2, retryAfterSeconds: 5 };
/** Each has some numbers a month. */
const MAX_KNOWN = 500;

interface Patience {
  /** How long an answer waits, in milliseconds. */
  readonly patience: number;
  /** How long a count goes on that nobody asks for any more. */
  readonly linger: number;
}

const PATIENCE: Patience = { patience: 4_000, linger: 15_000 };

/**
 * Pasts that take longer to count than an answer may: each is counted once for all who ask, goes on between two questions, and is given up when
 * nobody has asked for a while.
 */
export class CountedPasts {
  readonly #market: Pick<MarketAccess, "pin">;
  readonly #waits: Patience;
  readonly #turns = new BoundedTurns(TURNS);
  readonly #known = new LRUCache<string, SharedWork<CountedPast>>({ max: MAX_KNOWN });
  readonly #closing = new AbortController();

  constructor(market: Pick<MarketAccess, "pin">, waits = PATIENCE) {
    this.#market = market;
    this.#waits = waits;
  }

  /**
   * What was counted; null as long as it is being counted.
   *
   * @throws {Failure} `unavailable` if too many wait, or it cannot be counted now.
   */
  async of({ key, client, count }: AskedPast): Promise<CountedPast | null> {
    const begin = () => new SharedWork((gone) => this.#count({ client, gone }, count));
    const work = recent(this.#known, key, begin);
    // Who asks stays a while after the answer: the next question may be the same.
    const staying = AbortSignal.any([AbortSignal.timeout(this.#waits.linger), this.#closing.signal]);
    const counted = work.join(staying);
    counted.catch(() => undefined);
    const patience = new AbortController();
    const enough = sleep(this.#waits.patience, null, { signal: patience.signal, ref: false });
    try {
      return await Promise.race([counted, enough]);
    } finally {
      enough.catch(() => undefined);
      patience.abort();
    }
  }

  /** Gives up what is being counted. */
  close(): void {
    this.#closing.abort();
  }

  /** Keeps the market open meanwhile. */
  async #count(requester: Requester, count: AskedPast["count"]): Promise<CountedPast> {
    const { sourceFor, release } = this.#market.pin();
    try {
      const served = sourceFor({ ...requester, releaseWhile: (wait) => wait });
      // Before it, past days take some twenty times as long.
      await untilGone(served.screenings.historyMade(served.snapshot), requester);
      return await this.#turns.run(requester, async () => {
        if (requester.gone.aborted) throw new Failure("unavailable");
        return count(served, requester);
      });
    } finally {
      release();
    }
  }
}

/** @throws {Failure} `unavailable` when the requester has gone before. */
function untilGone(wait: Promise<void>, { gone }: Requester): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Failure("unavailable"));
    if (gone.aborted) leave();
    gone.addEventListener("abort", leave, { once: true });
    wait.then(resolve, reject).finally(() => gone.removeEventListener("abort", leave));
  });
}
