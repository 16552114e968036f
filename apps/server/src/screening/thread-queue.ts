import { Failure, FairQueue, type Requester } from "../http/index.ts";

export interface ThreadQueueOptions {
  /** Jobs that are with the thread at once. */
  readonly maxAtOnce: number;
  /** Jobs of one client, with the thread or waiting. */
  readonly maxOfClient: number;
  /** Jobs of all clients that wait. */
  readonly maxWaiting: number;
}

/** A job on its way. */
export interface ThreadJob {
  readonly requester: Requester;
  /** Gives the job to the thread. */
  readonly begin: () => void;
  /** Cancels the job, for which no client waits any more; the thread ends all the same. */
  readonly cancel: () => void;
  readonly refuse: (failure: Failure) => void;
}

/** Who would wait longer is told to come back: a page waits for a minute. */
const MAX_WAIT_MILLISECONDS = 45_000;

/** What a job is taken to need before one has been measured, and how much the newest counts after that. */
const FIRST_PACE = 1000;
const NEWEST = 0.3;

/** Least seconds that a client is told to wait. */
const MIN_RETRY_SECONDS = 5;

/**
 * Jobs of one kind before the thread that computes screenings: a share for each client, whose jobs come in turn with those
 * of the others. A job whose requester has gone is never begun, or given up.
 */
export class ThreadQueue {
  readonly #options: ThreadQueueOptions;
  readonly #queue: FairQueue<ThreadJob>;
  /** With the thread. */
  readonly #underway = new Set<ThreadJob>();
  /** What happens to each job when its requester goes. */
  readonly #leaving = new Map<ThreadJob, () => void>();
  #pace = FIRST_PACE;
  #lastEnd = 0;

  constructor(options: ThreadQueueOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.maxWaiting);
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get underway(): number {
    return this.#underway.size;
  }

  /** Begins a job at once or when its turn comes; refuses it where that would take too long. */
  add(job: ThreadJob): void {
    const { client, gone } = job.requester;
    if (gone.aborted || this.#isTooMuch(client)) {
      job.refuse(this.#refusal());
      return;
    }
    const leave = () => {
      if (this.#queue.remove(client, job)) this.#refuse(job);
      else job.cancel();
    };
    gone.addEventListener("abort", leave, { once: true });
    this.#leaving.set(job, leave);
    const displaced = this.#queue.add(client, job);
    if (displaced) this.#refuse(displaced);
    this.#fill();
  }

  /** The thread has given a job back: the next may begin. */
  end(job: ThreadJob): void {
    this.#forget(job);
    if (!this.#underway.delete(job)) return;
    const now = performance.now();
    if (this.#queue.size > 0) this.#pace += NEWEST * (now - this.#lastEnd - this.#pace);
    this.#lastEnd = now;
    this.#fill();
  }

  /** Refuses all that wait or are under way: the thread is gone. */
  clear(): void {
    for (let job = this.#queue.take(); job !== null; job = this.#queue.take()) this.#refuse(job);
    const lost = [...this.#underway];
    this.#underway.clear();
    for (const job of lost) this.#refuse(job);
  }

  #fill(): void {
    while (this.#underway.size < this.#options.maxAtOnce) {
      const job = this.#queue.take();
      if (!job) return;
      if (this.#underway.size === 0) this.#lastEnd = performance.now();
      this.#underway.add(job);
      job.begin();
    }
  }

  #refuse(job: ThreadJob): void {
    this.#forget(job);
    job.refuse(this.#refusal());
  }

  #forget(job: ThreadJob): void {
    const leave = this.#leaving.get(job);
    if (leave) job.requester.gone.removeEventListener("abort", leave);
    this.#leaving.delete(job);
  }

  #isTooMuch(client: string): boolean {
    const { maxAtOnce, maxOfClient } = this.#options;
    const begun = [...this.#underway].filter(({ requester }) => requester.client === client).length;
    if (begun + this.#queue.waitingOf(client) >= maxOfClient) return true;
    const before = this.#queue.ahead(client) + Math.max(0, this.#underway.size + 1 - maxAtOnce);
    return before * this.#pace > MAX_WAIT_MILLISECONDS;
  }

  #refusal(): Failure {
    const seconds = Math.ceil((this.#queue.size * this.#pace) / 1000);
    return new Failure("unavailable", { retryAfterSeconds: Math.max(MIN_RETRY_SECONDS, Math.min(60, seconds)) });
  }
}
