import { Failure } from "./failure.ts";

/** Work that several callers may wait for; it is aborted when the last of them has gone. */
export class SharedWork<T> {
  readonly #controller = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;
  #isSettled = false;

  /** @param start Begins the work; the signal is aborted when no caller waits any more. */
  constructor(start: (gone: AbortSignal) => Promise<T>) {
    this.#result = start(this.#controller.signal);
    const settle = () => {
      this.#isSettled = true;
    };
    // Callers that wait get the failure; without a caller it must not count as unhandled.
    this.#result.then(settle, settle);
  }

  /** True once the last caller has gone: the next one has to begin anew. */
  get isGivenUp(): boolean {
    return this.#controller.signal.aborted;
  }

  /** The result or the failure, for any caller. */
  get result(): Promise<T> {
    return this.#result;
  }

  /**
   * Waits for the result until the requester has gone.
   *
   * @throws {Failure} `unavailable` when the requester has gone.
   */
  async join(gone: AbortSignal): Promise<T> {
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(new Failure("unavailable"));
    });
    this.#waiting++;
    gone.addEventListener("abort", leave, { once: true });
    if (gone.aborted) leave();
    try {
      return await Promise.race([this.#result, left]);
    } finally {
      gone.removeEventListener("abort", leave);
      this.#waiting--;
      if (this.#waiting === 0 && gone.aborted && !this.#isSettled) this.#controller.abort();
    }
  }
}
