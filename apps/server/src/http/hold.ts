interface Processor {
  readonly give: () => void;
  readonly take: () => Promise<void>;
}

/** The processor as one answer holds it; the answer releases it while it waits for work elsewhere. */
export class Hold {
  readonly #processor: Processor;
  #isHeld = true;
  #isEnded = false;
  #away = 0;
  #coming: Promise<void> | null = null;

  constructor(processor: Processor) {
    this.#processor = processor;
  }

  /** Waits for work elsewhere. */
  readonly meanwhile = async <T>(wait: Promise<T>): Promise<T> => {
    let isAway = false;
    // What is there already costs no turn.
    const leaving = setImmediate(() => {
      isAway = true;
      this.#away++;
      this.#give();
    });
    try {
      return await wait;
    } finally {
      clearImmediate(leaving);
      if (isAway) {
        this.#away--;
        await this.#back();
      }
    }
  };

  /** The answer is there, or its client has left. */
  readonly end = (): void => {
    this.#isEnded = true;
    this.#give();
  };

  #give(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#processor.give();
  }

  /** Two parts of an answer may have waited at the same time; it holds the processor once. */
  async #back(): Promise<void> {
    if (this.#isEnded || this.#isHeld || this.#away > 0) return;
    this.#coming ??= this.#processor.take();
    await this.#coming;
    if (this.#coming === null) return;
    this.#coming = null;
    this.#isHeld = true;
    if (this.#isEnded) this.#give();
  }
}
