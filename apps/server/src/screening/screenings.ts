import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Day } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import { type GroupRatios, readScreening, type Screening, type StockGroup } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import { ScreeningThread } from "./screening-thread.ts";
import { Studies } from "./studies.ts";

export interface ScreeningsOptions {
  readonly dataDirectory: string;
  readonly market: string;
  readonly logger: FastifyBaseLogger;
}

/** Screenings of past days that stay in memory for the next question; of 10,000 stocks each takes some 26 MB. */
const MOST_DAYS = 4;
/** Sectors, industries and other choices of stocks on past days. */
const MOST_GROUPS = 64;

/** What is known of one snapshot, or being found out; the most recent last. */
interface Known {
  /** The market's own today as it lies on the disk; null where it does not. */
  readonly stored: Promise<Screening | null>;
  readonly today: Promise<Screening>;
  /** True once `today` can be had without waiting. */
  isTodayReady: boolean;
  readonly days: Map<Day, Promise<Screening>>;
  /** Of some stocks, by day and symbols. */
  readonly parts: Map<string, Promise<Screening>>;
  readonly ratios: Map<string, Promise<GroupRatios>>;
}

/**
 * The screenings of the market that is served: its own today from the disk or computed at once, other days when they are
 * asked for, never on the event loop. Equal questions wait for the same computation; what is known goes with its snapshot.
 */
export class Screenings {
  /** What followed when companies passed their checks. */
  readonly studies: Studies;
  readonly #options: ScreeningsOptions;
  readonly #thread: ScreeningThread;
  /** For what cannot be written beside the market; made when it is needed, and gone with the server. */
  readonly #spare = join(tmpdir(), `plumbline-${randomBytes(8).toString("hex")}`);
  readonly #ofSnapshot = new WeakMap<Snapshot, Known>();

  constructor(options: ScreeningsOptions) {
    this.#options = options;
    this.#thread = new ScreeningThread(options.logger);
    this.studies = new Studies(this.#thread, (snapshot) => this.#at(snapshot));
  }

  /** Gets the screening of the market's own today ready before somebody asks for it, and after it the studies. */
  prepare(snapshot: Snapshot): void {
    this.#known(snapshot);
    this.studies.prepare(snapshot);
  }

  /**
   * All stocks on a day.
   *
   * @param asOf The market's own today unless given.
   * @throws {Failure} `unavailable` if it cannot be computed now.
   */
  of(snapshot: Snapshot, asOf?: string): Promise<Screening> {
    const day = asOfDay(snapshot, asOf);
    const known = this.#known(snapshot);
    if (day === asOfDay(snapshot)) return known.today;
    return recent(known.days, { key: day, most: MOST_DAYS }, () =>
      this.#compute(snapshot, { day, symbols: null, isKept: false }),
    );
  }

  /**
   * The stocks of a sector or an industry on a day: in the screening of all stocks where that is at hand, and otherwise
   * in one of those alone.
   *
   * @param asOf The market's own today unless given.
   * @throws {Failure} `unavailable` if it cannot be computed now.
   */
  ofGroup(snapshot: Snapshot, { kind, name }: StockGroup, asOf?: string): Promise<Screening> {
    const members = snapshot.instruments.filter((instrument) => instrument[kind] === name);
    return this.ofStocks(
      snapshot,
      members.map(({ symbol }) => symbol),
      asOfDay(snapshot, asOf),
    );
  }

  /**
   * Some stocks on a day: in the screening of all stocks where that is at hand, and otherwise in one of those alone, in
   * which the checks that need a whole industry know no more than those stocks.
   *
   * @throws {Failure} `unavailable` if it cannot be computed now.
   */
  async ofStocks(snapshot: Snapshot, symbols: readonly string[], day: Day): Promise<Screening> {
    const whole = await this.#wholeAtHand(snapshot, day);
    if (whole) return whole;
    const { parts } = this.#known(snapshot);
    return recent(parts, { key: `${day} ${symbols.join(" ")}`, most: MOST_GROUPS }, () =>
      this.#compute(snapshot, { day, symbols, isKept: false }),
    );
  }

  /**
   * What the companies of sectors and industries cost on a day: in the screening of all stocks where that is at hand, and
   * otherwise computed for those groups in one pass. A group without a stock has reasons in place of ratios.
   *
   * @param asOf The market's own today unless given.
   * @returns One for each group, in their order.
   * @throws {Failure} `unavailable` if they cannot be computed now.
   */
  async ratiosOf(snapshot: Snapshot, groups: readonly StockGroup[], asOf?: string): Promise<readonly GroupRatios[]> {
    const day = asOfDay(snapshot, asOf);
    const whole = await this.#wholeAtHand(snapshot, day);
    if (whole) return groups.map(({ kind, name }) => whole.multiplesOf(kind, namesOf(whole, kind).indexOf(name)));
    const { ratios: known } = this.#known(snapshot);
    const keyOf = ({ kind, name }: StockGroup) => `${day} ${kind} ${name}`;
    const asked = groups.filter((group) => !known.has(keyOf(group)));
    const made = asked.length === 0 ? null : this.#thread.ratios({ at: this.#at(snapshot), day, groups: asked });
    const computed = async (group: StockGroup) => (await made)?.[asked.indexOf(group)] as GroupRatios;
    return Promise.all(
      groups.map((group) => recent(known, { key: keyOf(group), most: MOST_GROUPS }, () => computed(group))),
    );
  }

  /** Ends the thread; whoever waits is told that it is unavailable. */
  async close(): Promise<void> {
    await this.#thread.close();
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
      days: new Map(),
      parts: new Map(),
      ratios: new Map(),
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
    return Promise.race([known.days.get(day) ?? null, null]);
  }

  async #today(snapshot: Snapshot, stored: Known["stored"]): Promise<Screening> {
    return (await stored) ?? this.#compute(snapshot, { day: asOfDay(snapshot), symbols: null, isKept: true });
  }

  #compute(
    snapshot: Snapshot,
    what: { readonly day: Day; readonly symbols: readonly string[] | null; readonly isKept: boolean },
  ): Promise<Screening> {
    return this.#thread.run({ at: this.#at(snapshot), ...what });
  }

  #at({ manifest }: Snapshot) {
    const { dataDirectory, market } = this.#options;
    return { dataDirectory, market, snapshot: manifest.id, spare: this.#spare };
  }
}

function namesOf({ sectors, industries }: Screening, kind: StockGroup["kind"]): readonly string[] {
  return kind === "sector" ? sectors : industries;
}

/** To read it from the disk is quicker than to compute a part of it. */
async function todayAtHand({ stored, today, isTodayReady }: Known): Promise<Screening | null> {
  return (await stored) ?? (isTodayReady ? today : null);
}

/** What is known under a key, or is made now; the one unused for longest goes first. A failure is not kept. */
function recent<Key, Value>(
  known: Map<Key, Promise<Value>>,
  { key, most }: { readonly key: Key; readonly most: number },
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key) ?? make();
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return found;
}
