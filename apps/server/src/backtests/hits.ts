import { createHash } from "node:crypto";
import { STRATEGY_LIBRARY, type Strategy } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import type { AskedPast, PastHits, StockDetail, StrategyHits } from "@plumbline/market/backtests";
import { asOfDay } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { BoundedTurns, Failure, type Requester, recent, SERVER_REQUESTER, SharedWork } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { cancelRun, newControl } from "./run-control.ts";
import type { RunPool } from "./run-pool.ts";

/** Answers that stay in memory: each is some hundred symbols. */
const MAX_KNOWN = 500;
/** Whole markets that are judged at once, and that wait. */
const TURNS = { atOnce: 2, maxWaiting: 16, maxWaitingOfClient: 3, retryAfterSeconds: 3 };

/** How many stocks pass each strategy of the library, as far as they are counted. */
type Counts = ReadonlyMap<string, number>;

/** A market, and where its data ended before it had newer days: with that, who passes now is compared when nothing else is asked. */
type CountedMarket = Pick<ServedMarket, "snapshot" | "previousDay">;

interface Counted {
  readonly snapshot: string;
  readonly counts: Map<string, number>;
  /** The stocks themselves. */
  readonly passing: Map<string, ReadonlySet<string>>;
}

/** Who passes which strategy: judged by threads, once for all who ask, and counted for the library in the background. */
export class Hits {
  readonly #pool: RunPool;
  readonly #dataDirectory: string;
  readonly #logger: FastifyBaseLogger;
  readonly #turns = new BoundedTurns(TURNS);
  readonly #known = new LRUCache<string, SharedWork<StrategyHits | null>>({ max: MAX_KNOWN });
  #counted: Counted | null = null;
  #isClosed = false;

  constructor(pool: RunPool, dataDirectory: string, logger: FastifyBaseLogger) {
    this.#pool = pool;
    this.#dataDirectory = dataDirectory;
    this.#logger = logger;
  }

  /**
   * Who passes a strategy after the close of a day.
   *
   * @throws {Failure} `unavailable` if too many wait.
   */
  of(snapshot: Snapshot, strategy: Strategy, { asOf, since, requester }: AskedHits): Promise<StrategyHits | null> {
    const days = { asOf: asOfDay(snapshot, asOf), since };
    const key = keyOf(snapshot, strategy, days);
    const task = { ...this.#task(snapshot, strategy, days.asOf), since: days.since };
    const judge = (gone: AbortSignal) =>
      this.#judge<StrategyHits | null>("findHits", task, { client: requester.client, gone });
    return recent(this.#known, key, () => new SharedWork(judge)).join(requester.gone);
  }

  /** One stock against each rule; null of a stock without prices by then. */
  detail(
    snapshot: Snapshot,
    strategy: Strategy,
    asked: Asked & { readonly symbol: string },
  ): Promise<StockDetail | null> {
    const task = { ...this.#task(snapshot, strategy, asOfDay(snapshot, asked.asOf)), symbol: asked.symbol };
    return this.#judge("findDetail", task, asked.requester);
  }

  /**
   * Who began and ended to pass through time; nothing of it is kept.
   *
   * @throws {Failure} `unavailable` if too many wait, or the requester has gone.
   */
  past(
    snapshot: Snapshot,
    strategy: Strategy,
    { requester, ...asked }: AskedPast & Pick<Asked, "requester">,
  ): Promise<PastHits | null> {
    const { asOf: _, ...task } = this.#task(snapshot, strategy, asked.until);
    return this.#judge("findPastHits", { ...task, ...asked }, requester);
  }

  /** How many stocks pass each strategy of the library today, as far as that is counted; the first to ask begins the counting. */
  counts(market: CountedMarket): Counts {
    const { id } = market.snapshot.manifest;
    if (this.#counted?.snapshot !== id) {
      this.#counted = { snapshot: id, counts: new Map(), passing: new Map() };
      void this.#count(market, this.#counted);
    }
    return this.#counted.counts;
  }

  /** The strategies of the library that a stock passes today, as far as they are counted. */
  passedBy(market: CountedMarket, symbol: string): readonly string[] {
    this.counts(market);
    return [...(this.#counted?.passing ?? [])].flatMap(([id, stocks]) => (stocks.has(symbol) ? [id] : []));
  }

  close(): void {
    this.#isClosed = true;
  }

  /** One after the other: nobody waits for it. */
  async #count({ snapshot, previousDay: since }: CountedMarket, counted: Counted): Promise<void> {
    for (const { id, strategy } of STRATEGY_LIBRARY) {
      if (this.#isClosed || this.#counted !== counted) return;
      try {
        const found = await this.of(snapshot, strategy, { since, requester: SERVER_REQUESTER });
        if (!found) continue;
        counted.counts.set(id, found.passes.length);
        counted.passing.set(id, new Set(found.passes));
      } catch (error) {
        if (!this.#isClosed)
          this.#logger.warn({ err: error, strategy: id }, "Who passes a strategy could not be counted");
      }
    }
  }

  #task({ manifest }: Snapshot, strategy: Strategy, asOf: Day) {
    const at = { dataDirectory: this.#dataDirectory, market: manifest.market, snapshot: manifest.id };
    return { at, strategy, asOf };
  }

  #judge<Result>(
    name: "findHits" | "findDetail" | "findPastHits",
    task: object,
    requester: Requester,
  ): Promise<Result> {
    const control = newControl();
    const cancel = () => cancelRun(control);
    requester.gone.addEventListener("abort", cancel, { once: true });
    return this.#turns
      .run(requester, () => this.#pool.ask<Result>(name, { ...task, control }))
      .catch((error: unknown) => {
        throw error instanceof Failure ? error : unavailable(error, this.#logger, requester);
      })
      .finally(() => requester.gone.removeEventListener("abort", cancel));
  }
}

interface Asked {
  /** The market's own last day unless given. */
  readonly asOf?: string | undefined;
  readonly requester: Requester;
}

interface AskedHits extends Asked {
  /** The day that the stocks are compared with; null for the trading day before. */
  readonly since: Day | null;
}

interface JudgedDays {
  readonly asOf: Day;
  readonly since: Day | null;
}

function keyOf({ manifest }: Snapshot, strategy: Strategy, { asOf, since }: JudgedDays): string {
  return createHash("sha256")
    .update(JSON.stringify([manifest.id, asOf, since, strategy]))
    .digest("base64");
}

function unavailable(error: unknown, logger: FastifyBaseLogger, { gone }: Requester): Failure {
  if (!gone.aborted) logger.error({ err: error }, "A strategy could not be judged");
  return new Failure("unavailable", { retryAfterSeconds: TURNS.retryAfterSeconds });
}
