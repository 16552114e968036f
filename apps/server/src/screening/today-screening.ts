import { readScreening, type Screening, type StoredSnapshot } from "@plumbline/market/screening";

interface TodaySources {
  readonly at: StoredSnapshot;
  /** Puts it on the disk. */
  readonly make: () => Promise<void>;
  /** Computes it for this process alone. */
  readonly compute: () => Promise<Screening>;
}

/**
 * The screening of a market on its own today: from the disk, on which it is put first where it is not there; computed for
 * this process alone where no disk takes it.
 */
export class TodayScreening {
  readonly result: Promise<Screening>;
  /** Ends when it lies on the disk; rejected when it cannot be put there. */
  readonly made: Promise<void>;
  readonly #stored: Promise<Screening | null>;
  #isReady = false;

  constructor({ at, make, compute }: TodaySources) {
    this.#stored = readScreening(at);
    this.made = this.#stored.then((stored) => (stored ? undefined : make()));
    this.result = this.#read(at, compute);
    const ready = () => {
      this.#isReady = true;
    };
    // Those who wait get the failure; without anyone it must not count as unhandled.
    this.result.then(ready, () => undefined);
  }

  /** Null where it would have to be waited for; to read it from the disk is quicker than to compute a part of it. */
  async atHand(): Promise<Screening | null> {
    return (await this.#stored) ?? (this.#isReady ? this.result : null);
  }

  async #read(at: StoredSnapshot, compute: TodaySources["compute"]): Promise<Screening> {
    await this.made.catch(() => undefined);
    return (await this.#stored) ?? (await readScreening(at)) ?? compute();
  }
}
