import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { CheckId } from "@plumbline/core/checks";
import type { Day } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import {
  type GroupRatios,
  readScreening,
  type Screening,
  type StockGroup,
  spareFolder,
} from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { type Asker, SharedWork, THE_SERVER, type Turn } from "../http/index.ts";
import { Background } from "./background.ts";
import { type ScreeningJob, ScreeningPool } from "./screening-pool.ts";
import { type StudiedMarket, Studies } from "./studies.ts";

export interface ScreeningsOptions {
  readonly dataDirectory: string;
  readonly market: string;
  readonly logger: FastifyBaseLogger;
}

/** What a route asks of the screenings of a market. */
export interface MarketScreenings {
  readonly of: (snapshot: Snapshot, asOf?: string) => Promise<Screening>;
  readonly ofGroup: (snapshot: Snapshot, group: StockGroup, asOf?: string) => Promise<Screening>;
  readonly ofStocks: (snapshot: Snapshot, symbols: readonly string[], day: Day) => Promise<Screening>;
  readonly ratiosOf: (
    snapshot: Snapshot,
    groups: readonly StockGroup[],
    asOf?: string,
  ) => Promise<readonly GroupRatios[]>;
  readonly studies: { readonly of: (snapshot: Snapshot, check: CheckId) => Promise<StudiedMarket> };
}

/** Rows of the screenings of past days that stay in memory for the next question; 10,000 take some 17 MB. */
const MAX_ROWS_OF_DAYS = 20_000;
const MIN_DAYS = 2;
const MAX_DAYS = 64;
/** Sectors, industries and other choices of stocks on past days. */
const MAX_GROUPS = 64;

/** What is known of one snapshot, or being found out; the most recent last. */
interface Known {
  /** The market's own today as it lies on the disk; null where it does not. */
  readonly stored: Promise<Screening | null>;
  readonly today: Promise<Screening>;
  /** True once `today` can be had without waiting. */
  isTodayReady: boolean;
  readonly days: LRUCache<Day, SharedWork<Screening>>;
  /** Of some stocks, by day and symbols. */
  readonly parts: LRUCache<string, SharedWork<Screening>>;
  readonly ratios: LRUCache<string, RatiosOfGroup>;
}

/**
 * The screenings of the market that is served: its own today from the disk or computed at once, other days when they are
 * asked for, never on the event loop. Equal questions wait for the same computation, which is given up when the last who
 * asked has gone; what is known goes with its snapshot.
 */
export class Screenings implements MarketScreenings {
  /** What followed when companies passed their checks. */
  readonly studies: Studies;
  readonly #options: ScreeningsOptions;
  readonly #pool: ScreeningPool;
  readonly #background: Background;
  /** For what cannot be written beside the market; made when it is needed, and gone with the server. */
  readonly #spare = spareFolder(tmpdir());
  readonly #ofSnapshot = new WeakMap<Snapshot, Known>();

