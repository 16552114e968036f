import type { WireRun } from "@plumbline/contract";
import type { FastifyBaseLogger } from "fastify";
import { type Database, DatabaseUnavailable } from "../database/index.ts";
import { type ClaimedRun, claimRun, giveBack, keepClaim, type RunSteps } from "./claim-run.ts";
import { abandonRun, endRun, type RunResult } from "./end-run.ts";

/** A run that is being computed. */
export interface ComputedRun {
  /** Rejected with a `RunFailure`, or when it was cancelled. */
  readonly result: Promise<RunResult>;
  readonly steps: () => RunSteps;
  /** Ends it soon. */
  readonly cancel: () => void;
}

/** Why a run has no result, for its user. */
export class RunFailure extends Error {
  override readonly name = "RunFailure";
  readonly reason: NonNullable<WireRun["error"]>;

  constructor(reason: NonNullable<WireRun["error"]>, cause?: unknown) {
    super(`A run failed: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** This computer cannot compute a run: it is given back, and another one may. */
export class RunElsewhere extends Error {
  override readonly name = "RunElsewhere";
}

export interface RunQueueOptions {
  readonly database: Pick<Database, "db">;
  readonly market: string;
  /** The snapshots that this process has by now; left out where it computes all runs on the one that it serves. */
  readonly snapshots?: () => Promise<readonly string[]>;
  /** Runs that this process computes at once. */
  readonly atOnce: number;
  readonly compute: (run: ClaimedRun) => ComputedRun;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

/** How often the queue is looked at for runs that other processes took in, or lost. */
const LOOK_MILLISECONDS = 1000;
/** How often who computes a run says how far it is. */
const SIGN_MILLISECONDS = 500;
/** How often the end of a run is written while the database is away; after that another process computes it again. */
const END_ATTEMPTS = 20;

/** A run that this process has claimed. */
interface Underway {
  readonly run: ClaimedRun;
  readonly computed: ComputedRun;
  /** Whether its user cancelled it, or it was claimed by another. */
  outcome: "cancelled" | "lost" | null;
}

/**
 * Takes runs from the queue in the database, computes a few at once, and stores what they find. Any number of processes share the
 * queue: each run belongs to one of them for as long as that gives signs of life, and ends once.
 */
export class RunQueue {
  readonly #options: RunQueueOptions;
  readonly #underway = new Map<Underway, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  #isWanted = false;
  #isClosed = false;

  constructor(options: RunQueueOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), LOOK_MILLISECONDS).unref();
    this.wake();
  }

  /** Runs that this process computes. */
  get underway(): number {
    return this.#underway.size;
  }

  /** Looks for runs now: one has been added. */
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
    for (const { computed } of this.#underway.keys()) computed.cancel();
    await Promise.all(this.#underway.values());
  }

  async #look(): Promise<void> {
    const { database, market, snapshots, atOnce, logger } = this.#options;
    try {
      while (this.#isWanted && !this.#isClosed && this.#underway.size < atOnce) {
        this.#isWanted = false;
        const run = await claimRun(database.db, market, (await snapshots?.()) ?? null);
        if (run === null) return;
        this.#isWanted = true;
        this.#begin(run);
      }
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) logger.error({ err: error }, "No run could be taken from the queue");
    }
  }

  #begin(run: ClaimedRun): void {
    const underway: Underway = { run, computed: this.#options.compute(run), outcome: null };
    const over = this.#finish(underway)
      .catch((error: unknown) => {
        this.#options.logger.warn({ err: error, run: run.id }, "The end of a run could not be stored");
      })
      .finally(() => {
        this.#underway.delete(underway);
        this.wake();
      });
    this.#underway.set(underway, over);
  }

  async #finish(underway: Underway): Promise<void> {
    const signs = setInterval(() => void this.#giveSign(underway), SIGN_MILLISECONDS);
    const found = await underway.computed.result.catch((error: unknown) => error);
    clearInterval(signs);
    await this.#persistently(() => this.#end(underway, found as RunResult | Error));
  }

  async #giveSign(underway: Underway): Promise<void> {
    const { run, computed } = underway;
    // While the database is away the run goes on; it is computed again only if that lasts.
    const answer = await keepClaim(this.#options.database.db, run, computed.steps()).catch(() => "kept" as const);
    if (answer === "kept") return;
    underway.outcome ??= answer;
    computed.cancel();
  }

  async #end({ run, outcome }: Underway, found: RunResult | Error): Promise<void> {
    const { database, clock, logger } = this.#options;
    if (outcome === "lost") return;
    const at = clock();
    if (!(found instanceof Error)) {
      if (!(await endRun(database.db, run, found, at))) logger.warn({ run: run.id }, "A run has ended elsewhere");
      return;
    }
    if (outcome === "cancelled") return abandonRun(database.db, run, { error: null, at });
    if (this.#isClosed || found instanceof RunElsewhere) return giveBack(database.db, run);
    const failure = found instanceof RunFailure ? found : new RunFailure("program", found);
    if (failure.reason === "program") logger.error({ err: failure.cause, run: run.id }, "A run failed");
    return abandonRun(database.db, run, { error: failure.reason, at });
  }

  /** Tries again while the database is away. */
  async #persistently(write: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || attempt === END_ATTEMPTS || this.#isClosed) throw error;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS).unref());
      }
    }
  }
}
