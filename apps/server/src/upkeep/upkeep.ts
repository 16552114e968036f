import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { WireAnswers, WireDataRun, WireDataState } from "@plumbline/contract";
import type { ExchangeName } from "@plumbline/core/time";
import { type ProviderEnvironment, readStandingPull, type StandingPull } from "@plumbline/market/pull";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { type Accounts, AttemptLimits } from "../accounts/index.ts";
import type { Database } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import type { MarketAccess } from "../market-access/index.ts";
import type { Quotes } from "../quotes/index.ts";
import { Ages } from "./ages.ts";
import { backUpAccounts } from "./back-up-accounts.ts";
import { beginningPull } from "./beginning-pull.ts";
import { readClock, writeClock } from "./clock-file.ts";
import { JobQueue, type QueuedJob } from "./job-queue.ts";
import type { MarketTask, TaskEnd } from "./market-task.ts";
import { pricesAskedAgainAt, providerStates } from "./provider-states.ts";
import { RunStore, type StoredRun } from "./run-store.ts";
import { RunStreams } from "./run-streams.ts";
import { type Due, dueBetween } from "./schedule.ts";
import { runMarketTask, TaskBroken } from "./task-process.ts";
import { Uploads } from "./uploads.ts";

export interface UpkeepOptions {
  readonly accounts: Pick<Accounts, "registration"> & {
    /** When the database is open. */
    readonly ready: Promise<{ readonly database: Database }>;
  };
  readonly market: MarketAccess;
  readonly quotes: Pick<Quotes, "exchangeOf">;
  readonly dataDirectory: string;
  /** Name of the market that is served. */
  readonly marketName: string;
  /** Name of the market that the owner's own files and symbols make beside a fictional one; null where the operator chose the market. */
  readonly ownMarket: string | null;
  /** Called when that one is there and is to be served. */
  readonly onOwnMarket: (market: string) => void;
  /** Whether the operator lets it. */
  readonly isOn: boolean;
  /** Keys and addresses of providers. */
  readonly environment: ProviderEnvironment;
  readonly rateLimitScale: number;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

/** What can be asked for beside what falls due by itself. */
export type AskedWork = Pick<WireDataRun, "work" | "symbol"> & Partial<Pick<WireDataRun, "market">>;

interface AskedJob {
  /** What has the same is queued once. */
  readonly key: string;
  readonly isUrgent?: boolean;
  readonly delivery?: { readonly upload: string; readonly answers: WireAnswers };
  /** How a market that there is not yet is pulled. */
  readonly beginning?: StandingPull;
}

/** A run that somebody asked for, and whether another one had. */
export interface Started {
  readonly run: string;
  readonly isShared: boolean;
}

type FinishedTask = Extract<TaskEnd, { kind: "done" | "failed" }>;

const DAY = 86_400_000;
/** A server that was away for longer begins anew. */
const LONGEST_ABSENCE = 3 * DAY;
/** What providers said of a stock so recently, they say again. */
const CURRENT_MILLISECONDS = 10 * 60_000;
/** A person looks at some stocks in an hour; further ones are refused. */
const STOCK_LIMIT = { atOnce: 10, each: 6 * 60_000 };
const WATCH_EVERY_MILLISECONDS = 1000;
const RETRY_SECONDS = 5;

/** Keeps a market up to date: by itself after every session, and when somebody asks. */
export class Upkeep {
  readonly runs: RunStore;
  readonly uploads: Uploads;
  readonly streams: RunStreams;
  readonly ages: Ages;
  readonly #options: UpkeepOptions;
  readonly #limit: AttemptLimits;
  readonly #checked = new LRUCache<string, number>({ max: 5000 });
  readonly #stopping = new AbortController();
  #queue: JobQueue | null = null;
  readonly #starting: Promise<unknown>;

  constructor(options: UpkeepOptions) {
    const { accounts, dataDirectory, marketName, isOn, rateLimitScale, logger } = options;
    this.#options = options;
    this.runs = new RunStore(dataDirectory, marketName);
    this.uploads = new Uploads(dataDirectory);
    this.streams = new RunStreams(this.runs);
    this.ages = new Ages();
    this.#limit = new AttemptLimits({
      atOnce: Math.max(1, Math.round(STOCK_LIMIT.atOnce * rateLimitScale)),
      each: STOCK_LIMIT.each / rateLimitScale,
    });
    // A server may stop before there is a database, or without ever having had one.
    const stopped = new Promise<null>((resolve) => {
      this.#stopping.signal.addEventListener("abort", () => resolve(null), { once: true });
    });
    this.#starting = isOn
      ? Promise.race([accounts.ready, stopped])
          .then((ready) => ready && this.#start(ready.database))
          .catch((error: unknown) => {
            logger.error({ err: error }, "The market does not keep itself up to date: its jobs could not be started");
          })
      : Promise.resolve();
  }

