import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { PriceReading } from "../../sources/prices/index.ts";
import { ImportError } from "../import-error.ts";
import { buffersOf } from "./buffers-of.ts";
import type { ExaminedSymbol, SymbolPrices } from "./examine-symbol.ts";
import { doTask, type PriceText, type TaskInput, type TaskName, type TaskOutput } from "./price-tasks.ts";
import type * as priceThread from "./price-thread.ts";

const THREAD = new URL("./price-thread.ts", import.meta.url);
/** More find nothing to do: the thread that started them cannot write so fast. */
const MAX_THREADS = 4;
/** On disk; below it a thread is still loading and warming up when its help is needed. */
const BYTES_WORTH_IT = 32 * 2 ** 20;
/** A thread that has the next tasks at hand does not stand still while this one writes. */
const TASKS_OF_THREAD = 4;
/** What a thread may hold of objects that live long, in mebibytes; columns are not among them. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 1024 };

type ThreadTask = keyof typeof priceThread;

/** How many threads reading so many bytes of price files is worth on this machine: one core is left for this one. */
export function threadsFor(bytes: number): number {
  return bytes < BYTES_WORTH_IT ? 0 : Math.min(MAX_THREADS, availableParallelism() - 1);
}

/**
 * Does what takes the most time of an import of prices, in threads beside this one where there are any. A task that comes
 * before a thread has loaded is done here, with the same result.
 */
export class PriceWork {
  readonly #threads: number;
  readonly #pool: Piscina | null;
  #hasLoaded = false;
  #failure: ImportError | null = null;

  /**
   * @param threads How many to start.
   * @param entry What runs in them.
   */
  constructor(threads: number, entry: URL = THREAD) {
    this.#threads = threads;
    this.#pool = threads === 0 ? null : this.#started(entry);
  }

  /** So many tasks keep all threads busy, and two files under way from the disk. */
  get depth(): number {
    return 2 + 2 * this.#threads;
  }

  /**
   * @param text Handed over: its content cannot be read any more.
   * @throws {ImportError} `thread-failed` when a thread ends before it is done, or has ended.
   */
  read(text: PriceText): Promise<PriceReading[]> {
    return this.#do("readText", text, text);
  }

  /**
   * @param prices Handed over, but for the calendar: the others cannot be read any more.
   * @throws {ImportError} `thread-failed` when a thread ends before it is done, or has ended.
   */
  examine(prices: SymbolPrices): Promise<ExaminedSymbol> {
    const { before, delivered } = prices;
    return delivered.length === 0
      ? doTask("examineSymbol", prices)
      : this.#do("examineSymbol", prices, [before, delivered]);
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  #started(entry: URL): Piscina {
    const pool = new Piscina({
      filename: fileURLToPath(entry),
      minThreads: this.#threads,
      maxThreads: this.#threads,
      concurrentTasksPerWorker: TASKS_OF_THREAD,
      recordTiming: false,
      resourceLimits: HEAP_LIMITS,
    });
    pool.on("error", (error) => this.#fail(error));
    // One goes to each thread, because a thread without a task is preferred.
    for (let thread = 0; thread < this.#threads; thread++) {
      pool.run(undefined, { name: "load" satisfies ThreadTask }).then(
        () => {
          this.#hasLoaded = true;
        },
        (error) => this.#fail(error),
      );
    }
    return pool;
  }

  async #do<Name extends TaskName>(
    name: Name & ThreadTask,
    input: TaskInput<Name>,
    handedOver: unknown,
  ): Promise<TaskOutput<Name>> {
    if (this.#failure !== null) throw this.#failure;
    if (this.#pool === null || !this.#hasLoaded) return doTask(name, input);
    try {
      return await this.#pool.run(input, { name, transferList: buffersOf(handedOver) });
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** What an import fails with from now on, of which the first thread that fails is the reason. */
  #fail(error: unknown): ImportError {
    const reason = error instanceof Error ? error.message : String(error);
    this.#failure ??= new ImportError(
      "thread-failed",
      `A thread that reads prices failed: ${reason}. The served market is unchanged; import again.`,
    );
    return this.#failure;
  }
}
