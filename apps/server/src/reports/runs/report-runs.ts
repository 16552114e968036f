import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Accounts } from "../../accounts/index.ts";
import type { LanguageModelConfiguration } from "../../config/index.ts";
import type { Tables } from "../../database/index.ts";
import { EventStreams, Failure } from "../../http/index.ts";
import { ChatService, PATIENCE, type Patience } from "../model/chat-service.ts";
import { costOf } from "../model/tokens.ts";
import type { ReportShelf } from "../published-reports.ts";
import type { ReportEvidence } from "../report-evidence.ts";
import { estimateOf, wireConsumption } from "./estimate.ts";
import { followElsewhere } from "./follow-elsewhere.ts";
import { isLast, type ReportEvent, RunFeed } from "./run-feed.ts";
import { joinRun, keepRuns, leaveRun, type ReportRunRow, type ReportRunState, runOfAsker } from "./run-store.ts";
import { type QueuedReport, writeQueued } from "./write-queued.ts";

export interface ReportRunsOptions {
  readonly accounts: Pick<Accounts, "ready">;
  readonly configuration: LanguageModelConfiguration;
  readonly logger: FastifyBaseLogger;
  readonly patience?: Patience;
}

/** A report to be written by the model. */
export interface AskedReport {
  readonly shelf: ReportShelf;
  readonly snapshot: string;
  readonly evidence: ReportEvidence;
  readonly hash: string;
  readonly userId: string;
}

/** Runs of this process that wait; each holds its evidence. */
const MAX_WAITING = 32;
const RETRY_SECONDS = 30;
/** How often a process says that it is alive, and looks whether its runs are still wanted. */
const SIGN_MILLISECONDS = 2_000;
const STREAM_LIMITS = { inAll: 500, ofUser: 10 };

/** A run that this process has. */
interface OwnRun {
  readonly report: QueuedReport;
  readonly feed: RunFeed;
  readonly controller: AbortController;
}

/**
 * The runs of a language model: who asks for the same follows one run, on whichever server of one database; a process writes a few at
 * once, and refuses more than can wait. A run ends when nobody is left who asked for it.
 */
export class ReportRuns {
  readonly #options: ReportRunsOptions;
  readonly #service: ChatService;
  readonly #streams = new EventStreams(STREAM_LIMITS);
  readonly #claim = randomUUID();
  readonly #own = new Map<string, OwnRun>();
  readonly #waiting: OwnRun[] = [];
  readonly #writing = new Map<OwnRun, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: ReportRunsOptions) {
    this.#options = options;
    this.#service = new ChatService(options.configuration, options.patience ?? PATIENCE);
    void options.accounts.ready.then(({ database }) => {
      if (this.#isClosed) return;
      this.#timer = setInterval(() => void this.#keep(database.db), SIGN_MILLISECONDS).unref();
    });
  }

  get configuration(): LanguageModelConfiguration {
    return this.#options.configuration;
  }

  /**
   * Asks for a report: joins the run that is under way for the same inputs, or begins one.
   *
   * @throws {Failure} `unavailable` if too many wait; `tooManyRequests` where a ceiling of the month would be passed; `forbidden` where
   *   a report would cost more than one may.
   */
  async ask(db: Kysely<Tables>, { shelf, snapshot, evidence, hash, userId }: AskedReport) {
    const { configuration } = this;
    const { prices, ceilings, model } = configuration;
    const { least, most } = estimateOf({ evidence, language: shelf.language, hash }, configuration);
    const [leastCost, mostCost] = [costOf(least, prices), costOf(most, prices)];
    if (ceilings.run !== null && leastCost !== null && leastCost > ceilings.run) {
      throw new Failure("forbidden", { phrase: "the report costs too much" });
    }
    if (this.#waiting.length >= MAX_WAITING) throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    const reserved = mostCost !== null && ceilings.run !== null ? Math.min(mostCost, ceilings.run) : mostCost;
    const run = { ...shelf, asOf: evidence.asOf, snapshot, hash, model, userId, claim: this.#claim, most: reserved };
    const { id, isNew } = await joinRun(db, run, configuration);
    if (isNew) this.#queue({ id, claim: this.#claim, shelf, snapshot, evidence, hash });
    return { id, isShared: !isNew, estimate: wireConsumption(least, prices) };
  }

  /**
   * Follows a run that the user has asked for.
   *
   * @throws {Failure} `notFound` of any other; of too many streams.
   */
  async follow(db: Kysely<Tables>, id: string, userId: string): Promise<Readable> {
    const row = await this.#runOf(db, id, userId);
    const own = this.#own.get(id);
    return this.#streams.open(userId, (writer) => {
      const tell = (event: ReportEvent): void => {
        writer.tell(event.name, event.data);
        if (isLast(event)) writer.end();
      };
      return own
        ? own.feed.listen(tell)
        : followElsewhere(() => runOfAsker(db, id, userId), row, this.configuration, tell);
    });
  }

