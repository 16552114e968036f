import { tmpdir } from "node:os";
import { removeAbandoned } from "@plumbline/market/screening";
import {
  currentSnapshotId,
  openMarket,
  previousLastDay,
  type RefusedSnapshot,
  SnapshotError,
} from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import { Failure, type PinnedSource } from "../http/index.ts";
import { Screenings } from "../screening/index.ts";
import { PinnedMarket } from "./pinned-market.ts";
import type { ServedMarket } from "./served-market.ts";

export interface MarketAccessOptions {
  readonly dataDirectory: string;
  readonly market: string;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

/** How often the pointer to the current snapshot is looked at. */
const CHECK_EVERY_MILLISECONDS = 2_000;

/** How often leftovers of processes that were killed are looked for: it takes as long to be sure of some of them. */
const TIDY_EVERY_MILLISECONDS = 3_600_000;

/** Files that do not belong to a snapshot which the log names at most. */
const MAX_STRAYS = 20;

/** Seconds after which a client may try again while the market is being opened. */
const OPENING_SECONDS = 2;

/**
 * The market that is served. It follows the pointer on disk: a new snapshot is opened and verified beside the one being
 * served, then takes its place at once; one that is damaged is refused and the last good one stays, marked as stale.
 */
export class MarketAccess {
  readonly #options: MarketAccessOptions;
  readonly #screenings: Screenings;
  #current: PinnedMarket | null = null;
  /** What the pointer named when it was last followed, whether that could be served or not. */
  #followed: string | null = null;
  #following: Promise<void> | null = null;
  #timers: readonly NodeJS.Timeout[] = [];
  readonly #listeners: (() => void)[] = [];

  constructor(options: MarketAccessOptions) {
    this.#options = options;
    this.#screenings = new Screenings(options);
  }

  get name(): string {
    return this.#options.market;
  }

  get isOpen(): boolean {
    return this.#current !== null;
  }

  /** The market as it is served now; `null` before it is open. */
  get served(): ServedMarket | null {
    return this.#current?.served ?? null;
  }

  /** Calls whenever another snapshot is served from now on. */
  onServing(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Screenings of past days and parts that wait to be computed, and that are being computed. */
  get screeningLoad(): Screenings["load"] {
    return this.#screenings.load;
  }

  /**
   * Opens the market and follows its pointer from then on; removes what processes that were killed left beside it.
   *
   * @throws {SnapshotError} if there is no such market, or no snapshot of it is whole.
   */
  async open(): Promise<void> {
    // First: a killed import of a large market may have taken the room that a screening needs.
    await this.#tidy();
    await this.#follow();
    this.#timers = [
      setInterval(() => void this.refresh(), CHECK_EVERY_MILLISECONDS).unref(),
      setInterval(() => void this.#tidy(), TIDY_EVERY_MILLISECONDS).unref(),
    ];
  }

  /** Serves what the pointer names by now. The market that is served stays when that cannot be opened. */
  async refresh(): Promise<void> {
    this.#following ??= this.#followIfMoved().finally(() => {
      this.#following = null;
    });
    await this.#following;
  }

  /** The heaps of the threads that compute screenings. */
  screeningHeaps(): ReturnType<Screenings["heaps"]> {
    return this.#screenings.heaps();
  }

  /** Memory of the process that makes what a new snapshot needs; 0 while there is none. */
  get backgroundBytes(): Screenings["backgroundBytes"] {
    return this.#screenings.backgroundBytes;
  }

  /** Pins the market for one answer. */
  readonly pin = (): PinnedSource<ServedMarket> => {
    if (!this.#current) throw new Failure("unavailable", { retryAfterSeconds: OPENING_SECONDS });
    return this.#current.pin();
  };

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#following;
    await this.#screenings.close();
    this.#current?.retire();
    this.#current = null;
  }

  async #followIfMoved(): Promise<void> {
    const { dataDirectory, market, logger } = this.#options;
    try {
      const named = await currentSnapshotId(dataDirectory, market);
      if (named !== null && named !== this.#followed) await this.#follow();
    } catch (error) {
      logger.error({ err: error, market }, "The new snapshot cannot be served; the last good one stays");
      const damages = error instanceof SnapshotError ? error.damages : [];
      if (this.#followed !== null) this.#current?.outlive({ id: this.#followed, damages });
    }
  }

  async #follow(): Promise<void> {
    const { dataDirectory, market, clock, logger } = this.#options;
    const named = await currentSnapshotId(dataDirectory, market);
    // Recorded before opening: a snapshot that cannot be opened is not tried again every two seconds.
    this.#followed = named;
    const { snapshot, refused, strays } = await openMarket(dataDirectory, market);
    this.#logRefused(refused);
    if (strays.length > 0) {
      const files = strays.slice(0, MAX_STRAYS);
      logger.warn(
        { snapshot: snapshot.manifest.id, files },
        "Files that are no part of the snapshot lie in its folder",
      );
    }
    const previousDay = await previousLastDay(dataDirectory, snapshot.manifest);
    const previous = this.#current;
    const screenings = this.#screenings;
    this.#current = new PinnedMarket({ snapshot, refused, previousDay, screenings }, screenings, clock);
    this.#screenings.prepare(snapshot);
    previous?.retire();
    logger.info({ market, snapshot: snapshot.manifest.id }, "Serving a snapshot");
    for (const tell of this.#listeners) tell();
  }

  async #tidy(): Promise<void> {
    const { dataDirectory, logger } = this.#options;
    const paths = await removeAbandoned(dataDirectory, tmpdir());
    if (paths.length > 0) logger.info({ paths }, "Removed what processes that were killed left behind");
  }

  #logRefused(refused: readonly RefusedSnapshot[]): void {
    for (const { id, damages } of refused) {
      for (const { file, problem, detail } of damages) {
        this.#options.logger.error({ snapshot: id, file, problem }, `A snapshot was refused. ${detail}`);
      }
    }
  }
}
