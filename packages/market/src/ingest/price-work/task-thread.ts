import { Worker } from "node:worker_threads";
import { ImportError } from "../import-error.ts";
import type { TaskInput, TaskMessage, TaskName, TaskOutput, ThreadMessage } from "./price-tasks.ts";

interface Waiting {
  readonly resolve: (output: TaskOutput<TaskName>) => void;
  readonly reject: (failure: ImportError) => void;
}

/** One thread, seen from the one that started it. */
export class TaskThread {
  /** False while the thread still loads its code. One that failed takes tasks too, to say so. */
  isReady = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #failure: ImportError | null = null;
  #tasks = 0;

  /** @param entry What runs in the thread. */
  constructor(entry: URL) {
    this.#worker = new Worker(entry);
    this.#worker.on("message", (message: ThreadMessage) => this.#hear(message));
    this.#worker.once("messageerror", (error) => this.#fail(error.message));
    this.#worker.once("error", (error) => this.#fail(error instanceof Error ? error.message : String(error)));
    this.#worker.once("exit", (code) => this.#fail(`it ended with code ${code}`));
  }

  /** Tasks that are not done yet. */
  get load(): number {
    return this.#waiting.size;
  }

  /**
   * Does a task in the thread.
   *
   * @param name Which one.
   * @param input What it needs.
   * @param transferred Memory that is handed over and cannot be read here any more.
   * @throws {ImportError} `thread-failed` when the thread ends before it is done.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    transferred: ArrayBuffer[],
  ): Promise<TaskOutput<Name>> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    const { promise, resolve, reject } = Promise.withResolvers<TaskOutput<TaskName>>();
    const message: TaskMessage<Name> = { number: this.#tasks++, name, input };
    this.#waiting.set(message.number, { resolve, reject });
    this.#worker.postMessage(message, transferred);
    return promise as Promise<TaskOutput<Name>>;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(message: ThreadMessage): void {
    if (message === "ready") {
      this.isReady = true;
      return;
    }
    this.#waiting.get(message.number)?.resolve(message.output);
    this.#waiting.delete(message.number);
  }

  #fail(reason: string): void {
    this.#failure ??= new ImportError(
      "thread-failed",
      `A thread that reads prices failed: ${reason}. The served market is unchanged; import again.`,
    );
    this.isReady = true;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
