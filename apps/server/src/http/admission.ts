import type { WireNotBegun } from "@plumbline/contract";
import { Failure } from "./failure.ts";
import { FairQueue } from "./fair-queue.ts";
import { ProcessorLease } from "./processor-lease.ts";
import type { Requester } from "./requester.ts";

/** A request that would wait longer is refused with `Retry-After`: an admitted answer is there within a second. */
const MAX_EXPECTED_WAIT_MILLISECONDS = 700;
/** A request that has waited that long in spite of it is refused too, while others wait behind it. */
const MAX_WAIT_MILLISECONDS = 1000;
/** Answers of all clients that may wait, however quick they are. */
const MAX_WAITING = 256;

/** When the event loop is that late, a client has no more than a page's worth of places. */
const LATE_MILLISECONDS = 250;
const PLACES_WHEN_LATE = 8;

/**
 * Turns of the event loop between two computations, while each brings something new: it accepts one connection a turn, so
 * that with a single turn new connections would come no faster than computed answers go.
 */
const MAX_TURNS = 100;

const NOT_BEGUN: WireNotBegun = { begun: false };

/** What an answer is taken to need before one has been measured, and how much the newest counts after that. */
const FIRST_PACE = 20;
const NEWEST = 0.1;

/** Seconds over which refused clients come back, so that they do not come back together. */
const SPREAD_SECONDS = 2;

/** The turn of one answer on the event loop. */
export interface Turn extends Requester {
  /** Waits for work elsewhere and gives the turn to others until it is done. */
  readonly releaseWhile: <T>(wait: Promise<T>) => Promise<T>;
}

/** The event loop on which answers are computed. */
export interface EventLoop {
  /** How late it runs, in milliseconds. */
  readonly delay: () => number;
  /** Connections and requests that have come so far. */
  readonly arrivals: () => number;
}

/** An answer that waits for its turn. */
interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (failure: Failure) => void;
}

/**
 * Lets answers be computed one at a time, each client in turn, and serves everything else between two of them: what
 * needs no computing (health, cached answers) never waits for more than one. A request that would wait too long is refused at
 * once, and an answer whose client has left is not computed.
 */
export class Admission {
  computed = 0;
  shed = 0;
  abandoned = 0;
  readonly #loop: EventLoop;
  readonly #queue = new FairQueue<Waiting>(MAX_WAITING);
  /** Answers already begun whose work elsewhere is done: they come first. */
  readonly #returning: (() => void)[] = [];
  #isBusy = false;
  #pace = FIRST_PACE;
  #takenAt = 0;
  /** Milliseconds of the processor since the last answer was begun. */
  #spent = 0;

  constructor(loop: EventLoop) {
    this.#loop = loop;
  }

  /** Answers that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Milliseconds that an answer keeps those behind it waiting, as measured. */
  get pace(): number {
    return this.#pace;
  }

  /**
   * Computes an answer when its turn has come.
   *
   * @throws {Failure} `unavailable` if that would take too long, or the client has left.
   */
  async run<T>(requester: Requester, work: (turn: Turn) => Promise<T>): Promise<T> {
    await this.#begin(requester);
    if (requester.gone.aborted) {
      this.#end();
      throw this.#abandon();
    }
    this.computed++;
    const lease = new ProcessorLease({ release: () => this.#end(), acquire: () => this.#return() });
    // An answer whose client has left must not delay others.
    const { client, gone } = requester;
    gone.addEventListener("abort", lease.end, { once: true });
    try {
      return await work({ client, gone, releaseWhile: lease.releaseWhile });
    } finally {
      gone.removeEventListener("abort", lease.end);
      lease.end();
    }
  }

  #begin({ client, gone }: Requester): Promise<void> | void {
    if (gone.aborted) throw this.#abandon();
    if (!this.#isBusy) {
      this.#take(performance.now());
      return;
    }
    if (this.#isTooMuch(client)) throw this.#refusal();
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (this.#queue.remove(client, waiting)) reject(this.#abandon());
      };
      const waiting: Waiting = {
        since: performance.now(),
        begin: () => {
          gone.removeEventListener("abort", leave);
          resolve();
        },
        refuse: (failure) => {
          gone.removeEventListener("abort", leave);
          reject(failure);
        },
      };
      gone.addEventListener("abort", leave, { once: true });
      this.#queue.add(client, waiting)?.refuse(this.#refusal());
    });
  }

  #isTooMuch(client: string): boolean {
    const ahead = this.#queue.ahead(client);
    // However slow the machine is, the next in turn may wait.
    if (ahead > 0 && (ahead + 1) * this.#pace > MAX_EXPECTED_WAIT_MILLISECONDS) return true;
    return this.#queue.waitingOf(client) >= PLACES_WHEN_LATE && this.#loop.delay() > LATE_MILLISECONDS;
  }

  /** A new answer begins: what the one before has spent is known. */
  #take(now: number): void {
    if (this.#spent > 0) this.#pace += NEWEST * (this.#spent - this.#pace);
    this.#spent = 0;
    this.#takenAt = now;
    this.#isBusy = true;
  }

  /** Everything that has arrived in the meantime is served before the next begins. */
  #end(): void {
    let seen = this.#loop.arrivals();
    let turns = 0;
    const turn = () => {
      const arrived = this.#loop.arrivals();
      if (arrived !== seen && ++turns < MAX_TURNS) {
        seen = arrived;
        setImmediate(turn);
        return;
      }
      this.#spent += performance.now() - this.#takenAt;
      this.#isBusy = false;
      this.#next();
    };
    setImmediate(turn);
  }

  #return(): Promise<void> {
    return new Promise((resolve) => {
      this.#returning.push(resolve);
      if (!this.#isBusy) this.#next();
    });
  }

  #next(): void {
    const now = performance.now();
    const returning = this.#returning.shift();
    if (returning) {
      this.#isBusy = true;
      this.#takenAt = now;
      returning();
      return;
    }
    for (let waiting = this.#queue.take(); waiting !== null; waiting = this.#queue.take()) {
      if (now - waiting.since > MAX_WAIT_MILLISECONDS && this.#queue.size > 0) {
        waiting.refuse(this.#refusal());
        continue;
      }
      this.#take(now);
      waiting.begin();
      return;
    }
  }

  #refusal(): Failure {
    this.shed++;
    const wait = Math.max(1, Math.ceil((this.#queue.size * this.#pace) / 1000));
    const retryAfterSeconds = wait + Math.floor(Math.random() * SPREAD_SECONDS);
    return new Failure("unavailable", { retryAfterSeconds, data: NOT_BEGUN });
  }

  #abandon(): Failure {
    this.abandoned++;
    return new Failure("unavailable");
  }
}
