/**
 * Items that wait for their turn, in one line per client. The next item is taken from each line in turn, so that a client
 * with many requests delays only itself.
 */
export class FairQueue<T> {
  readonly #max: number;
  /** By client, the one whose turn it is first. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  /** @param max How many may wait, of all clients together. */
  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#size;
  }

  /** How many of a client wait. */
  waitingOf(client: string): number {
    return this.#lines.get(client)?.length ?? 0;
  }

  /** How many will be taken before one that this client adds now. */
  ahead(client: string): number {
    const own = this.waitingOf(client);
    let ahead = own;
    // Those whose turn comes before that of this client have one more turn until then.
    let turns = own + 1;
    for (const [other, line] of this.#lines) {
      if (other === client) turns = own;
      else ahead += Math.min(line.length, turns);
    }
    return ahead;
  }

  /**
   * Adds one to the line of its client.
   *
   * @returns The one that has to go for it when the queue is full: the last of the longest line, which may be the one that
   *   was added; otherwise null.
   */
  add(client: string, item: T): T | null {
    const line = this.#lines.get(client);
    if (line) line.push(item);
    else this.#lines.set(client, [item]);
    this.#size++;
    return this.#size > this.#max ? this.#dropLast() : null;
  }

  /** The next in turn; null when none waits. */
  take(): T | null {
    for (const [client, line] of this.#lines) {
      const next = line.shift() ?? null;
      this.#lines.delete(client);
      // A map keeps the order of insertion: the client goes to the end of it.
      if (line.length > 0) this.#lines.set(client, line);
      this.#size--;
      return next;
    }
    return null;
  }

  /** Takes out one that waits no more. */
  remove(client: string, item: T): boolean {
    const line = this.#lines.get(client);
    const place = line?.indexOf(item) ?? -1;
    if (!line || place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(client);
    this.#size--;
    return true;
  }

  #dropLast(): T | null {
    let longest: string | null = null;
    // Of equal ones the last: the client who came last has waited least.
    for (const [client, line] of this.#lines) {
      if (longest === null || line.length >= this.waitingOf(longest)) longest = client;
    }
    const last = longest === null ? undefined : this.#lines.get(longest)?.at(-1);
    if (longest === null || last === undefined) return null;
    this.remove(longest, last);
    return last;
  }
}
