/** Milliseconds between two looks at the clock. */
const STEP = 50;
/** Looks over which the worst is remembered. */
const MEMORY = 10;

/** How late the event loop runs: the least time that any request waits. */
export class EventLoopDelay {
  readonly #late = new Float64Array(MEMORY);
  readonly #timer: NodeJS.Timeout;
  #place = 0;
  #expected = performance.now() + STEP;

  constructor() {
    this.#timer = setInterval(() => this.#look(), STEP).unref();
  }

  /** The worst of the last half second, in milliseconds. */
  readonly worst = (): number => Math.max(...this.#late, performance.now() - this.#expected);

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    this.#late[this.#place++ % MEMORY] = Math.max(0, now - this.#expected);
    this.#expected = now + STEP;
  }
}