  /**
   * The user no longer waits for a run.
   *
   * @returns Its state: it goes on as long as others wait.
   * @throws {Failure} `notFound` of a run that the user has not asked for.
   */
  async leave(db: Kysely<Tables>, id: string, userId: string): Promise<ReportRunState> {
    await this.#runOf(db, id, userId);
    await leaveRun(db, id, userId);
    const own = this.#own.get(id);
    if (own) await this.#keep(db);
    // Its end is stored before it is told.
    if (own?.controller.signal.aborted) await this.#writing.get(own);
    return (await this.#runOf(db, id, userId)).state;
  }

  /** Ends what is written here; those who follow are told. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearInterval(this.#timer);
    for (const run of [...this.#own.values()]) this.#abort(run);
    await Promise.all(this.#writing.values());
    this.#streams.close();
  }

  async #runOf(db: Kysely<Tables>, id: string, userId: string): Promise<ReportRunRow> {
    const row = await runOfAsker(db, id, userId);
    if (row === null) throw new Failure("notFound");
    return row;
  }

  #queue(report: QueuedReport): void {
    const run: OwnRun = { report, feed: new RunFeed(), controller: new AbortController() };
    this.#own.set(report.id, run);
    this.#waiting.push(run);
    this.#fill();
  }

  #fill(): void {
    while (this.#writing.size < this.configuration.atOnce) {
      const run = this.#waiting.shift();
      if (!run) break;
      this.#begin(run);
    }
    for (const [waiting, run] of this.#waiting.entries()) {
      run.feed.tell({ name: "state", data: { state: "queued", waiting: waiting + 1, tokens: 0 } });
    }
  }

  #begin(run: OwnRun): void {
    const writing = this.#write(run).finally(() => {
      this.#writing.delete(run);
      this.#own.delete(run.report.id);
      this.#fill();
    });
    this.#writing.set(run, writing);
  }

  /** Nobody wants a run any more; one that waits has its end at once. */
  #abort(run: OwnRun): void {
    run.controller.abort();
    const place = this.#waiting.indexOf(run);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    this.#begin(run);
  }

  async #write({ report, feed, controller }: OwnRun): Promise<void> {
    const { accounts, configuration, logger } = this.#options;
    const { database } = await accounts.ready;
    const tell = (event: ReportEvent) => feed.tell(event);
    const { signal } = controller;
    await writeQueued(report, { db: database.db, service: this.#service, configuration, logger, signal, tell });
  }

  /** A sign of life; what nobody waits for any more, or is no longer this process's, is ended. */
  async #keep(db: Kysely<Tables>): Promise<void> {
    if (this.#own.size === 0) return;
    const own = [...this.#own.keys()];
    const kept = await keepRuns(db, this.#claim).catch(() => null);
    // While the database is away nothing is known; the runs go on.
    if (kept === null) return;
    const wanted = new Set(kept.flatMap(({ id, isWanted }) => (isWanted ? [id] : [])));
    for (const [id, run] of [...this.#own]) if (own.includes(id) && !wanted.has(id)) this.#abort(run);
  }
}
