import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  type JobHelpers,
  Logger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  type TaskSpec,
  type WorkerUtils,
} from "graphile-worker";
import type pg from "pg";
import { type Database, LOCKS } from "../database/index.ts";

/** The tables of the library, beside ours: a backup of accounts holds no jobs. */
const SCHEMA = "plumbline_jobs";
/** First number of the locks by which a server shows that its workers live. */
const LIVES = 507_182_934;
const SWEEP_EVERY_MILLISECONDS = 60_000;
/** Two: a long pull does not keep the clock from being looked at. */
const AT_ONCE = 2;
const CONNECTIONS = 4;
/**
 * Outcomes of jobs are written down in a batch of their own, at once: when the database is away, the library then ends its workers.
 * Otherwise it leaves a rejected promise that nobody watches, which ends the process.
 */
const OUTCOMES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
const STARTS_AGAIN_AFTER_MILLISECONDS = 2000;
/**
 * The library ends its workers where the database is away, and sometimes never says that they have ended: when several outcomes could
 * not be written down at once. So long after it began, and with no job under way, they have.
 */
const ENDS_WITHIN_MILLISECONDS = 5000;

/** A job as its handler sees it. */
export interface QueuedJob {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly isLastAttempt: boolean;
}

export interface JobQueueOptions {
  readonly database: Pick<Database, "openPool" | "withClient">;
  readonly logger: FastifyBaseLogger;
  /** Names of jobs end with it, so that servers of another market on the same PostgreSQL leave them alone. */
  readonly market: string;
  readonly onWork: (job: QueuedJob) => Promise<void>;
  /** Called every five minutes, once for all servers. */
  readonly onClock: () => Promise<void>;
}

export interface AddedJob {
  /** Whether the same was queued or under way already; then nothing was added. */
  readonly isShared: boolean;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Jobs in PostgreSQL that any of several servers does, each once. What a server had begun when it was killed is given back as soon
 * as its connection is gone, and done again by another one.
 */
export class JobQueue {
  readonly #options: JobQueueOptions;
  readonly #pool: pg.Pool;
  readonly #utils: WorkerUtils;
  #runner: Runner | null = null;
  #sweep: NodeJS.Timeout | undefined;
  #startsAgain: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Handlers that have begun and not ended. */
  #underway = 0;
  /** The connection that holds the locks of our workers. */
  #lives: { readonly client: pg.PoolClient; readonly held: Set<string> } | null = null;

  /** Names of the workers that have begun something. */
  readonly #workers = new Set<string>();

  private constructor(options: JobQueueOptions, pool: pg.Pool, utils: WorkerUtils) {
    this.#options = options;
    this.#pool = pool;
    this.#utils = utils;
  }

  static async start(options: JobQueueOptions): Promise<JobQueue> {
    const { database, logger } = options;
    const pool = database.openPool(CONNECTIONS);
    try {
      const shared = sharedOptions(pool, logger);
      // Making the tables under a lock of our own: the library has servers that start together try at once, and one of them fail.
      const utils = await database.withClient(async (client) => {
        await client.query("select pg_advisory_lock($1)", [LOCKS.jobTables]);
        const made = await makeWorkerUtils(shared);
        await made.migrate();
        return made;
      });
      const queue = new JobQueue(options, pool, utils);
      await queue.#run();
      await queue.#lookAtClock();
      return queue;
    } catch (error) {
      await pool.end().catch(() => undefined);
      throw error;
    }
  }

  /** Queues work that waits for all other work of the market; the same key is queued once. */
  async add(key: string, payload: Readonly<Record<string, unknown>>, { isUrgent = false } = {}): Promise<AddedJob> {
    const spec: TaskSpec = {
      queueName: `market:${this.#options.market}`,
      jobKey: `${this.#options.market}:${key}`,
      jobKeyMode: "unsafe_dedupe",
      maxAttempts: 8,
      priority: isUrgent ? -10 : 0,
    };
    const job = await this.#utils.addJob(this.#workName, payload, spec);
    const queued = job.payload as Readonly<Record<string, unknown>>;
    return { isShared: queued.run !== payload.run, payload: queued };
  }

  /** Gives back what servers that are gone had begun, and removes what was tried too often. */
  async sweep(): Promise<void> {
    const names = [this.#workName, this.#clockName];
    const left = await this.#pool.query<{ worker: string }>(
      `select distinct locked_by as worker from ${SCHEMA}.jobs where locked_by is not null and task_identifier = any($2)
         and locked_at < now() - interval '15 seconds' and not exists (
           select 1 from pg_locks where locktype = 'advisory' and classid::bigint = $1 and granted
             and objid::bigint = hashtext(locked_by)::bigint & 4294967295
         )`,
      [LIVES, names],
    );
    if (left.rows.length > 0) await this.#utils.forceUnlockWorkers(left.rows.map(({ worker }) => worker));
    const spent = await this.#pool.query<{ id: string }>(
      `select id::text from ${SCHEMA}.jobs where locked_by is null and attempts >= max_attempts and task_identifier = any($1)`,
      [names],
    );
    if (spent.rows.length > 0) await this.#utils.completeJobs(spent.rows.map(({ id }) => id));
  }

