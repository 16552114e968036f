import { REASONS, type Reason } from "../figure/index.ts";

/** Why the values of a column are missing, one byte a row: the place of the reason, counted from 1; 0 where one exists. */
export type MissingReasons = Uint8Array;

const BYTES: ReadonlyMap<Reason, number> = new Map(REASONS.map((reason, place) => [reason, place + 1]));

/** The code of a reason in a column of reasons. */
export function reasonByte(because: Reason | null): number {
  return because === null ? 0 : (BYTES.get(because) as number);
}

/**
 * Why a value is missing.
 *
 * @param reasons Of its column.
 * @param row Its row.
 * @returns null of a value that exists, and of a row that there is not.
 *
 * @example
 * reasonAt(matrix.metrics.get("pe").missing, row); // "no-earnings"
 */
export function reasonAt(reasons: ArrayLike<number>, row: number): Reason | null {
  return REASONS[(reasons[row] ?? 0) - 1] ?? null;
}
