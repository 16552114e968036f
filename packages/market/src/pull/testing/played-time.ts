import { setImmediate as nextTurn } from "node:timers/promises";
import type { Pause } from "../../providers/index.ts";

/** A clock that goes on from any moment, and on which what pauses has paused at once: the limits of providers hold by it. */
export class PlayedTime {
  readonly #begun = Date.now();
  #skipped = 0;

  /** Milliseconds since it was made. */
  get passed(): number {
    return Date.now() - this.#begun + this.#skipped;
  }

  readonly pause: Pause = async (milliseconds, signal) => {
    const end = this.passed + milliseconds;
    // Answers that have come are read first: those who wait for them would else see hours pass.
    await nextTurn(undefined, { signal });
    this.#skipped += Math.max(0, end - this.passed);
  };
}
