import type { CheckId } from "@plumbline/core/checks";
import type { StoredSnapshot } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { readStudy, type StudyTable } from "@plumbline/market/study";
import { Failure } from "../http/index.ts";

/** What a client is told to wait for while a market is being judged: that takes as long as some ten screenings. */
const JUDGING_SECONDS = 3;
/** How long one that failed is not tried again: it costs a while of one processor. */
const REST_MILLISECONDS = 60_000;

/** What a study has to say of one check. */
export interface StudiedMarket {
  readonly table: StudyTable;
  readonly column: NonNullable<Awaited<ReturnType<StudyTable["check"]>>>;
}

/** What a study has to say of moats. */
export interface MoatsOfMarket {
  readonly table: StudyTable;
  readonly moats: NonNullable<Awaited<ReturnType<StudyTable["moats"]>>>;
}

/** The study of one snapshot, or on its way there. */
interface SnapshotStudy {
  readonly stored: Promise<StudyTable | null>;
  /** null as long as it is being computed. */
  made: StudyTable | null;
  /** Ends when there is a study, or none can be made. */
  settled: Promise<void>;
}

/**
 * What followed when companies passed their checks, for the market that is served: read from the disk, or computed in the
 * background when it is not there. No request waits for that.
 */
export class Studies {
  readonly #at: (snapshot: Snapshot) => StoredSnapshot;
  readonly #make: (snapshot: Snapshot) => Promise<void>;
  readonly #ofSnapshot = new WeakMap<Snapshot, SnapshotStudy>();

  /** @param make Puts the study of a snapshot on the disk. */
  constructor(at: (snapshot: Snapshot) => StoredSnapshot, make: (snapshot: Snapshot) => Promise<void>) {
    this.#at = at;
    this.#make = make;
  }

  /** Prepares the study of a snapshot before the first request for it; ends when it is there or cannot be made. */
  prepare(snapshot: Snapshot): Promise<void> {
    return this.#studyOf(snapshot).settled;
  }

  /**
   * The companies of all years, and how they did by a check.
   *
   * @throws {Failure} `unavailable` as long as the market is being judged.
   */
  async of(snapshot: Snapshot, check: CheckId): Promise<StudiedMarket> {
    const [table, column] = await this.#read(snapshot, (stored) => stored.check(check));
    return { table, column };
  }

  /**
   * The companies of all years with their moats.
   *
   * @throws {Failure} `unavailable` as long as the market is being judged.
   */
  async moats(snapshot: Snapshot): Promise<MoatsOfMarket> {
    const [table, moats] = await this.#read(snapshot, (stored) => stored.moats());
    return { table, moats };
  }

  async #read<Part>(
    snapshot: Snapshot,
    read: (table: StudyTable) => Promise<Part | null>,
  ): Promise<readonly [table: StudyTable, part: Part]> {
    const study = this.#studyOf(snapshot);
    const table = (await study.stored) ?? study.made;
    const part = table && (await read(table));
    if (table && part) return [table, part];
    if (table) this.#begin(snapshot, Promise.resolve(null));
    throw new Failure("unavailable", { retryAfterSeconds: JUDGING_SECONDS });
  }

  #studyOf(snapshot: Snapshot): SnapshotStudy {
    return this.#ofSnapshot.get(snapshot) ?? this.#begin(snapshot, readStudy(this.#at(snapshot)));
  }

  /** @param stored What is on the disk; null of one that is missing or damaged, which is then made anew. */
  #begin(snapshot: Snapshot, stored: SnapshotStudy["stored"]): SnapshotStudy {
    const study: SnapshotStudy = { stored, made: null, settled: Promise.resolve() };
    this.#ofSnapshot.set(snapshot, study);
    study.settled = this.#settle(snapshot, study).catch(() => {
      const rest = setTimeout(() => this.#ofSnapshot.delete(snapshot), REST_MILLISECONDS);
      rest.unref();
    });
    return study;
  }

  async #settle(snapshot: Snapshot, study: SnapshotStudy): Promise<void> {
    if (await study.stored) return;
    await this.#make(snapshot);
    study.made = await readStudy(this.#at(snapshot));
  }
}
