import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { AssumptionsReport } from "@plumbline/core/alerts";
import type { CheckId } from "@plumbline/core/checks";
import type { Day } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { StockMarks } from "@plumbline/market/marks";
import type { ScoredRecord } from "@plumbline/market/record";
import { type GroupRatios, type Screening, type StockGroup, spareFolder } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { Failure, type Requester, recent, SERVER_REQUESTER, SharedWork, type Turn } from "../http/index.ts";
import { Background } from "./background.ts";
import type { BackgroundTask } from "./background-task.ts";
import { type RatiosCache, ratiosOfGroups } from "./group-ratios.ts";
import type { AskedNumbers, PastNumbers } from "./past-numbers.ts";
import type { AskedReports } from "./past-reports.ts";
import { type ScreeningJob, ScreeningPool } from "./screening-pool.ts";
import { type MoatsOfMarket, type StudiedMarket, Studies } from "./studies.ts";
import { TodayScreening } from "./today-screening.ts";
import { VerdictRecord } from "./verdict-record.ts";

export interface ScreeningsOptions {
  readonly dataDirectory: string;
  readonly market: string;
  readonly logger: FastifyBaseLogger;
  readonly clock: () => Date;
}

/** What a route needs from the screenings of a market. */
export interface MarketScreenings {
  readonly of: (snapshot: Snapshot, asOf?: string) => Promise<Screening>;
  readonly atHand: (snapshot: Snapshot) => Promise<Screening | null>;
  readonly ofGroup: (snapshot: Snapshot, group: StockGroup, asOf?: string) => Promise<Screening>;
  readonly ofStocks: (snapshot: Snapshot, symbols: readonly string[], day: Day) => Promise<Screening>;
  readonly ratiosOf: (
    snapshot: Snapshot,
    groups: readonly StockGroup[],
    asOf?: string,
  ) => Promise<readonly GroupRatios[]>;
  readonly marksOf: (snapshot: Snapshot, symbol: string, day: Day) => Promise<StockMarks | null>;
  readonly numbersOf: (snapshot: Snapshot, asked: AskedNumbers) => Promise<PastNumbers | null>;
  readonly reportsOf: (snapshot: Snapshot, asked: AskedReports) => Promise<readonly AssumptionsReport[]>;
  readonly eachDay: (snapshot: Snapshot, asked: AskedDays) => Promise<void>;
  readonly historyMade: (snapshot: Snapshot) => Promise<void>;
  readonly studies: {
    readonly of: (snapshot: Snapshot, check: CheckId) => Promise<StudiedMarket>;
    readonly moats: (snapshot: Snapshot) => Promise<MoatsOfMarket>;
  };
  readonly record: (snapshot: Snapshot) => Promise<ScoredRecord>;
}

/** Days on which a market is looked at, and who looks. */
export interface AskedDays {
  readonly days: readonly Day[];
  /** null for all stocks. */
  readonly symbols: readonly string[] | null;
  /** @param place Of the day. */
  readonly read: (screening: Screening, place: number) => void;
}

/** Rows of the screenings of past days that stay in memory for the next request; 10,000 take some 17 MB. */
const MAX_ROWS_OF_DAYS = 20_000;
const MIN_DAYS = 2;
const MAX_DAYS = 64;
/** The same of sectors, industries and other choices of stocks: a sector of a large market has a thousand. */
const MAX_ROWS_OF_PARTS = 10_000;
/** Ratios of sectors and industries on past days, each a few numbers. */
const MAX_GROUPS = 512;

/** The screenings of one snapshot, computed or under way; the most recent last. */
interface SnapshotScreenings {
  readonly today: TodayScreening;
  readonly days: LRUCache<Day, SharedWork<Screening>>;
  /** Of some stocks, by day and symbols. */
  readonly parts: LRUCache<string, SharedWork<Screening>>;
  readonly ratios: RatiosCache;
}

/**
 * The screenings of the market that is served: its own today from the disk or computed at once, other days on request,
 * never on the event loop. Equal requests wait for the same computation, which is given up when the last client that
 * waits for it has gone; what is known goes with its snapshot.
 */