  constructor(options: ScreeningsOptions) {
    this.#options = options;
    this.#pool = new ScreeningPool(options.logger);
    this.#background = new Background(options.logger);
    this.studies = new Studies(this.#background, (snapshot) => this.#at(snapshot));
  }

  /**
   * Gets the screening of the market's own today ready before somebody asks for it; after it the studies, without which
   * the check lab has no answer, and what past days are screened from.
   */
  prepare(snapshot: Snapshot): void {
    this.#background.giveUp();
    this.#known(snapshot);
    // Past days are computed without a history, only slower; the log says what was wrong.
    const history = () => this.#background.make({ make: "history", at: this.#at(snapshot) }).catch(() => undefined);
    void this.studies.prepare(snapshot).then(history);
  }

  /** The screenings as they are open to the turn of one answer: what is not at hand takes of the share of its client. */
  for(turn: Turn): MarketScreenings {
    return {
      of: (snapshot, asOf) => turn.meanwhile(this.of(snapshot, asOf, turn)),
      ofGroup: (snapshot, group, asOf) => turn.meanwhile(this.ofGroup(snapshot, group, asOf, turn)),
      ofStocks: (snapshot, symbols, day) => turn.meanwhile(this.ofStocks(snapshot, symbols, day, turn)),
      ratiosOf: (snapshot, groups, asOf) => turn.meanwhile(this.ratiosOf(snapshot, groups, asOf, turn)),
      studies: { of: (snapshot, check) => turn.meanwhile(this.studies.of(snapshot, check)) },
    };
  }

  /**
   * All stocks on a day.
   *
   * @param asOf The market's own today unless given.
   * @throws {Failure} `unavailable` if it cannot be computed now, or the asker has gone.
   */
  of(snapshot: Snapshot, asOf?: string, asker: Asker = THE_SERVER): Promise<Screening> {
    const day = asOfDay(snapshot, asOf);
    const known = this.#known(snapshot);
    if (day === asOfDay(snapshot)) return known.today;
    const make = (gone: AbortSignal) => this.#compute(snapshot, { day, symbols: null }, { client: asker.client, gone });
    return recent(known.days, day, () => new SharedWork(make)).join(asker.gone);
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
    asker: Asker = THE_SERVER,
  ): Promise<Screening> {
    const members = snapshot.instruments.filter((instrument) => instrument[kind] === name);
    return this.ofStocks(
      snapshot,
      members.map(({ symbol }) => symbol),
      asOfDay(snapshot, asOf),
      asker,
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
    asker: Asker = THE_SERVER,
  ): Promise<Screening> {
    const whole = await this.#wholeAtHand(snapshot, day);
    if (whole) return whole;
    const { parts } = this.#known(snapshot);
    const make = (gone: AbortSignal) => this.#compute(snapshot, { day, symbols }, { client: asker.client, gone });
    const key = `${day} ${symbols.join(" ")}`;
    return recent(parts, key, () => new SharedWork(make)).join(asker.gone);
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
    { client, gone }: Asker = THE_SERVER,
  ): Promise<readonly GroupRatios[]> {
    const day = asOfDay(snapshot, asOf);
    const whole = await this.#wholeAtHand(snapshot, day);
    if (whole) return groups.map(({ kind, name }) => whole.multiplesOf(kind, namesOf(whole, kind).indexOf(name)));
    const { ratios: known } = this.#known(snapshot);
    const keyOf = ({ kind, name }: StockGroup) => `${day} ${kind} ${name}`;
    const asked = groups.filter((group) => known.get(keyOf(group))?.isGivenUp !== false);
    const ask = (signal: AbortSignal) =>
      this.#pool.ratios({ at: this.#at(snapshot), day, groups: asked }, { client, gone: signal });
    const work = new SharedWork(asked.length === 0 ? async () => [] : ask);
    // Kept apart from the map, which may let one go while others come in.
    const all = groups.map((group) => {
      const place = asked.indexOf(group);
      return place < 0 ? known.get(keyOf(group)) : new RatiosOfGroup(work, place);
    });
    const found = groups.map((group, place) =>
      recent(known, keyOf(group), () => all[place] as RatiosOfGroup).join(gone),
    );
    return Promise.all(found);
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

  /** Ends the thread and the process in the background; whoever waits is told that it is unavailable. */
  async close(): Promise<void> {
    this.#background.close();
    await this.#pool.close();
    await rm(this.#spare, { recursive: true, force: true });
  }

  #known(snapshot: Snapshot): Known {
    const known = this.#ofSnapshot.get(snapshot);
    if (known) return known;
    const stored = readScreening(this.#at(snapshot));
    const today = this.#today(snapshot, stored);
    const fresh: Known = {
      stored,
      today,
      isTodayReady: false,
      days: new LRUCache({ max: keptDays(snapshot) }),
      parts: new LRUCache({ max: MAX_GROUPS }),
      ratios: new LRUCache({ max: MAX_GROUPS }),
    };
    this.#ofSnapshot.set(snapshot, fresh);
    today.then(
      () => {
        fresh.isTodayReady = true;
      },
      // Whoever asks next tries again; the thread has said in the log what was wrong.
      () => this.#ofSnapshot.delete(snapshot),
    );
    return fresh;
  }

  async #wholeAtHand(snapshot: Snapshot, day: Day): Promise<Screening | null> {
    const known = this.#known(snapshot);
    if (day === asOfDay(snapshot)) return todayAtHand(known);
    // One that is still being computed takes longer than a part of it.
    return Promise.race([known.days.get(day)?.result ?? null, null]);
  }

  /** From the disk, on which it is put first where it is not there; computed here where no disk takes it. */
  async #today(snapshot: Snapshot, stored: Known["stored"]): Promise<Screening> {
    const known = await stored;
    if (known) return known;
    const [at, day] = [this.#at(snapshot), asOfDay(snapshot)];
    await this.#background.make({ make: "screening", at, day }).catch(() => undefined);
    return (await readScreening(at)) ?? this.#compute(snapshot, { day, symbols: null }, THE_SERVER);
  }

  #compute(snapshot: Snapshot, what: Pick<ScreeningJob, "day" | "symbols">, asker: Asker): Promise<Screening> {
    return this.#pool.run({ at: this.#at(snapshot), ...what }, asker);
  }

  #at({ manifest }: Snapshot) {
    const { dataDirectory, market } = this.#options;
    return { dataDirectory, market, snapshot: manifest.id, spare: this.#spare };
  }
}

/** How many past days of a market stay in memory. */
function keptDays({ instruments }: Snapshot): number {
  return Math.min(MAX_DAYS, Math.max(MIN_DAYS, Math.floor(MAX_ROWS_OF_DAYS / instruments.length)));
}

function namesOf({ sectors, industries }: Screening, kind: StockGroup["kind"]): readonly string[] {
  return kind === "sector" ? sectors : industries;
}

/** To read it from the disk is quicker than to compute a part of it. */
async function todayAtHand({ stored, today, isTodayReady }: Known): Promise<Screening | null> {
  return (await stored) ?? (isTodayReady ? today : null);
}

/** The ratios of a group, which are computed together with those of others. */
class RatiosOfGroup {
  readonly #work: SharedWork<readonly GroupRatios[]>;
  readonly #place: number;

  constructor(work: SharedWork<readonly GroupRatios[]>, place: number) {
    this.#work = work;
    this.#place = place;
  }

  get isGivenUp(): boolean {
    return this.#work.isGivenUp;
  }

  get result(): Promise<unknown> {
    return this.#work.result;
  }

  async join(gone: AbortSignal): Promise<GroupRatios> {
    return (await this.#work.join(gone))[this.#place] as GroupRatios;
  }
}

/** What is known under a key, or is begun now. What failed or was given up is not kept. */
function recent<Key extends Day | string, Work extends Pick<SharedWork<unknown>, "isGivenUp" | "result">>(
  known: LRUCache<Key, Work>,
  key: Key,
  begin: () => Work,
): Work {
  const before = known.get(key);
  if (before && !before.isGivenUp) return before;
  const begun = begin();
  known.set(key, begun);
  begun.result.catch(() => {
    if (known.peek(key) === begun) known.delete(key);
  });
  return begun;
}
