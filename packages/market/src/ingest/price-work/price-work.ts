import { availableParallelism } from "node:os";
import type { PriceReading } from "../../sources/prices/index.ts";
import { buffersOf } from "./buffers-of.ts";
import type { ExaminedSymbol, SymbolPrices } from "./examine-symbol.ts";
import { doTask, type PriceText, type TaskInput, type TaskName, type TaskOutput } from "./price-tasks.ts";
import { TaskThread } from "./task-thread.ts";

const THREAD = new URL("./thread.ts", import.meta.url);
/** More find nothing to do: the thread that started them cannot write so fast. */
const MAX_THREADS = 4;
/** On disk; below it a thread is still loading and warming up when its help is needed. */
const BYTES_WORTH_IT = 32 * 2 ** 20;

/** How many threads reading so many bytes of price files is worth on this machine: one core is left for this one. */
export function threadsFor(bytes: number): number {
  return bytes < BYTES_WORTH_IT ? 0 : Math.min(MAX_THREADS, availableParallelism() - 1);
}

/**
 * Does what takes the most time of an import of prices, in threads beside this one where there are any. A task that comes
 * before a thread has loaded is done here, with the same result.
 */
export class PriceWork {
  readonly #threads: readonly TaskThread[];

  /**
   * @param threads How many to start.
   * @param entry What runs in them.
   */
  constructor(threads: number, entry: URL = THREAD) {
    this.#threads = Array.from({ length: threads }, () => new TaskThread(entry));
  }

  /** So many tasks keep all threads busy, and two files under way from the disk. */
  get depth(): number {
    return 2 + 2 * this.#threads.length;
  }

  /** @param text Handed over: its content cannot be read any more. */
  read(text: PriceText): Promise<PriceReading[]> {
    return this.#do("readText", text, text);
  }

  /** @param prices Handed over, but for the calendar: the others cannot be read any more. */
  examine(prices: SymbolPrices): Promise<ExaminedSymbol> {
    const { before, delivered } = prices;
    return delivered.length === 0
      ? doTask("examineSymbol", prices)
      : this.#do("examineSymbol", prices, [before, delivered]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #do<Name extends TaskName>(name: Name, input: TaskInput<Name>, handedOver: unknown): Promise<TaskOutput<Name>> {
    const ready = this.#threads.filter(({ isReady }) => isReady);
    if (ready.length === 0) return doTask(name, input);
    const idlest = ready.reduce((best, thread) => (thread.load < best.load ? thread : best));
    return idlest.run(name, input, buffersOf(handedOver));
  }
}
