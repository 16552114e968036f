import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { BacktestOrder } from "@plumbline/contract";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import { Failure } from "../http/index.ts";
import { type ClaimedRun, type CountedRuns, queueRun, RunQueue, RunWatch } from "../jobs/index.ts";
import type { MarketAccess } from "../market-access/index.ts";
import { BacktestStreams } from "./backtest-streams.ts";
import { isOfEarlierEngine } from "./earlier-result.ts";
import { ExampleRun } from "./example-run.ts";
import { Hits } from "./hits.ts";
import { partingOf } from "./parting.ts";
import { RUNS_AT_ONCE, RunPool } from "./run-pool.ts";
import { newRun } from "./start-run.ts";
import { taskOf } from "./task-of.ts";
import type { ExportTask, StockTrades, TradesTask } from "./trade-tasks.ts";

export interface BacktestsOptions {
  readonly accounts: Accounts;
  readonly market: MarketAccess;
  readonly dataDirectory: string;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

const expand = promisify(gunzip);

/** How often one looks whether the market has been opened. */
const LOOK_MILLISECONDS = 100;

/**
 * The backtests of a server: taken in, computed by threads of this process or of another one on the same database, and watched. It
 * begins when database and market are open.
 */
export class Backtests {
  /** Who passes which strategy. */
  readonly hits: Hits;
  /** The one that everyone may read. */
  readonly example: ExampleRun;
  readonly #options: BacktestsOptions;
  readonly #pool: RunPool;
  #queue: RunQueue | null = null;
  #watch: RunWatch | null = null;
  #streams: BacktestStreams | null = null;
  #isClosed = false;
  /** Snapshots that were served since the start. */
  readonly #parted = new Set<string>();

  constructor(options: BacktestsOptions) {
    this.#options = options;
    this.#pool = new RunPool(options.logger, RUNS_AT_ONCE);
    this.hits = new Hits(this.#pool, options.dataDirectory, options.logger);
    this.example = new ExampleRun(this.#pool, options);
    void this.#begin();
  }

  /** @throws {Failure} `unavailable` before the database is open. */
  get streams(): BacktestStreams {
    if (!this.#streams) throw new Failure("unavailable", { retryAfterSeconds: 1 });
    return this.#streams;
  }

  /** Streams of events that are open. */
  get watched(): number {
    return this.#streams?.size ?? 0;
  }

  /**
   * Takes a run in.
   *
   * @returns Its id.
   * @throws {Failure} of what is wrong with it, or of too many that wait.
   */
  async start(own: CountedRuns, input: BacktestOrder, snapshot: Snapshot): Promise<string> {
    const id = await queueRun(own, await newRun(own, input, snapshot));
    this.#queue?.wake();
    return id;
  }

  /** Looks at the queue: a run was cancelled, and another may begin. */
  wake(): void {
    this.#queue?.wake();
  }

  /** The orders of a run as a file, written as fast as it is read. */
  writeOrders(task: ExportTask): Readable {
    return this.#pool.stream("writeOrders", task);
  }

  /** The JSON of a stored result, which an earlier version of the engine may have written. It is read only if one has. */
  async resultText(result: Uint8Array): Promise<string> {
    const text = (await expand(result)).toString();
    return isOfEarlierEngine(text) ? this.#pool.ask<string>("completeResult", { result }) : text;
  }

  /** The trades of one stock of a run. */
  tradesOfStock(task: TradesTask): Promise<StockTrades> {
    return this.#pool.ask("tradesOfStock", task);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.hits.close();
    this.example.close();
    this.#streams?.close();
    this.#watch?.close();
    await this.#queue?.close();
    await this.#pool.close();
  }

  async #begin(): Promise<void> {
    const { accounts, market, logger, dataDirectory } = this.#options;
    const { database, clock } = await accounts.ready;
    if (this.#isClosed) return;
    this.#watch = new RunWatch(database);
    this.#streams = new BacktestStreams(this.#watch);
    while (!market.isOpen) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS).unref());
      if (this.#isClosed) return;
    }
    const name = market.served?.snapshot.manifest.market as string;
    const { atOnce } = this.#pool;
    const taskOn = (run: Omit<ClaimedRun, "claim">) =>
      taskOf(database.db, run, { dataDirectory, market: name, snapshot: run.snapshot });
    const snapshotOf = () => this.#served;
    this.#queue = new RunQueue({
      database,
      market: name,
      partSnapshots: () => [...new Set([...this.#parted, this.#served])],
      atOnce,
      compute: (run, parts) =>
        this.#pool.compute(() => taskOn({ ...run, snapshot: parts?.snapshot ?? this.#served }), parts?.results),
      parting: partingOf(this.#pool, snapshotOf, taskOn),
      clock,
      logger,
    });
  }

  /** Id of the snapshot that is served; parts of it are computed here for as long as there are any. */
  get #served(): string {
    const served = this.#options.market.served?.snapshot.manifest;
    if (!served) throw new Failure("unavailable");
    this.#parted.add(served.id);
    return served.id;
  }
}