  get isRunning(): boolean {
    return this.#queue !== null;
  }

  get standing(): Promise<StandingPull | null> {
    return readStandingPull(this.#options.dataDirectory, this.#options.marketName);
  }

  /** The exchanges of the stocks that trade; New York where no hours are known. */
  get exchanges(): readonly ExchangeName[] {
    const { market, quotes } = this.#options;
    const trading = market.served?.snapshot.instruments.filter(({ delisted }) => delisted === null) ?? [];
    const found = new Set(trading.flatMap(({ symbol }) => quotes.exchangeOf(symbol) ?? []));
    return found.size === 0 ? ["new-york"] : [...found];
  }

  async state(): Promise<WireDataState["upkeep"]> {
    if ((await this.standing) === null) return "never";
    if (!this.#options.isOn) return "off";
    return this.isRunning ? "on" : "unable";
  }

  providers(): ReturnType<typeof providerStates> {
    const { dataDirectory, environment, clock } = this.#options;
    return this.standing.then((standing) =>
      providerStates({ dataDirectory, environment, standing, now: clock().getTime() }),
    );
  }

  /**
   * Asks for what the market has not of one stock.
   *
   * @returns A run to follow, or when providers were asked last.
   * @throws {Failure} `tooManyRequests` of a user who asks for too many; `unavailable` with the time to try again while no provider
   *   of prices can be asked; `invalidParameter` of a market that is not pulled.
   */
  async askForStock(symbol: string, userId: string): Promise<Started | { readonly checkedAt: string }> {
    await this.#requirePulled();
    const now = this.#options.clock().getTime();
    const checked = this.#checked.get(symbol);
    if (checked !== undefined && now - checked < CURRENT_MILLISECONDS)
      return { checkedAt: new Date(checked).toISOString() };
    const at = pricesAskedAgainAt(await this.providers());
    if (at !== null) throw new Failure("unavailable", { retryAfterSeconds: Math.max(1, Math.ceil((at - now) / 1000)) });
    this.#limit.take(userId, now);
    return this.ask({ work: "stock", symbol }, { key: `stock:${symbol}`, isUrgent: true });
  }

  /** Fetches everything that the market has not. @throws {Failure} `invalidParameter` of a market that is not pulled. */
  async refresh(): Promise<Started> {
    await this.#requirePulled();
    return this.ask({ work: "refresh", symbol: null }, { key: "refresh", isUrgent: true });
  }

  /**
   * Imports a delivery that was received, with what was answered about its files.
   *
   * @throws {Failure} `notFound`, `invalidParameter` of a market of fictional companies.
   */
  async importUpload(upload: string, answers: WireAnswers = {}): Promise<Started> {
    const market = this.ownMarket ?? this.#options.marketName;
    if (this.#isFictional && this.ownMarket === null)
      throw new Failure("invalidParameter", { phrase: "market is fictional", field: "upload" });
    await this.uploads.folderOf(upload);
    return this.ask(
      { work: "upload", symbol: null, market },
      { key: `upload:${upload}`, isUrgent: true, delivery: { upload, answers } },
    );
  }

  /** The market that files and symbols of the owner make beside the fictional one that is served; null where that is not so. */
  get ownMarket(): string | null {
    return this.#isFictional ? this.#options.ownMarket : null;
  }

  /**
   * Fetches companies by their symbols into a market of their own, beside the fictional one that is served.
   *
   * @param contact Who asks the SEC; without it that is not asked unless `SEC_USER_AGENT` says who does.
   * @throws {Failure} `invalidParameter` where real companies are served, the operator has named the market, or nobody is asked.
   */
  async beginMarket(symbols: readonly string[], contact: string | null): Promise<Started> {
    const market = this.ownMarket;
    if (market === null) {
      const phrase = this.#isFictional ? "market is fictional" : "market is real";
      throw new Failure("invalidParameter", { phrase, field: "symbols" });
    }
    const beginning = beginningPull(this.#options.environment, symbols, contact);
    return this.ask({ work: "refresh", symbol: null, market }, { key: "begin", isUrgent: true, beginning });
  }

  get #isFictional(): boolean {
    return this.#options.market.served?.snapshot.manifest.fictional ?? false;
  }

  /** Queues a run; one with the same key is queued once, whoever asks. */
  async ask(
    { work, symbol, market = this.#options.marketName }: AskedWork,
    { key, isUrgent = false, delivery, beginning }: AskedJob,
  ): Promise<Started> {
    const queue = this.#required();
    const id = randomUUID();
    const askedAt = this.#options.clock().toISOString();
    const none = { beganAt: null, endedAt: null, progress: null, result: null, problem: null, report: null };
    await this.runs.write({ id, work, market, symbol, state: "queued", askedAt, ...none });
    try {
      const { isShared, payload } = await queue.add(
        key,
        { run: id, work, symbol, ...delivery, beginning },
        { isUrgent },
      );
      if (isShared) await this.runs.remove(id);
      return { run: isShared ? String(payload.run) : id, isShared };
    } catch (error) {
      await this.runs.remove(id);
      throw error;
    }
  }

  /** Says that a run is to end; whichever server does it sees that. */
  async cancel(id: string): Promise<StoredRun | null> {
    const run = await this.runs.read(id);
    if (run === null || (run.state !== "queued" && run.state !== "running")) return run;
    await this.runs.cancel(id);
    const endedAt = this.#options.clock().toISOString();
    return this.runs.change(id, ({ state }) => (state === "queued" ? { state: "cancelled", endedAt } : null));
  }

  /**
   * Queues what has fallen due since the clock was looked at last.
   *
   * @returns What it queued.
   */
  async lookAtClock(): Promise<readonly Due[]> {
    const { dataDirectory, marketName, clock } = this.#options;
    const place = join(dataDirectory, "upkeep", marketName);
    const now = clock().getTime();
    const last = (await readClock(place)) ?? now - DAY;
    const due = dueBetween(Math.max(last, now - LONGEST_ABSENCE), now, this.exchanges);
    // What fell due several times is done once.
    const each = [...new Map(due.map((one) => [keyOf(one), one])).values()];
    const isPulled = (await this.standing) !== null;
    const wanted = each.filter(({ work }) => isPulled || work === "prune" || work === "backup");
    for (const one of wanted) await this.ask({ work: one.work, symbol: null }, { key: keyOf(one) });
    await writeClock(place, now);
    return wanted;
  }

  /** Ends what is under way: the queue gives it to another server, or to this one when it is started again. */
  async close(): Promise<void> {
    this.#stopping.abort(new Error("The server stops"));
    this.streams.close();
    await this.#starting;
    await this.#queue?.close();
  }

  async #start(database: Database): Promise<void> {
    const { logger, marketName } = this.#options;
    if (this.#stopping.signal.aborted) return;
    const queue = await JobQueue.start({
      database,
      logger,
      market: marketName,
      onWork: (job) => this.#do(job, database),
      onClock: async () => void (await this.lookAtClock()),
    });
    this.#queue = queue;
  }

  async #requirePulled(): Promise<void> {
    this.#required();
    if ((await this.standing) === null) throw new Failure("invalidParameter", { phrase: "market is not pulled" });
  }

  /** @throws {Failure} `unavailable` before the queue runs; `forbidden` of a server without one. */
  #required(): JobQueue {
    if (this.#queue) return this.#queue;
    if (!this.#options.isOn || this.#options.accounts.registration === null) throw new Failure("forbidden");
    throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
  }

  /** Does a job. @throws What the queue is to try again. */
  async #do({ payload, isLastAttempt }: QueuedJob, database: Database): Promise<void> {
    const run = await this.runs.read(String(payload.run));
    if (run === null || run.endedAt !== null || (await this.runs.isCancelled(run.id))) return;
    const beganAt = this.#options.clock().toISOString();
    await this.runs.change(run.id, () => ({ state: "running", beganAt, progress: null }));
    try {
      const end = endKnownOf(run) ?? (await this.#endOf(run, payload, database));
      if (end.kind === "busy" || end.kind === "stopped") throw new TaskBroken(`The task is ${end.kind}.`);
      await this.#finishWith(run, end, payload);
    } catch (error) {
      const endedAt = this.#options.clock().toISOString();
      if (await this.runs.isCancelled(run.id)) {
        await this.runs.change(run.id, () => ({ state: "cancelled", endedAt, progress: null }));
        return;
      }
      if (!isLastAttempt || this.#stopping.signal.aborted) {
        await this.runs.change(run.id, () => ({ state: "queued", progress: null }));
        throw error;
      }
      this.#options.logger.error({ err: error, run: run.id, work: run.work }, "Work for the market failed too often");
      await this.runs.change(run.id, () => ({ state: "failed", problem: "program", endedAt, progress: null }));
    }
  }

  /** A delivery of which something is open stays, so that it can be imported with answers, and so with others. */
  async #finishWith(run: StoredRun, end: FinishedTask, { upload, answers }: QueuedJob["payload"]): Promise<void> {
    if (typeof upload !== "string") return this.#finish(run, end);
    const imported = end.kind === "done" ? end.report?.imported : null;
    const isOpen = imported?.unanswered.some(({ asked }) => asked !== undefined) ?? false;
    if (imported && isOpen) imported.upload = upload;
    const isMisunderstood = end.kind === "failed" && Object.keys(answers ?? {}).length > 0;
    if (!isOpen && !isMisunderstood) {
      // A server that is killed between removing the files and ending the run must not look for them again.
      await this.runs.change(run.id, () => outcomeOf(end));
      await this.uploads.remove(upload);
    }
    await this.#finish(run, end);
  }

  async #finish(run: StoredRun, end: FinishedTask): Promise<void> {
    const { clock, logger, market } = this.#options;
    const endedAt = clock().toISOString();
    if (end.kind === "failed") {
      const { problem, message } = end;
      logger.warn({ run: run.id, work: run.work, problem, why: message }, "Work for the market failed");
      await this.runs.change(run.id, () => ({ ...outcomeOf(end), state: "failed", endedAt, progress: null }));
      return;
    }
    const ended = { ...outcomeOf(end), state: "done", endedAt, progress: null } as const;
    if (run.market !== this.#options.marketName && end.result === "published") return this.#moveOn(run, ended);
    if (run.symbol !== null) this.#checked.set(run.symbol, Date.parse(endedAt));
    // Who follows the run sees the new snapshot when it is over.
    if (end.result === "published") await market.refresh();
    await this.runs.change(run.id, () => ended);
  }

  /** Has the market served that a run has made. Its page goes on asking for the run there. */
  async #moveOn(run: StoredRun, ended: Partial<StoredRun>): Promise<void> {
    const { dataDirectory, onOwnMarket } = this.#options;
    await new RunStore(dataDirectory, run.market).write({ ...run, ...ended });
    await this.runs.change(run.id, () => ended);
    onOwnMarket(run.market);
  }

  async #endOf(run: StoredRun, payload: QueuedJob["payload"], database: Database): Promise<TaskEnd> {
    const { dataDirectory, clock } = this.#options;
    if (run.work === "backup") {
      await backUpAccounts(database, { dataDirectory, now: clock() });
      return { kind: "done", result: null, report: null };
    }
    if (run.work === "prune") {
      await this.runs.prune(clock().getTime());
      await this.uploads.prune(clock().getTime());
    }
    const task = await this.#taskOf(run, payload);
    return task === null
      ? { kind: "failed", problem: "settings", message: "The market is not pulled." }
      : this.#inProcess(run.id, task);
  }

  async #taskOf(run: StoredRun, { upload, answers, beginning }: QueuedJob["payload"]): Promise<MarketTask | null> {
    const { dataDirectory, clock } = this.#options;
    const place = { dataDirectory, market: run.market, now: clock().getTime() };
    if (run.work === "prune") return { ...place, kind: "prune" };
    if (run.work === "upload") {
      const folder = await this.uploads.folderOf(String(upload));
      return { ...place, kind: "import", folder, answers: (answers ?? {}) as WireAnswers };
    }
    const standing = (beginning as StandingPull | undefined) ?? (await this.standing);
    if (standing === null) return null;
    const scope = run.work === "filings" || run.work === "outlook" ? run.work : "everything";
    return { ...place, kind: "pull", scope, symbol: run.symbol, standing };
  }

