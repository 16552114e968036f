import { availableParallelism } from "node:os";
import type { HeapInfo } from "node:v8";
import { MessageChannel, Worker } from "node:worker_threads";
import { type GroupRatios, type Screening, screeningOf, unpacked } from "@plumbline/market/screening";
import type { FastifyBaseLogger } from "fastify";
import { type Asker, Failure } from "../http/index.ts";
import type { Job, RatiosJob, ResultMessage } from "./job.ts";
import { type ThreadJob, ThreadQueue } from "./thread-queue.ts";

/**
 * Whole markets come one after the other, parts a few at once between them. A client has a share of both, so that a few
 * lines that ask again and again keep nobody out.
 */
const WHOLE_MARKETS = { atOnce: 1, mostOfClient: 4, mostWaiting: 16 };
const PARTS = { atOnce: 4, mostOfClient: 16, mostWaiting: 64 };

/** What a client is told to wait for when the thread died or a screening failed. */
const FAILED_SECONDS = 5;

/**
 * What the thread may hold of objects that live long, and of young ones, in mebibytes. Without limits V8 lets the garbage of
 * many screenings grow to gigabytes before it collects it; what lives of 10,000 stocks is a third of this.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 12 };

/** The other thread has half of the stocks to hold, and ends when nobody has asked for a whole market for so long. */
const OTHER_HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };
const OTHER_IDLE_MILLISECONDS = 10 * 60_000;

interface Waiting {
  readonly settle: (result: Exclude<ResultMessage, { failure: string }>) => void;
  readonly reject: (failure: Failure) => void;
}

/** What is sent to the worker, before it has a number. */
type Order = { readonly job: Job } | { readonly ratios: RatiosJob };

export interface ThreadLoad {
  readonly waiting: number;
  readonly underway: number;
}

/** The thread that computes screenings: started with the first job, and anew after it died. */
export class ScreeningThread {
  readonly #logger: FastifyBaseLogger;
  readonly #markets = new ThreadQueue(WHOLE_MARKETS);
  readonly #parts = new ThreadQueue(PARTS);
  /** With the thread, by number. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #cancelled = new Set<number>();
  #worker: Worker | null = null;
  /** Where there is a second processor, it screens half of a whole market. */
  #other: Worker | null = null;
  #otherIdle: NodeJS.Timeout | undefined;
  #number = 0;
  #isClosed = false;

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger;
  }

  /** Screenings of each kind that wait for the thread, and that it has. */
  get load(): Readonly<Record<"market" | "part", ThreadLoad>> {
    const of = ({ waiting, underway }: ThreadQueue): ThreadLoad => ({ waiting, underway });
    return { market: of(this.#markets), part: of(this.#parts) };
  }

  /**
   * Computes a screening; it is given up when the asker has gone.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  run(job: Job, asker: Asker): Promise<Screening> {
    return this.#queued(job.symbols === null ? this.#markets : this.#parts, { job }, asker, (result) =>
      "screening" in result ? screeningOf(unpacked(result.screening)) : null,
    );
  }

  /**
   * Computes the ratios of some groups alone.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  ratios(job: RatiosJob, asker: Asker): Promise<readonly GroupRatios[]> {
    return this.#queued(this.#parts, { ratios: job }, asker, (result) => ("ratios" in result ? result.ratios : null));
  }

  /** The heaps of both threads; null while one does not run. */
  readonly heaps = {
    screening: () => heapOf(this.#worker),
    screeningShare: () => heapOf(this.#other),
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    const [worker, other] = [this.#worker, this.#other];
    this.#worker = null;
    this.#endOther();
    this.#markets.clear();
    this.#parts.clear();
    this.#failUnderway();
    await Promise.all([worker?.terminate(), other?.terminate()]);
  }

  /** Sends an order when its turn has come, and reads what comes back. */
  #queued<T>(
    queue: ThreadQueue,
    order: Order,
    asker: Asker,
    read: (result: Exclude<ResultMessage, { failure: string }>) => T | null,
  ): Promise<T> {
    if (this.#isClosed) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      let number = -1;
      const job: ThreadJob = {
        asker,
        begin: () => {
          const settle: Waiting["settle"] = (result) => {
            queue.end(job);
            const made = read(result);
            if (made !== null) resolve(made);
          };
          const fail = (failure: Failure) => {
            queue.end(job);
            reject(failure);
          };
          number = this.#send(order, { settle, reject: fail });
        },
        cancel: () => this.#cancel(number),
        refuse: reject,
      };
      queue.add(job);
    });
  }

  #send(order: Order, waiting: Waiting): number {
    const number = this.#number++;
    if (this.#isClosed) {
      waiting.reject(unavailable());
      return number;
    }
    this.#waiting.set(number, waiting);
    this.#worker ??= this.#started();
    if ("job" in order && order.job.symbols === null) this.#shareWith(this.#worker);
    this.#worker.postMessage({ number, ...order });
    return number;
  }

  /** Starts the other thread unless it runs, and puts off its end. */
  #shareWith(worker: Worker): void {
    if (availableParallelism() < 2) return;
    clearTimeout(this.#otherIdle);
    this.#otherIdle = setTimeout(() => this.#endOther(), OTHER_IDLE_MILLISECONDS).unref();
    if (this.#other) return;
    const { port1, port2 } = new MessageChannel();
    const other = new Worker(new URL("./share-worker.ts", import.meta.url), {
      ...{ workerData: { port: port2 }, transferList: [port2], resourceLimits: OTHER_HEAP_LIMITS },
    });
    other.unref();
    other.on("error", (error) => this.#logger.error({ err: error }, "The thread that shares screenings died"));
    other.on("exit", () => {
      if (this.#other === other) this.#other = null;
    });
    this.#other = other;
    worker.postMessage({ shareWith: port1 }, [port1]);
  }

  /** What it was asked for is computed by the first one. */
  #endOther(): void {
    clearTimeout(this.#otherIdle);
    this.#other?.terminate();
    this.#other = null;
  }

  #cancel(number: number): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.#cancelled.add(number);
    this.#worker?.postMessage({ number, cancelled: true });
  }

  #started(): Worker {
    const worker = new Worker(new URL("./screening-worker.ts", import.meta.url), { resourceLimits: HEAP_LIMITS });
    // A thread that waits for work keeps no process alive.
    worker.unref();
    worker.on("message", (result: ResultMessage) => this.#settle(result));
    worker.on("error", (error) => this.#logger.error({ err: error }, "The thread that computes screenings died"));
    worker.on("exit", () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#endOther();
      // Those that wait for their turn get a thread of their own.
      this.#failUnderway();
    });
    return worker;
  }

  #settle(result: ResultMessage): void {
    const waiting = this.#waiting.get(result.number);
    this.#waiting.delete(result.number);
    if (!waiting) return;
    if (!("failure" in result)) {
      this.#cancelled.delete(result.number);
      waiting.settle(result);
      return;
    }
    if (this.#cancelled.delete(result.number)) {
      waiting.reject(unavailable());
      return;
    }
    this.#logger.error({ reason: result.failure }, "A screening could not be computed");
    waiting.reject(unavailable());
  }

  #failUnderway(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#cancelled.clear();
    for (const { reject } of waiting) reject(unavailable());
  }
}

/** A thread that ends while it is asked has none any more. */
async function heapOf(worker: Worker | null): Promise<HeapInfo | null> {
  return (await worker?.getHeapStatistics().catch(() => null)) ?? null;
}

function unavailable(): Failure {
  return new Failure("unavailable", { retryAfterSeconds: FAILED_SECONDS });
}
