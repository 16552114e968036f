import { Worker } from "node:worker_threads";
import { type Screening, screeningOf, unpacked } from "@plumbline/market/screening";
import type { FastifyBaseLogger } from "fastify";
import { Failure } from "../http/index.ts";
import type { Job, JobMessage, ResultMessage } from "./job.ts";

/** Jobs at once, of all stocks and of a few: who comes when so many wait would wait too long. */
const MOST_WHOLE_MARKETS = 4;
const MOST_PARTS = 32;

/** What a client is told to wait for. */
const BUSY_SECONDS = 5;

interface Waiting {
  readonly job: Job;
  readonly resolve: (screening: Screening) => void;
  readonly reject: (failure: Failure) => void;
}

/** The thread that computes screenings: started with the first job, and anew after it died. */
export class ScreeningThread {
  readonly #logger: FastifyBaseLogger;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #number = 0;
  #isClosed = false;

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger;
  }

  /**
   * Computes a screening.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  run(job: Job): Promise<Screening> {
    const isWhole = job.symbols === null;
    const queued = [...this.#waiting.values()].filter((other) => (other.job.symbols === null) === isWhole).length;
    if (this.#isClosed || queued >= (isWhole ? MOST_WHOLE_MARKETS : MOST_PARTS)) return Promise.reject(unavailable());
    const number = this.#number++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { job, resolve, reject });
      this.#worker ??= this.#started();
      this.#worker.postMessage({ number, job } satisfies JobMessage);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    this.#failAll();
    await worker?.terminate();
  }

  #started(): Worker {
    const worker = new Worker(new URL("./screening-worker.ts", import.meta.url));
    // A thread that waits for work keeps no process alive.
    worker.unref();
    worker.on("message", (result: ResultMessage) => this.#settle(result));
    worker.on("error", (error) => this.#logger.error({ err: error }, "The thread that computes screenings died"));
    worker.on("exit", () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#failAll();
    });
    return worker;
  }

  #settle(result: ResultMessage): void {
    const waiting = this.#waiting.get(result.number);
    this.#waiting.delete(result.number);
    if (!waiting) return;
    if ("failure" in result) {
      this.#logger.error({ reason: result.failure }, "A screening could not be computed");
      waiting.reject(unavailable());
      return;
    }
    if (result.notKept !== null) this.#logger.warn({ reason: result.notKept }, "A screening could not be written");
    waiting.resolve(screeningOf(unpacked(result.screening)));
  }

  #failAll(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(unavailable());
  }
}

function unavailable(): Failure {
  return new Failure("unavailable", { retryAfterSeconds: BUSY_SECONDS });
}
