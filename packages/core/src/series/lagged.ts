import { requireWindow } from "./require-window.ts";

/**
 * A column moved to later places: at every place the value that stood `count` places earlier.
 *
 * @param values A column, oldest first.
 * @param count Places, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `count` places.
 * @throws {RangeError} if `count` is not a whole number of at least 1.
 *
 * @example
 * lagged(Float64Array.of(1, 2, 3), 1); // NaN, 1, 2
 */
export function lagged(values: Float64Array, count: number): Float64Array {
  requireWindow(count);
  const moved = new Float64Array(values.length).fill(Number.NaN, 0, count);
  if (count < values.length) moved.set(values.subarray(0, values.length - count), count);
  return moved;
}
