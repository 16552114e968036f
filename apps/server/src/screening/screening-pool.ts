import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { HeapInfo } from "node:v8";
import type { AssumptionsReport } from "@plumbline/core/alerts";
import type { Day } from "@plumbline/core/time";
import type { StockMarks } from "@plumbline/market/marks";
import {
  type GroupRatios,
  type PackedPart,
  type PackedScreening,
  type Screening,
  type StockGroup,
  type StoredSnapshot,
  screeningOf,
  unpacked,
} from "@plumbline/market/screening";
import type { FastifyBaseLogger } from "fastify";
import { Piscina } from "piscina";
import { Failure, type Requester } from "../http/index.ts";
import type { AskedNumbers, PastNumbers } from "./past-numbers.ts";
import type { AskedReports } from "./past-reports.ts";
import type * as tasks from "./screening-tasks.ts";
import { type ThreadJob, ThreadQueue } from "./thread-queue.ts";

/** A screening to be computed, of all stocks of a snapshot or of some. */
export interface ScreeningJob {
  readonly at: StoredSnapshot;
  readonly day: Day;
  /** null for all stocks. */
  readonly symbols: readonly string[] | null;
}

/** Ratios of groups to be computed. */
export interface RatiosJob {
  readonly at: StoredSnapshot;
  readonly day: Day;
  readonly groups: readonly StockGroup[];
}

/** Marks to be gathered. */
export interface MarksJob {
  readonly at: StoredSnapshot;
  readonly day: Day;
  readonly symbol: string;
}

/**
 * Whole markets come one after the other, parts a few at once between them. A client has a share of both, so that a few
 * connections that ask again and again keep no other client out.
 */
const WHOLE_MARKETS = { maxAtOnce: 1, maxOfClient: 4, maxWaiting: 16 };
const PARTS = { maxAtOnce: 4, maxOfClient: 16, maxWaiting: 64 };

/** A third thread would hold another 60 MB of a large market. */
const MAX_THREADS = Math.min(2, availableParallelism());
/** Tasks that take turns in one thread. */
const MAX_TASKS_OF_THREAD = WHOLE_MARKETS.maxAtOnce + PARTS.maxAtOnce;
const IDLE_MILLISECONDS = 10 * 60_000;

/**
 * What a thread may hold of objects that live long, and of young ones, in mebibytes. Without limits V8 lets the garbage of
 * many screenings grow to gigabytes before it collects it; what lives of 10,000 stocks is a third of this.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 12 };

/** What a client is told to wait for when a thread died or a screening failed. */
const FAILED_SECONDS = 5;

export interface ThreadLoad {
  readonly waiting: number;
  readonly underway: number;
}

type TaskName = keyof typeof tasks;

