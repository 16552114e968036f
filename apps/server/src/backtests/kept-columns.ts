import type { KeptColumns, SharedColumn } from "@plumbline/market/backtests";
import { LRUCache } from "lru-cache";

/** A number of the screener of 5,000 stocks on the last days of 240 months takes ten million. */
const MAX_BYTES = 128 * 2 ** 20;

/** Columns by their keys. */
export type UsedColumns = readonly (readonly [string, SharedColumn])[];

const newCache = () =>
  new LRUCache<string, SharedColumn>({ maxSize: MAX_BYTES, sizeCalculation: ({ byteLength }) => byteLength });

/** Columns that runs have computed, in memory that all threads share: those that were used last are kept. */
export class SharedColumns {
  readonly #columns = newCache();

  /** For a thread: the columns themselves, not copies. */
  all(): ReadonlyMap<string, SharedColumn> {
    return new Map(this.#columns.entries());
  }

  /** Takes over what a run has used and made, in this order. */
  add(columns: UsedColumns): void {
    for (const [key, column] of columns) this.#columns.set(key, column);
  }

  clear(): void {
    this.#columns.clear();
  }
}

/** The columns as a run in a thread sees them: what it has made itself, such as for another combination of its parameters, too. */
export function keptIn(known: ReadonlyMap<string, SharedColumn>): {
  readonly kept: KeptColumns;
  /** What the run has used and made, what it used last at the end. */
  readonly used: () => UsedColumns;
} {
  const cache = newCache();
  const keep = (key: string, column: SharedColumn) => {
    cache.set(key, column);
  };
  const find = (key: string) => {
    const column = cache.get(key) ?? known.get(key);
    if (column) keep(key, column);
    return column;
  };
  return { kept: { find, keep }, used: () => [...cache.entries()].reverse() };
}
