import { Worker } from "node:worker_threads";
import {
  type GroupRatios,
  type Screening,
  type StoredSnapshot,
  screeningOf,
  unpacked,
} from "@plumbline/market/screening";
import type { FastifyBaseLogger } from "fastify";
import { Failure } from "../http/index.ts";
import type { Job, JobMessage, RatiosJob, ResultMessage, StudyEnd } from "./job.ts";

/** Jobs at once, of all stocks and of a few: who comes when so many wait would wait too long. */
const MOST_WHOLE_MARKETS = 4;
const MOST_PARTS = 32;

/** What a client is told to wait for. */
const BUSY_SECONDS = 5;

/** What is computed: all stocks, some of them, or what nobody waits for with open hands. */
type Kind = "market" | "part" | "study";

interface Waiting {
  readonly kind: Kind;
  readonly settle: (result: Exclude<ResultMessage, { failure: string }>) => void;
  readonly reject: (failure: Failure) => void;
}

/** The thread that computes screenings and studies: started with the first job, and anew after it died. */
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
    const kind = job.symbols === null ? "market" : "part";
    if (this.#isFull(kind)) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const settle: Waiting["settle"] = (result) => {
        if (!("screening" in result)) return;
        if (result.notKept !== null)
          this.#logger.warn({ reason: result.notKept }, "A screening could not be written beside its market");
        resolve(screeningOf(unpacked(result.screening)));
      };
      this.#send({ job }, { kind, settle, reject });
    });
  }

  /**
   * Computes the ratios of some groups alone.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  ratios(job: RatiosJob): Promise<readonly GroupRatios[]> {
    if (this.#isFull("part")) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const settle: Waiting["settle"] = (result) => {
        if ("ratios" in result) resolve(result.ratios);
      };
      this.#send({ ratios: job }, { kind: "part", settle, reject });
    });
  }

  /**
   * Computes the study of a snapshot and writes it to the disk, after all screenings that are waited for. One that is
   * under way for another snapshot is given up.
   *
   * @throws {Failure} `unavailable` if that fails, or the server ends.
   */
  study(at: StoredSnapshot): Promise<StudyEnd> {
    return new Promise((resolve, reject) => {
      const settle: Waiting["settle"] = (result) => {
        if ("study" in result) resolve(result.study);
      };
      this.#send({ study: { at } }, { kind: "study", settle, reject });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    this.#failAll();
    await worker?.terminate();
  }

  #isFull(kind: Exclude<Kind, "study">): boolean {
    const queued = [...this.#waiting.values()].filter((other) => other.kind === kind);
    return queued.length >= (kind === "market" ? MOST_WHOLE_MARKETS : MOST_PARTS);
  }

  #send(what: Omit<JobMessage, "number">, waiting: Waiting): void {
    if (this.#isClosed) {
      waiting.reject(unavailable());
      return;
    }
    const number = this.#number++;
    this.#waiting.set(number, waiting);
    this.#worker ??= this.#started();
    this.#worker.postMessage({ number, ...what });
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
    if (!("failure" in result)) {
      waiting.settle(result);
      return;
    }
    const what = waiting.kind === "study" ? "The study of the checks" : "A screening";
    this.#logger.error({ reason: result.failure }, `${what} could not be computed`);
    waiting.reject(unavailable());
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
