import { Failure } from "./failure.ts";
import { FairQueue } from "./fair-queue.ts";
import type { Requester } from "./requester.ts";

interface BoundedTurnsOptions {
  /** Pieces of work that are done at the same time. */
  readonly atOnce: number;
  /** Those that may wait, of all clients together, and of one. */
  readonly maxWaiting: number;
  readonly maxWaitingOfClient: number;
  /** What a client is told that is refused. */
  readonly retryAfterSeconds: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (failure: Failure) => void;
}

/** Lets heavy work be done a few pieces at a time, each client in turn. What would wait behind too many others is refused. */
export class BoundedTurns {
  readonly #options: BoundedTurnsOptions;
  readonly #queue: FairQueue<Waiting>;
  #underway = 0;

  constructor(options: BoundedTurnsOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.maxWaiting);
  }

  /** Pieces of work that wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** @throws {Failure} `unavailable` if too many wait. */
  async run<Value>({ client }: Requester, work: () => Promise<Value>): Promise<Value> {
    await this.#turn(client);
    try {
      return await work();
    } finally {
      this.#underway--;
      this.#queue.take()?.begin();
    }
  }

  #turn(client: string): Promise<void> {
    const { atOnce, maxWaitingOfClient } = this.#options;
    if (this.#underway < atOnce) {
      this.#underway++;
      return Promise.resolve();
    }
    if (this.#queue.waitingOf(client) >= maxWaitingOfClient) return Promise.reject(this.#tooMany());
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#underway++;
        resolve();
      };
      this.#queue.add(client, { begin, refuse: reject })?.refuse(this.#tooMany());
    });
  }

  #tooMany(): Failure {
    return new Failure("unavailable", { retryAfterSeconds: this.#options.retryAfterSeconds });
  }
}
