interface Processor {
  readonly release: () => void;
  readonly acquire: () => Promise<void>;
}

/** One answer's hold on the processor: held while it computes, released while it waits for work elsewhere, and acquired again. */
export class ProcessorLease {
  readonly #processor: Processor;
  #isHeld = true;
  #isEnded = false;
  #away = 0;
  #reacquiring: Promise<void> | null = null;

  constructor(processor: Processor) {
    this.#processor = processor;
  }

  /** Waits for work elsewhere and releases the processor until it is done. */
  readonly releaseWhile = async <T>(wait: Promise<T>): Promise<T> => {
    let isAway = false;
    // Work that is done already costs no turn.
    const leaving = setImmediate(() => {
      isAway = true;
      this.#away++;
      this.#release();
    });
    try {
      return await wait;
    } finally {
      clearImmediate(leaving);
      if (isAway) {
        this.#away--;
        await this.#reacquire();
      }
    }
  };

  /** The answer is there, or its client has left. */
  readonly end = (): void => {
    this.#isEnded = true;
    this.#release();
  };

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#processor.release();
  }

  /** Two parts of an answer may have waited at the same time; it holds the processor once. */
  async #reacquire(): Promise<void> {
    if (this.#isEnded || this.#isHeld || this.#away > 0) return;
    this.#reacquiring ??= this.#processor.acquire();
    await this.#reacquiring;
    if (this.#reacquiring === null) return;
    this.#reacquiring = null;
    this.#isHeld = true;
    if (this.#isEnded) this.#release();
  }
}