/** The threads that compute screenings: started when there is work, ended when there has been none for ten minutes. */
export class ScreeningPool {
  readonly #logger: FastifyBaseLogger;
  readonly #markets = new ThreadQueue(WHOLE_MARKETS);
  readonly #parts = new ThreadQueue(PARTS);
  readonly #pool: Piscina;
  #isClosed = false;

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger;
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL("./screening-tasks.ts", import.meta.url)),
      minThreads: 0,
      maxThreads: MAX_THREADS,
      concurrentTasksPerWorker: MAX_TASKS_OF_THREAD,
      idleTimeout: IDLE_MILLISECONDS,
      // A thread that waits for the next task may not stand still: it has others under way.
      atomics: "disabled",
      recordTiming: false,
      resourceLimits: HEAP_LIMITS,
      loadBalancer: (_task, threads) => {
        const [least] = threads.toSorted((a, b) => a.currentUsage - b.currentUsage);
        const isFree = least !== undefined && (least.currentUsage === 0 || threads.length === MAX_THREADS);
        return isFree && least.currentUsage < MAX_TASKS_OF_THREAD ? least : null;
      },
    });
    this.#pool.on("error", (error) => logger.error({ err: error }, "A thread that computes screenings died"));
  }

  /** Screenings of each kind that wait for a thread, and that are being computed. */
  get load(): Readonly<Record<"market" | "part", ThreadLoad>> {
    const of = ({ waiting, underway }: ThreadQueue): ThreadLoad => ({ waiting, underway });
    return { market: of(this.#markets), part: of(this.#parts) };
  }

  /** The heaps of the threads that run. */
  async heaps(): Promise<readonly HeapInfo[]> {
    // A thread that ends while it is asked has none any more.
    const heaps = await Promise.allSettled(this.#pool.threads.map((thread) => thread.getHeapStatistics()));
    return heaps.flatMap((heap) => (heap.status === "fulfilled" ? heap.value : []));
  }

  /**
   * Computes a screening; it is given up when the requester has gone.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  run({ at, day, symbols }: ScreeningJob, requester: Requester): Promise<Screening> {
    const [queue, compute] =
      symbols === null
        ? [this.#markets, (cancelled: Cancelled) => this.#wholeMarket({ at, day, cancelled })]
        : [
            this.#parts,
            (cancelled: Cancelled) => this.#task<PackedScreening>("screenStocks", { at, day, symbols, cancelled }),
          ];
    return this.#queued(queue, requester, async (cancelled) => screeningOf(unpacked(await compute(cancelled))));
  }

  /**
   * Computes the ratios of some groups alone.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  ratios(job: RatiosJob, requester: Requester): Promise<readonly GroupRatios[]> {
    return this.#queued(this.#parts, requester, (cancelled) => this.#task("compareGroups", { ...job, cancelled }));
  }

  /**
   * Gathers the marks of a stock.
   *
   * @returns null of a stock that the market does not have.
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  marks(job: MarksJob, requester: Requester): Promise<StockMarks | null> {
    return this.#queued(this.#parts, requester, (cancelled) => this.#task("markStock", { ...job, cancelled }));
  }

  /**
   * Computes numbers of a stock day after day.
   *
   * @returns null of a stock without prices on those days.
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  numbers(
    job: { readonly at: StoredSnapshot; readonly asked: AskedNumbers },
    requester: Requester,
  ): Promise<PastNumbers | null> {
    return this.#queued(this.#parts, requester, (cancelled) => this.#task("numbersOfStock", { ...job, cancelled }));
  }

  /**
   * Reads what each report of a stock said of the assumptions of a valuation.
   *
   * @throws {Failure} `unavailable` if too many wait, the computation fails, or the server ends.
   */
  reports(
    job: { readonly at: StoredSnapshot; readonly asked: AskedReports },
    requester: Requester,
  ): Promise<readonly AssumptionsReport[]> {
    return this.#queued(this.#parts, requester, (cancelled) => this.#task("reportsOfStock", { ...job, cancelled }));
  }

  /** Ends the threads; what waits or is under way fails as `unavailable`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#markets.clear();
    this.#parts.clear();
    await this.#pool.destroy();
  }

  /** Each thread screens a share of the stocks, and one of them joins the shares. */
  async #wholeMarket(what: { at: StoredSnapshot; day: Day; cancelled: Cancelled }): Promise<PackedScreening> {
    const shares = Array.from({ length: MAX_THREADS }, (_, part) => ({ part, of: MAX_THREADS }));
    const parts = await Promise.all(shares.map((share) => this.#task<PackedPart>("screenShare", { ...what, share })));
    const buffers = parts.flatMap(({ screening: { values, missing } }) => [values.buffer, missing.buffer]);
    return this.#task("joinShares", { parts }, buffers);
  }

  #task<Result>(name: TaskName, task: object, transferList: ArrayBuffer[] = []): Promise<Result> {
    return this.#pool.run(task, { name, transferList });
  }

  /** Computes something when its turn has come. */
  #queued<Result>(
    queue: ThreadQueue,
    requester: Requester,
    compute: (cancelled: Cancelled) => Promise<Result>,
  ): Promise<Result> {
    if (this.#isClosed) return Promise.reject(unavailable());
    const cancelled: Cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const cancel = () => void Atomics.store(cancelled, 0, 1);
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        if (!this.#isClosed && Atomics.load(cancelled, 0) === 0)
          this.#logger.error({ reason: textOf(error) }, "A screening could not be computed");
        // One share of a market is of no use without the other.
        cancel();
        reject(unavailable());
      };
      const job: ThreadJob = {
        requester,
        begin: () => {
          compute(cancelled)
            .then(resolve, fail)
            .finally(() => queue.end(job));
        },
        cancel,
        refuse: reject,
      };
      queue.add(job);
    });
  }
}

/** Shared with the threads: not 0 once the result is wanted no more. */
type Cancelled = Int32Array<SharedArrayBuffer>;

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function unavailable(): Failure {
  return new Failure("unavailable", { retryAfterSeconds: FAILED_SECONDS });
}
