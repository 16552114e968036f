import { hash } from "node:crypto";

/** A column in memory that all threads share. */
export type SharedColumn = Float64Array<SharedArrayBuffer>;

/** Columns that runs on one snapshot have computed and later runs can use. Who keeps them says how much memory they may take. */
export interface KeptColumns {
  readonly find: (key: string) => SharedColumn | undefined;
  readonly keep: (key: string, column: SharedColumn) => void;
}

export interface ColumnSubject {
  /** Id of the snapshot. */
  readonly snapshot: string;
  readonly symbols: readonly string[];
  readonly days: Int32Array;
  /** Id of the index whose members alone have values; null for none. */
  readonly index: string | null;
  /** Of what the operands of a benchmark are; null where there are none. */
  readonly benchmark: string | null;
}

/**
 * Names the columns of some stocks on some days: two that have the same key have the same values.
 *
 * @returns The key of a column by its name.
 */
export function columnKeys({ days, ...subject }: ColumnSubject): (name: string) => string {
  const digest = hash("sha256", JSON.stringify({ ...subject, days: [...days] }));
  return (name) => `${digest} ${name}`;
}

/** A column that an earlier run has kept, or is computed and kept now. */
export function keptColumn(kept: KeptColumns | undefined, key: string, compute: () => Float64Array): Float64Array {
  if (!kept) return compute();
  const found = kept.find(key);
  if (found) return found;
  const computed = compute();
  const column = new Float64Array(new SharedArrayBuffer(computed.byteLength));
  column.set(computed);
  kept.keep(key, column);
  return column;
}
