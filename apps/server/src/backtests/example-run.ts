import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type BacktestOrder, EXAMPLE_RUN_ID, type WireBacktestResult, type WireWholeRun } from "@plumbline/contract";
import { ENGINE_VERSION } from "@plumbline/market/backtests";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import { type Computation, RunFailure, type RunResult } from "../jobs/index.ts";
import { libraryStrategy } from "../strategies/index.ts";
import { trialKeys } from "./run-order.ts";
import type { RunPool } from "./run-pool.ts";

/** A backtest of a strategy of the library, by its id. */
export type ExampleOrder = Extract<BacktestOrder, { readonly strategyId: string }>;

interface Example {
  readonly snapshot: string;
  readonly order: ExampleOrder;
  /** How often it has been begun on this snapshot. */
  readonly attempt: number;
  readonly begun: Date;
  ended: Date | null;
  readonly computation: Computation<RunResult>;
  found: WireBacktestResult | null;
  error: WireWholeRun["error"];
}

const expand = promisify(gunzip);

/** Milliseconds until a failed run is begun once more, if somebody asks for it: twice as long after each attempt, an hour at most. */
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 60 * FIRST_PAUSE;

/**
 * The backtest that everyone may read: computed once for each snapshot, when it is first asked for. One that has failed is computed
 * again for a reader who asks after a pause.
 */
export class ExampleRun {
  readonly #pool: RunPool;
  readonly #dataDirectory: string;
  readonly #clock: () => Date;
  readonly #logger: FastifyBaseLogger;
  #example: Example | null = null;
  #following: Promise<void> | null = null;

  constructor(pool: RunPool, { dataDirectory, clock, logger }: ExampleRunOptions) {
    this.#pool = pool;
    this.#dataDirectory = dataDirectory;
    this.#clock = clock;
    this.#logger = logger;
  }

  /** Changes whenever the answer does although the market stays. */
  stageOf({ manifest }: Snapshot): string {
    const example = this.#example;
    if (example?.snapshot !== manifest.id) return "not asked for";
    const { phase, done } = example.computation.steps();
    const state = this.#isDue(example) ? "due again" : stateOf(example);
    return `${example.attempt} ${state} ${phase} ${done}`;
  }

  /** The run on a snapshot, as far as it is; the first to ask begins it. Of two snapshots the one that was asked for last is kept. */
  of(snapshot: Snapshot, order: ExampleOrder): WireWholeRun {
    const kept = this.#example;
    const known = kept?.snapshot === snapshot.manifest.id ? kept : null;
    if (known !== null && !this.#isDue(known)) return wireExample(known);
    return wireExample(this.#begin(snapshot, order, 1 + (known?.attempt ?? 0)));
  }

  /** Whether it has failed and may be begun again. */
  #isDue({ error, ended, attempt }: Example): boolean {
    if (error === null || ended === null) return false;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
    return this.#clock().getTime() >= ended.getTime() + pause;
  }

  /** Resolves when the run that is underway has ended. */
  async settled(): Promise<void> {
    await this.#following;
  }

  #begin({ manifest }: Snapshot, order: ExampleOrder, attempt: number): Example {
    this.#example?.computation.cancel();
    const at = { dataDirectory: this.#dataDirectory, market: manifest.market, snapshot: manifest.id };
    const strategy = strategyOf(order);
    const trial = trialKeys(order, strategy, order.strategyId);
    const computation = this.#pool.compute(async () => ({
      at,
      input: order,
      strategy,
      saved: null,
      trial,
      earlierTrials: [],
    }));
    const begun = this.#clock();
    const example: Example = {
      snapshot: manifest.id,
      order,
      attempt,
      begun,
      ended: null,
      computation,
      found: null,
      error: null,
    };
    this.#example = example;
    this.#following = this.#follow(example);
    return example;
  }

  async #follow(example: Example): Promise<void> {
    try {
      const { result } = await example.computation.result;
      example.found = JSON.parse((await expand(result)).toString());
    } catch (error) {
      // Of one that was cancelled for another snapshot, nobody is told.
      if (this.#example !== example) return;
      example.error = error instanceof RunFailure ? error.reason : "program";
      this.#logger.error({ err: error }, "The backtest that everyone may read could not be computed");
    }
    example.ended = this.#clock();
  }

  /** Ends what is being computed. */
  close(): void {
    const example = this.#example;
    this.#example = null;
    example?.computation.cancel();
  }
}

export interface ExampleRunOptions {
  readonly dataDirectory: string;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

const stateOf = ({ ended, error }: Example): WireWholeRun["state"] =>
  error !== null ? "failed" : ended === null ? "running" : "done";

function strategyOf({ strategyId }: ExampleOrder) {
  const strategy = libraryStrategy(strategyId);
  if (!strategy) throw new Error(`The library has no strategy ${strategyId}.`);
  return strategy;
}

function wireExample(example: Example): WireWholeRun {
  const { snapshot, order, begun, ended, computation, found, error } = example;
  return {
    id: EXAMPLE_RUN_ID,
    name: order.strategyId,
    favourite: false,
    state: stateOf(example),
    progress: computation.steps(),
    createdAt: begun.toISOString(),
    startedAt: begun.toISOString(),
    finishedAt: ended?.toISOString() ?? null,
    strategyId: order.strategyId,
    strategyVersion: null,
    dataVersion: snapshot,
    error,
    input: order,
    strategy: strategyOf(order),
    engine: ENGINE_VERSION,
    result: found,
  };
}
