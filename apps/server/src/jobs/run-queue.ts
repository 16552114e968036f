import { DatabaseUnavailable } from "../database/index.ts";
import type { Attempt, AttemptOptions } from "./attempt.ts";
import { type ClaimedWork, claimWork } from "./claim-work.ts";
import { PartAttempt } from "./part-attempt.ts";
import { RunAttempt } from "./run-attempt.ts";

export interface RunQueueOptions extends AttemptOptions {
  readonly market: string;
  /** The snapshots that this process has by now; left out where it computes all runs on the one that it serves. */
  readonly snapshots?: () => Promise<readonly string[]>;
  /** The snapshots of which it computes parts. */
  readonly partSnapshots?: () => readonly string[];
  /** Runs and parts of runs that this process computes at once. */
  readonly atOnce: number;
}

/** How often the queue is looked at for what other processes took in, or lost. */
const LOOK_MILLISECONDS = 1000;
/** Runs that wait for their parts, for each that is computed. */
const HELD_OF_EACH = 2;
/** Asks for parts alone. */
const NO_RUNS: readonly string[] = [];

/**
 * Takes runs and parts of runs from the queue in the database, computes a few at once, and stores what they find. Any number of
 * processes share the queue: each run belongs to one of them for as long as that gives signs of life, and ends once.
 */
export class RunQueue {
  readonly #options: RunQueueOptions;
  readonly #underway = new Map<Attempt, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  #isWanted = false;
  #isClosed = false;

  constructor(options: RunQueueOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), LOOK_MILLISECONDS).unref();
    this.wake();
  }

  /** Runs and parts that this process has claimed. */
  get underway(): number {
    return this.#underway.size;
  }

  /** Looks for work now: some has been added. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isClosed || this.#looking) return;
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
    });
  }

  /** Gives back what is being computed, so that another process begins it at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    for (const attempt of this.#underway.keys()) attempt.leave();
    await Promise.all(this.#underway.values());
  }

  /** What is computed here; a run whose parts others compute takes no place. */
  get #computing(): number {
    return [...this.#underway.keys()].filter(({ isWaiting }) => !isWaiting).length;
  }

  /** Whether so many runs wait here for their parts that others wait better in the queue: each costs queries every second. */
  get #holdsMany(): boolean {
    return this.#underway.size - this.#computing >= HELD_OF_EACH * this.#options.atOnce;
  }

  async #look(): Promise<void> {
    const { database, atOnce, logger } = this.#options;
    try {
      while (this.#isWanted && !this.#isClosed && this.#computing < atOnce) {
        this.#isWanted = false;
        const work = await claimWork(database.db, await this.#question());
        if (work === null) continue;
        this.#isWanted = true;
        this.#begin(work);
      }
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable))
        logger.error({ err: error }, "Nothing could be taken from the queue of backtests");
    }
  }

  async #question() {
    const { market, snapshots, partSnapshots, parting } = this.#options;
    const known = (await snapshots?.()) ?? null;
    return {
      market,
      snapshots: this.#holdsMany ? NO_RUNS : known,
      partSnapshots: partSnapshots?.() ?? [],
      program: parting?.program ?? "",
    };
  }

  #begin(work: ClaimedWork): void {
    const attempt = this.#attempt(work);
    const over = attempt.over
      .catch((error: unknown) => {
        const run = "run" in work ? work.run.id : work.part.run.id;
        this.#options.logger.warn({ err: error, run }, "The end of a run could not be stored");
      })
      .finally(() => {
        this.#underway.delete(attempt);
        this.wake();
      });
    this.#underway.set(attempt, over);
  }

  #attempt(work: ClaimedWork): Attempt {
    const { parting } = this.#options;
    if ("run" in work) return new RunAttempt(work.run, this.#options, () => this.wake());
    if (!parting) throw new Error("A part was claimed by a process that computes none.");
    return new PartAttempt(work.part, this.#options, parting);
  }
}