  /** Writes down how far it is, and looks whether it is still wanted. */
  async #inProcess(id: string, task: MarketTask): Promise<TaskEnd> {
    const ending = new AbortController();
    let progress: StoredRun["progress"] = null;
    const watch = setInterval(async () => {
      if (await this.runs.isCancelled(id)) return ending.abort(new Error("Cancelled"));
      await this.runs
        .change(id, ({ state }) => (state === "running" && progress !== null ? { progress } : null))
        .catch(() => null);
    }, WATCH_EVERY_MILLISECONDS);
    try {
      return await runMarketTask(task, {
        environment: this.#options.environment,
        signal: AbortSignal.any([ending.signal, this.#stopping.signal]),
        onProgress: (step) => {
          progress = step;
        },
      });
    } finally {
      clearInterval(watch);
    }
  }
}

/** The part of an end that a run keeps. */
function outcomeOf(end: FinishedTask): Partial<StoredRun> {
  return end.kind === "failed" ? { problem: end.problem } : { result: end.result, report: end.report };
}

/** The end of a run that a server reached and did not live to tell; null where there is none. */
function endKnownOf({ problem, result, report }: StoredRun): FinishedTask | null {
  if (problem !== null) return { kind: "failed", problem, message: "The server stopped after it was found." };
  return report === null ? null : { kind: "done", result, report };
}

function keyOf({ work, exchange }: Due): string {
  return exchange === null ? work : `${work}:${exchange}`;
}
