import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { marketFolder, openSnapshot, SnapshotError } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/index.ts";
import { type ClaimedRun, missingSnapshots, RunElsewhere, RunQueue } from "../jobs/index.ts";
import { partingOf } from "./parting.ts";
import { RunPool } from "./run-pool.ts";
import { taskOf } from "./task-of.ts";

export interface BacktestWorkerOptions {
  readonly database: Database;
  readonly dataDirectory: string;
  readonly market: string;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

/** More runs than that need more memory than a machine of as many processors has as a rule. */
const MAX_AT_ONCE = 8;
/** How often one looks whether runs wait for a snapshot that is not here. */
const LOOK_MILLISECONDS = 5000;

/**
 * Computes runs that a server elsewhere has taken in. It shares the database with that server and has a copy of the markets folder,
 * which it only reads; each run is computed on the very snapshot that it was started on.
 */
export class BacktestWorker {
  readonly #options: BacktestWorkerOptions;
  readonly #snapshots: string;
  readonly #pool: RunPool;
  readonly #queue: RunQueue;
  readonly #timer: NodeJS.Timeout;
  readonly #verified = new Map<string, Promise<void>>();
  /** Snapshots that are damaged here, and those that runs wait for and that were told of. */
  readonly #damaged = new Set<string>();
  readonly #told = new Set<string>();
  /** Snapshots that were there when one looked last. */
  #found: readonly string[] = [];

  constructor(options: BacktestWorkerOptions) {
    const { database, dataDirectory, market, clock, logger } = options;
    this.#options = options;
    this.#snapshots = marketFolder(dataDirectory, market).snapshots;
    this.#pool = new RunPool(logger, Math.min(MAX_AT_ONCE, availableParallelism()));
    this.#queue = new RunQueue({
      database,
      market,
      snapshots: () => this.#usable(),
      partSnapshots: () => this.#found,
      atOnce: this.#pool.atOnce,
      compute: (run, parts) => this.#pool.compute(() => this.#task(run), parts?.results),
      parting: partingOf(
        this.#pool,
        ({ snapshot }) => snapshot,
        (run) => this.#task(run),
      ),
      clock,
      logger,
    });
    this.#timer = setInterval(() => void this.#tellMissing(), LOOK_MILLISECONDS).unref();
    void this.#tellMissing();
  }

  /** Runs that it computes at once. */
  get atOnce(): number {
    return this.#pool.atOnce;
  }

  /** Runs that it computes now. */
  get underway(): number {
    return this.#queue.underway;
  }

  /** Gives its runs back, so that others begin them at once. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#queue.close();
    await this.#pool.close();
  }

  async #usable(): Promise<readonly string[]> {
    const names = await readdir(this.#snapshots).catch(() => []);
    this.#found = names.filter((name) => !this.#damaged.has(name));
    return this.#found;
  }

  async #task(run: Omit<ClaimedRun, "claim">) {
    const { database, dataDirectory, market } = this.#options;
    await this.#verify(run.snapshot);
    return taskOf(database.db, run, { dataDirectory, market, snapshot: run.snapshot });
  }

  /** Compares the files of a snapshot with their checksums, once. @throws {RunElsewhere} if one differs. */
  async #verify(snapshot: string): Promise<void> {
    // It was claimed before the last one of it was found damaged.
    if (this.#damaged.has(snapshot)) throw new RunElsewhere("The snapshot is damaged here.");
    const verified = this.#verified.get(snapshot) ?? verify(join(this.#snapshots, snapshot));
    this.#verified.set(snapshot, verified);
    try {
      await verified;
    } catch (error) {
      this.#verified.delete(snapshot);
      if (!(error instanceof SnapshotError)) throw error;
      this.#damaged.add(snapshot);
      this.#options.logger.error({ snapshot }, `A snapshot was refused. ${error.message}`);
      throw new RunElsewhere("The snapshot is damaged here.", { cause: error });
    }
  }

  async #tellMissing(): Promise<void> {
    const { database, market, logger } = this.#options;
    const snapshots = await this.#usable();
    // While the database is away nothing waits that anybody could see.
    const missing = await missingSnapshots(database.db, market, snapshots).catch(() => []);
    for (const snapshot of missing.filter((id) => !this.#told.has(id))) {
      this.#told.add(snapshot);
      logger.warn(
        { snapshot },
        `Runs wait for a snapshot of the market "${market}" that is not in ${this.#snapshots}: copy it here from the server, or leave them to it.`,
      );
    }
  }
}

async function verify(folder: string): Promise<void> {
  (await openSnapshot(folder, { verify: true })).close();
}
