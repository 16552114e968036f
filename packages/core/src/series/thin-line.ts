import { thinRows } from "./thin-rows.ts";

/**
 * Thins a line for a small picture so that it still looks like itself: what `thinRows` chooses of the values that are known.
 *
 * @param values The line, oldest first; values that are not finite are left out.
 * @param maxPoints The most points wanted, at least 4.
 * @returns At most `maxPoints` values; a copy of all finite ones when there are not more of them.
 * @throws {RangeError} if `maxPoints` is not a whole number of at least 4.
 * @see `thinRows`
 *
 * @example
 * thinLine(Float64Array.of(1, 5, 2, 0, 3, 4), 4); // 1, 5, 0, 4
 */
export function thinLine(values: Float64Array, maxPoints: number): Float64Array {
  const finite = values.filter(Number.isFinite);
  return Float64Array.from(thinRows(finite, maxPoints), (row) => finite[row] as number);
}
