import { readScores, type ScoredRecord } from "@plumbline/market/record";
import type { StoredSnapshot } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Failure } from "../http/index.ts";

/** What a client is told to wait for while a market is being recorded, which happens after it has been studied. */
const RECORDING_SECONDS = 5;
/** How long one that failed is not tried again. */
const REST_MILLISECONDS = 60_000;

/** The record as it is scored by a snapshot, or on its way there. */
interface SnapshotRecord {
  scored: ScoredRecord | null;
  settled: Promise<void>;
}

/**
 * The record of verdicts of the market that is served: each new snapshot is recorded, and scores what was recorded before. Read
 * from the disk, or made in the background; no request waits for that.
 */
export class VerdictRecord {
  readonly #at: (snapshot: Snapshot) => StoredSnapshot;
  readonly #make: (snapshot: Snapshot) => Promise<void>;
  readonly #ofSnapshot = new WeakMap<Snapshot, SnapshotRecord>();

  /** @param make Records a snapshot and puts the scores on the disk. */
  constructor(at: (snapshot: Snapshot) => StoredSnapshot, make: (snapshot: Snapshot) => Promise<void>) {
    this.#at = at;
    this.#make = make;
  }

  /** Records a snapshot before the first request; ends when that is done or cannot be done. */
  prepare(snapshot: Snapshot): Promise<void> {
    const known = this.#ofSnapshot.get(snapshot);
    if (known) return known.settled;
    const record: SnapshotRecord = { scored: null, settled: Promise.resolve() };
    this.#ofSnapshot.set(snapshot, record);
    record.settled = this.#settle(snapshot, record).catch(() => {
      setTimeout(() => this.#ofSnapshot.delete(snapshot), REST_MILLISECONDS).unref();
    });
    return record.settled;
  }

  /** @throws {Failure} `unavailable` as long as the snapshot is being recorded. */
  async of(snapshot: Snapshot): Promise<ScoredRecord> {
    const record = this.#ofSnapshot.get(snapshot);
    if (!record) void this.prepare(snapshot);
    const scored = record?.scored ?? (await readScores(this.#at(snapshot)));
    if (!scored) throw new Failure("unavailable", { retryAfterSeconds: RECORDING_SECONDS });
    return scored;
  }

  async #settle(snapshot: Snapshot, record: SnapshotRecord): Promise<void> {
    record.scored = await readScores(this.#at(snapshot));
    if (record.scored) return;
    await this.#make(snapshot);
    record.scored = await readScores(this.#at(snapshot));
  }
}
