import { availableParallelism } from "node:os";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { PriceColumn, RunPart } from "@plumbline/market/backtests";
import type { MarketColumns } from "@plumbline/market/columns";
import type { StoredSnapshot } from "@plumbline/market/screening";
import type { FastifyBaseLogger } from "fastify";
import { Piscina } from "piscina";
import { type Computation, RunElsewhere, RunFailure, type RunResult } from "../jobs/index.ts";
import { SharedColumns } from "./kept-columns.ts";
import { portStream } from "./port-stream.ts";
import { cancelRun, isCancelled, newControl, type RunControl, stepsOf } from "./run-control.ts";
import type {
  AskedRun,
  ColumnsTask,
  FoundPart,
  FoundPlan,
  PartTask,
  RunTask,
  TaskFailure,
  TaskResult,
} from "./run-task.ts";
import type * as tasks from "./run-tasks.ts";

/** Runs that a server computes at once beside its other work: each takes a processor, and the memory of its prices. */
export const RUNS_AT_ONCE: number = Math.min(2, availableParallelism());
/** A run, and what pages wait for, which have their turns between the steps of it. */
const MAX_TASKS_OF_THREAD = 8;
const IDLE_MILLISECONDS = 5 * 60_000;
/** Objects of a thread, in mebibytes; prices and signals lie outside of them. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
/** A run that takes longer is given up: others wait. */
const LONGEST_MILLISECONDS = 30 * 60_000;
/** How long the prices of a whole market stay in memory after the last run that read them. */
const KEEP_COLUMNS_MILLISECONDS = 2 * 60_000;

type Prices = MarketColumns<PriceColumn>;

const NOTHING_KEPT: RunTask["kept"] = new Map();

/** The threads that compute backtests: started when there is work, ended when there has been none for some minutes. */
export class RunPool {
  /** Runs that are computed at once. */
  readonly atOnce: number;
  readonly #pool: Piscina;
  readonly #kept = new SharedColumns();
  #columns: { readonly snapshot: string; readonly prices: Promise<Prices> } | null = null;
  #forgetting: NodeJS.Timeout | undefined;

  constructor(logger: FastifyBaseLogger, atOnce: number) {
    this.atOnce = atOnce;
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL("./run-tasks.ts", import.meta.url)),
      minThreads: 0,
      maxThreads: atOnce,
      concurrentTasksPerWorker: MAX_TASKS_OF_THREAD,
      idleTimeout: IDLE_MILLISECONDS,
      // A thread that waits for the next task may not stand still: it has a run under way.
      atomics: "disabled",
      recordTiming: false,
      resourceLimits: HEAP_LIMITS,
      loadBalancer: (_task, threads) => {
        const [least] = threads.toSorted((a, b) => a.currentUsage - b.currentUsage);
        const isFree = least !== undefined && (least.currentUsage === 0 || threads.length === atOnce);
        return isFree && least.currentUsage < MAX_TASKS_OF_THREAD ? least : null;
      },
    });
    this.#pool.on("error", (error) => logger.error({ err: error }, "A thread that computes backtests died"));
  }

  /**
   * Computes a run.
   *
   * @param task Given when the run has its turn.
   * @param parts What was computed apart; empty of a run that is computed as a whole.
   */
  compute(task: () => Promise<AskedRun>, parts: readonly Uint8Array[] = []): Computation<RunResult> {
    return this.#computation(async (control) => {
      const given = await task();
      const { used, ...found } = await this.#inMarket<TaskResult>("computeRun", given, { control, parts });
      this.#kept.add(used);
      return { ...found, snapshot: given.at.snapshot };
    });
  }

  /** Divides a run into parts; into none unless its work is large. */
  plan(task: () => Promise<AskedRun>): Computation<readonly RunPart[]> {
    return this.#computation(async (control) => {
      const { parts } = await this.#inMarket<FoundPlan>("planParts", await task(), { control });
      return parts;
    });
  }

  /** Computes a part of a run. */
  computePart(task: () => Promise<AskedRun>, part: RunPart): Computation<Uint8Array> {
    return this.#computation(async (control) => {
      const { bytes, used } = await this.#inMarket<FoundPart>("computeRunPart", await task(), { control, part });
      this.#kept.add(used);
      return bytes;
    });
  }

  /** Does one of the smaller tasks, between the steps of runs. */
  ask<Result>(
    name: "completeResult" | "findDetail" | "findHits" | "findPastHits" | "tradesOfStock",
    task: object,
  ): Promise<Result> {
    return this.#pool.run(task, { name });
  }

  /** The same of a task that writes a file. */
  stream(name: "writeOrders", task: object): Readable {
    return portStream((way) => this.#pool.run({ ...task, ...way }, { name, transferList: [way.port] }));
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    clearTimeout(this.#forgetting);
    await this.#pool.destroy();
  }

  #computation<Result>(compute: (control: RunControl) => Promise<Result>): Computation<Result> {
    const control = newControl();
    const cancel = () => cancelRun(control);
    const longest = setTimeout(cancel, LONGEST_MILLISECONDS).unref();
    const began = performance.now();
    const result = compute(control)
      .catch((error: unknown) => {
        const isLate = performance.now() - began >= LONGEST_MILLISECONDS;
        throw error instanceof RunFailure || error instanceof RunElsewhere
          ? error
          : new RunFailure(isLate ? "time" : "program", error);
      })
      .finally(() => clearTimeout(longest));
    return { result, steps: () => stepsOf(control), cancel };
  }

  async #inMarket<Result extends object>(
    name: "computeRun" | "planParts" | "computeRunPart",
    given: AskedRun,
    own: Partial<PartTask> & Pick<RunTask, "control">,
  ): Promise<Result> {
    const isWhole = "market" in given.input.universe;
    const columns = isWhole ? await this.#columnsOf(given.at, own.control) : null;
    const kept = isWhole ? this.#kept.all() : NOTHING_KEPT;
    return this.#task<Result>(name, { ...given, columns, kept, parts: [], ...own } satisfies RunTask);
  }

  /** The prices of a whole market, read once for all runs of it and kept for a while. */
  async #columnsOf(at: StoredSnapshot, control: RunControl): Promise<Prices> {
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => {
      this.#columns = null;
      this.#kept.clear();
    }, KEEP_COLUMNS_MILLISECONDS).unref();
    if (this.#columns?.snapshot === at.snapshot) {
      const { prices } = this.#columns;
      // What was cancelled with the run that began it is read again by those who waited for it.
      return prices.catch((error: unknown) => {
        if (error instanceof RunFailure || isCancelled(control)) throw error;
        return this.#columnsOf(at, control);
      });
    }
    const reading = {
      snapshot: at.snapshot,
      prices: this.#task<Prices>("readColumns", { at, control } satisfies ColumnsTask),
    };
    this.#columns = reading;
    reading.prices.catch(() => {
      if (this.#columns === reading) this.#columns = null;
    });
    return reading.prices;
  }

  /** @throws {RunFailure} that says why there is no result. */
  async #task<Result extends object>(name: keyof typeof tasks, task: object): Promise<Result> {
    const found = (await this.#pool.run(task, { name })) as Result | TaskFailure;
    if ("failure" in found) throw new RunFailure(found.failure);
    return found;
  }
}