export class Screenings implements MarketScreenings {
  /** What followed when companies passed their checks. */
  readonly studies: Studies;
  readonly #verdicts: VerdictRecord;
  readonly #options: ScreeningsOptions;
  readonly #pool: ScreeningPool;
  readonly #background: Background;
  /** For what cannot be written beside the market; made when it is needed, and gone with the server. */
  readonly #spare = spareFolder(tmpdir());
  readonly #ofSnapshot = new WeakMap<Snapshot, SnapshotScreenings>();
  readonly #histories = new WeakMap<Snapshot, Promise<void>>();
  #served: Snapshot | null = null;

  constructor(options: ScreeningsOptions) {
    this.#options = options;
    this.#pool = new ScreeningPool(options.logger);
    this.#background = new Background(options.logger);
    this.studies = new Studies(
      (snapshot) => this.#at(snapshot),
      (snapshot) => this.#makeStudy(snapshot),
    );
    this.#verdicts = new VerdictRecord(
      (snapshot) => this.#at(snapshot),
      (snapshot) => this.#makeRecord(snapshot),
    );
  }

  /**
   * Prepares the screening of the market's own today before the first request for it; after it the studies, without which
   * the check lab has no answer, what past days are screened from, and the record of what is said of this one.
   */
  prepare(snapshot: Snapshot): void {
    this.#served = snapshot;
    this.#background.giveUp();
    this.#screeningsOf(snapshot);
    // Past days are computed without a history, only slower; the log has the reason.
    const history = () => this.#make("history", snapshot).catch(() => undefined);
    const made = this.studies.prepare(snapshot).then(history);
    this.#histories.set(snapshot, made);
    void made.then(() => this.#verdicts.prepare(snapshot));
  }

  /** The screenings as they are open to the turn of one answer: what is not at hand takes of the share of its client. */
  for(turn: Turn): MarketScreenings {
    return {
      of: (snapshot, asOf) => turn.releaseWhile(this.of(snapshot, asOf, turn)),
      atHand: (snapshot) => turn.releaseWhile(this.atHand(snapshot)),
      ofGroup: (snapshot, group, asOf) => turn.releaseWhile(this.ofGroup(snapshot, group, asOf, turn)),
      ofStocks: (snapshot, symbols, day) => turn.releaseWhile(this.ofStocks(snapshot, symbols, day, turn)),
      ratiosOf: (snapshot, groups, asOf) => turn.releaseWhile(this.ratiosOf(snapshot, groups, asOf, turn)),
      marksOf: (snapshot, symbol, day) => turn.releaseWhile(this.marksOf(snapshot, symbol, day, turn)),
      numbersOf: (snapshot, asked) => turn.releaseWhile(this.numbersOf(snapshot, asked, turn)),
      reportsOf: (snapshot, asked) => turn.releaseWhile(this.reportsOf(snapshot, asked, turn)),
      eachDay: (snapshot, asked) => turn.releaseWhile(this.eachDay(snapshot, asked, turn)),
      historyMade: (snapshot) => turn.releaseWhile(this.historyMade(snapshot)),
      studies: {
        of: (snapshot, check) => turn.releaseWhile(this.studies.of(snapshot, check)),
        moats: (snapshot) => turn.releaseWhile(this.studies.moats(snapshot)),
      },
      record: (snapshot) => turn.releaseWhile(this.record(snapshot)),
    };
  }

  /**
   * All stocks on a day.
   *
   * @param asOf The market's own today unless given.
   * @throws {Failure} `unavailable` if it cannot be computed now, or the requester has gone.
   */
  of(snapshot: Snapshot, asOf?: string, requester: Requester = SERVER_REQUESTER): Promise<Screening> {
    const day = asOfDay(snapshot, asOf);
    const screenings = this.#screeningsOf(snapshot);
    if (day === asOfDay(snapshot)) return screenings.today.result;
    const make = (gone: AbortSignal) =>
      this.#compute(snapshot, { day, symbols: null }, { client: requester.client, gone });
    return recent(screenings.days, day, () => new SharedWork(make)).join(requester.gone);
  }

  /** All stocks on the market's own today; null where it would have to be computed. */
  atHand(snapshot: Snapshot): Promise<Screening | null> {
    return this.#screeningsOf(snapshot).today.atHand();
  }

  /**
   * The stocks of a sector or an industry on a day: in the screening of all stocks where that is at hand, and otherwise
   * in one of those alone.
   *
   * @param asOf The market's own today unless given.
   * @throws {Failure} `unavailable` if it cannot be computed now.
   */
  ofGroup(
    snapshot: Snapshot,
    { kind, name }: StockGroup,
    asOf?: string,
    requester: Requester = SERVER_REQUESTER,
  ): Promise<Screening> {
    const members = snapshot.instruments.filter((instrument) => instrument[kind] === name);
    return this.ofStocks(
      snapshot,
      members.map(({ symbol }) => symbol),
      asOfDay(snapshot, asOf),
      requester,
    );
  }

  /**
   * Some stocks on a day: in the screening of all stocks where that is at hand, and otherwise in one of those alone, in
   * which the checks that need a whole industry know no more than those stocks.
   *
   * @throws {Failure} `unavailable` if it cannot be computed now.
   */
  async ofStocks(
    snapshot: Snapshot,
    symbols: readonly string[],
    day: Day,
    requester: Requester = SERVER_REQUESTER,
  ): Promise<Screening> {
    const whole = await this.#wholeAtHand(snapshot, day);
    if (whole) return whole;
    const { parts } = this.#screeningsOf(snapshot);
    const make = (gone: AbortSignal) => this.#compute(snapshot, { day, symbols }, { client: requester.client, gone });
    const key = `${day} ${symbols.join(" ")}`;
    const size = Math.max(1, symbols.length);
    return recent(parts, key, () => new SharedWork(make), { size }).join(requester.gone);
  }

  /**
   * What the companies of sectors and industries cost on a day: in the screening of all stocks where that is at hand, and
   * otherwise computed for those groups in one pass. A group without a stock has reasons in place of ratios.
   *
   * @param asOf The market's own today unless given.
   * @returns One for each group, in their order.
   * @throws {Failure} `unavailable` if they cannot be computed now.
   */
  async ratiosOf(
    snapshot: Snapshot,
    groups: readonly StockGroup[],
    asOf?: string,
    { client, gone }: Requester = SERVER_REQUESTER,
  ): Promise<readonly GroupRatios[]> {
    const day = asOfDay(snapshot, asOf);
    const whole = await this.#wholeAtHand(snapshot, day);
    if (whole) return groups.map(({ kind, name }) => whole.multiplesOf(kind, namesOf(whole, kind).indexOf(name)));
    const { ratios } = this.#screeningsOf(snapshot);
    const compute = (missing: readonly StockGroup[], signal: AbortSignal) =>
      this.#pool.ratios({ at: this.#at(snapshot), day, groups: missing }, { client, gone: signal });
    return ratiosOfGroups(ratios, { day, groups, compute }, gone);
  }

  /**
   * The marks of a stock as they were known on a day; answers about them are kept, so that nothing is here.
   *
   * @throws {Failure} `unavailable` if they cannot be gathered now, or the requester has gone.
   */
  marksOf(
    snapshot: Snapshot,
    symbol: string,
    day: Day,
    requester: Requester = SERVER_REQUESTER,
  ): Promise<StockMarks | null> {
    return this.#pool.marks({ at: this.#at(snapshot), day, symbol }, requester);
  }

  /**
   * Numbers of a stock day after day, for who asks when something happened; nothing of it is kept.
   *
   * @throws {Failure} `unavailable` if they cannot be computed now, or the requester has gone.
   */
  numbersOf(
    snapshot: Snapshot,
    asked: AskedNumbers,
    requester: Requester = SERVER_REQUESTER,
  ): Promise<PastNumbers | null> {
    return this.#pool.numbers({ at: this.#at(snapshot), asked }, requester);
  }

  /**
   * What each report of a stock said of the assumptions of a valuation; nothing of it is kept.
   *
   * @throws {Failure} `unavailable` if it cannot be read now, or the requester has gone.
   */
  reportsOf(
    snapshot: Snapshot,
    asked: AskedReports,
    requester: Requester = SERVER_REQUESTER,
  ): Promise<readonly AssumptionsReport[]> {
    return this.#pool.reports({ at: this.#at(snapshot), asked }, requester);
  }

  /**
   * Looks at some stocks on many days, one day after the other. None of them is kept: they would take the place of those that readers
   * look at again.
   *
   * @throws {Failure} `unavailable` if one cannot be computed now, or the requester has gone.
   */
  async eachDay(
    snapshot: Snapshot,
    { days, symbols, read }: AskedDays,
    requester: Requester = SERVER_REQUESTER,
  ): Promise<void> {
    for (const [place, day] of days.entries()) {
      const known = await this.#wholeAtHand(snapshot, day);
      read(known ?? (await this.#compute(snapshot, { day, symbols }, requester)), place);
    }
  }

  /** Ends when past days are computed from a history, as far as that can be made: before, they take some twenty times as long. */
  historyMade(snapshot: Snapshot): Promise<void> {
    return this.#histories.get(snapshot) ?? Promise.resolve();
  }

  /**
   * The record of verdicts, with what followed them by the prices of a snapshot.
   *
   * @throws {Failure} `unavailable` as long as the snapshot is being recorded.
   */
  record(snapshot: Snapshot): Promise<ScoredRecord> {
    return this.#verdicts.of(snapshot);
  }

  /** Screenings that wait for the thread, and that it has, by kind. */
  get load(): ScreeningPool["load"] {
    return this.#pool.load;
  }

  /** The heaps of the threads that run. */
  heaps(): ReturnType<ScreeningPool["heaps"]> {
    return this.#pool.heaps();
  }

  /** Memory of the process in the background; 0 while there is none. */
  get backgroundBytes(): number {
    return this.#background.residentBytes;
  }

  /** Ends the thread and the process in the background; requests that wait are answered that it is unavailable. */
  async close(): Promise<void> {
    this.#background.close();
    await this.#pool.close();
    await rm(this.#spare, { recursive: true, force: true });
  }

  #screeningsOf(snapshot: Snapshot): SnapshotScreenings {
    const existing = this.#ofSnapshot.get(snapshot);
    if (existing) return existing;
    const at = this.#at(snapshot);
    const day = asOfDay(snapshot);
    const today = new TodayScreening({
      at,
      make: () => this.#make("screening", snapshot),
      compute: () => this.#compute(snapshot, { day, symbols: null }, SERVER_REQUESTER),
    });
    const fresh: SnapshotScreenings = {
      today,
      days: new LRUCache({ max: cachedDayCount(snapshot) }),
      parts: new LRUCache({ maxSize: MAX_ROWS_OF_PARTS }),
      ratios: new LRUCache({ max: MAX_GROUPS }),
    };
    this.#ofSnapshot.set(snapshot, fresh);
    // The next request tries again; the log of the thread has the reason.
    today.result.catch(() => this.#ofSnapshot.delete(snapshot));
    return fresh;
  }

  async #wholeAtHand(snapshot: Snapshot, day: Day): Promise<Screening | null> {
    const screenings = this.#screeningsOf(snapshot);
    if (day === asOfDay(snapshot)) return this.atHand(snapshot);
    // One that is still being computed takes longer than a part of it.
    return Promise.race([screenings.days.get(day)?.result ?? null, null]);
  }

  /** More readers wait for the screening than for the study, which takes the longest by far. */
  async #makeStudy(snapshot: Snapshot): Promise<void> {
    await this.#screeningsOf(snapshot).today.made.catch(() => undefined);
    await this.#make("study", snapshot);
  }

  /** After the screening, which it reads from the disk. */
  async #makeRecord(snapshot: Snapshot): Promise<void> {
    await this.#screeningsOf(snapshot).today.made.catch(() => undefined);
    await this.#make("record", snapshot);
  }

  /** @throws {Failure} `unavailable` if another snapshot is served by now, or it cannot be made. */
  #make(make: BackgroundTask["make"], snapshot: Snapshot): Promise<void> {
    if (this.#served && this.#served !== snapshot) return Promise.reject(new Failure("unavailable"));
    const at = this.#at(snapshot);
    if (make === "screening") return this.#background.make({ make, at, day: asOfDay(snapshot) });
    if (make === "record") return this.#background.make({ make, at, now: this.#options.clock().toISOString() });
    return this.#background.make({ make, at });
  }

  #compute(snapshot: Snapshot, what: Pick<ScreeningJob, "day" | "symbols">, requester: Requester): Promise<Screening> {
    return this.#pool.run({ at: this.#at(snapshot), ...what }, requester);
  }

  #at({ manifest }: Snapshot) {
    const { dataDirectory, market } = this.#options;
    return { dataDirectory, market, snapshot: manifest.id, spare: this.#spare };
  }
}

/** How many past days of a market stay in memory. */
function cachedDayCount({ instruments }: Snapshot): number {
  return Math.min(MAX_DAYS, Math.max(MIN_DAYS, Math.floor(MAX_ROWS_OF_DAYS / instruments.length)));
}

function namesOf({ sectors, industries }: Screening, kind: StockGroup["kind"]): readonly string[] {
  return kind === "sector" ? sectors : industries;
}