  /** Waits for handlers, which whoever closes has told to end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    clearTimeout(this.#startsAgain);
    if (this.#runner !== null) await Promise.race([this.#runner.stop().catch(() => undefined), this.#atRest()]);
    this.#endLives();
    await this.#utils.release();
    await this.#pool.end().catch(() => undefined);
  }

  get #workName(): string {
    return `work:${this.#options.market}`;
  }

  get #clockName(): string {
    return `clock:${this.#options.market}`;
  }

  async #run(): Promise<void> {
    const { onWork, onClock, logger } = this.#options;
    const runner = await run({
      ...sharedOptions(this.#pool, logger),
      preset: OUTCOMES,
      concurrency: AT_ONCE,
      // The server itself decides how it ends.
      noHandleSignals: true,
      taskList: {
        [this.#workName]: (payload, { job }) =>
          this.#handle(job, () => {
            const isLastAttempt = job.attempts >= job.max_attempts;
            return onWork({ payload: payload as Readonly<Record<string, unknown>>, isLastAttempt });
          }),
        [this.#clockName]: (_payload, { job }) => this.#handle(job, onClock),
      },
      parsedCronItems: parseCronItems([
        { task: this.#clockName, match: "*/5 * * * *", identifier: this.#clockName, options: this.#clockSpec },
      ]),
    });
    this.#runner = runner;
    if (this.#isClosed) return runner.stop();
    const ended = (error: unknown) => {
      if (this.#runner === runner) this.#startAgain(error);
    };
    runner.promise.then(() => ended(null), ended);
    runner.events.once("pool:gracefulShutdown", () => void this.#atRest().then(() => ended(null)));
    const sweep = () =>
      this.sweep().catch((error: unknown) =>
        logger.warn({ err: error }, "Jobs that were left could not be looked for"),
      );
    await sweep();
    clearInterval(this.#sweep);
    this.#sweep = setInterval(sweep, SWEEP_EVERY_MILLISECONDS).unref();
  }

  async #handle(job: JobHelpers["job"], work: () => Promise<void>): Promise<void> {
    this.#underway += 1;
    try {
      await this.#live(job);
      await work();
    } finally {
      this.#underway -= 1;
    }
  }

  /** Waits until no handler is under way, and a while for what the library writes down then. */
  async #atRest(): Promise<void> {
    do await pause(ENDS_WITHIN_MILLISECONDS, undefined, { ref: false });
    while (this.#underway > 0);
  }

  /** Does not wait for the cron. */
  async #lookAtClock(): Promise<void> {
    await this.#utils.addJob(this.#clockName, {}, this.#clockSpec);
  }

  get #clockSpec() {
    const { market } = this.#options;
    return { queueName: `clock:${market}`, jobKey: `${market}:clock`, maxAttempts: 1 };
  }

  /** The library ends its workers where an outcome could not be written down; what they had begun is given back and done again. */
  #startAgain(error: unknown): void {
    if (this.#isClosed) return;
    this.#options.logger.error({ err: error }, "The queue of jobs has ended; it is started again");
    this.#runner = null;
    this.#endLives();
    const start = async () => {
      await this.#utils.forceUnlockWorkers([...this.#workers]);
      this.#workers.clear();
      await this.#run();
      // The cron does it in any case.
      await this.#lookAtClock().catch(() => undefined);
    };
    const again = () => start().catch((cause: unknown) => this.#startAgain(cause));
    this.#startsAgain = setTimeout(again, STARTS_AGAIN_AFTER_MILLISECONDS).unref();
  }

  /** Gives up the connection; PostgreSQL lets go of its locks. */
  #endLives(): void {
    const lives = this.#lives;
    this.#lives = null;
    lives?.client.release(true);
  }

  /** Shows as long as this process lives that its worker does: PostgreSQL lets go of the lock when the connection is gone. */
  async #live({ locked_by: worker }: JobHelpers["job"]): Promise<void> {
    if (worker === null) return;
    this.#workers.add(worker);
    if (this.#lives === null) {
      const lives = { client: await this.#pool.connect(), held: new Set<string>() };
      lives.client.on("error", () => {
        // The connection may have been given up before it tells that it is lost.
        if (this.#lives === lives) this.#endLives();
      });
      this.#lives = lives;
    }
    if (this.#lives.held.has(worker)) return;
    await this.#lives.client.query("select pg_advisory_lock($1::int, hashtext($2))", [LIVES, worker]);
    this.#lives.held.add(worker);
  }
}

function sharedOptions(pgPool: pg.Pool, logger: FastifyBaseLogger) {
  return { pgPool, schema: SCHEMA, logger: loggerOf(logger) };
}

/** What the library says of its own goes to the log of the server; a job that is tried again is no error of it. */
function loggerOf(logger: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error") logger.warn({ jobs: message }, "A job failed, or the queue of jobs cannot be reached");
    else logger.debug({ jobs: message }, "Jobs");
  });
}
