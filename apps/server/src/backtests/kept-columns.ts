import type { KeptColumns, SharedColumn } from "@plumbline/market/backtests";
import { LRUCache } from "lru-cache";

/** A number of the screener of 5,000 stocks on the last days of 240 months takes ten million. */
const MAX_BYTES = 128 * 2 ** 20;

/** Columns that runs have computed, in memory that all threads share: those that were used last are kept. */
export class SharedColumns {
  readonly #columns = new LRUCache<string, SharedColumn>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });

  /** For a thread: the columns themselves, not copies. */
  all(): ReadonlyMap<string, SharedColumn> {
    return new Map(this.#columns.entries());
  }

  /** Takes over what a run has used and made, in this order. */
  add(columns: Iterable<readonly [string, SharedColumn]>): void {
    for (const [key, column] of columns) this.#columns.set(key, column);
  }

  clear(): void {
    this.#columns.clear();
  }
}

/** The columns as a run in a thread sees them. */
export function keptIn(known: ReadonlyMap<string, SharedColumn>): {
  readonly kept: KeptColumns;
  /** What the run has used and made. */
  readonly used: Map<string, SharedColumn>;
} {
  const used = new Map<string, SharedColumn>();
  const keep = (key: string, column: SharedColumn) => {
    used.set(key, column);
  };
  const find = (key: string) => {
    const column = known.get(key);
    if (column) keep(key, column);
    return column;
  };
  return { kept: { find, keep }, used };
}
