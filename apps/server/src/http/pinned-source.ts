import type { Meta } from "@plumbline/contract";
import type { Turn } from "./admission.ts";

/** What an answer is computed from; it stays as it is until it is released. */
export interface PinnedSource<Source> {
  /** The source as it is open to the turn of one answer. */
  readonly sourceFor: (turn: Turn) => Source;
  /**
   * Changes whenever any answer to the same request of the same user could. Null where there is no such mark: then the answer is
   * computed for each request and stored nowhere.
   */
  readonly revision: string | null;
  /** `meta` of the envelope; null for answers that do not come from a market. */
  readonly meta: Meta | null;
  readonly release: () => void;
}

const NO_SOURCE: PinnedSource<null> = { sourceFor: () => null, revision: "", meta: null, release: () => undefined };

/** The source of answers that depend on the program alone. */
export function withoutSource(): PinnedSource<null> {
  return NO_SOURCE;
}

/**
 * A pinned source that several pieces of work use. It is released when the last of them has ended: the first client may leave
 * while others wait for the same answer.
 */
export class SharedPin<Source> {
  readonly source: PinnedSource<Source>;
  #users = 0;

  constructor(source: PinnedSource<Source>) {
    this.source = source;
  }

  /** Keeps the source pinned until a piece of work has ended. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#users++;
    try {
      return await work();
    } finally {
      this.#users--;
      if (this.#users === 0) this.source.release();
    }
  }
}
