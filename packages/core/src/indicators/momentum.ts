import { requireWindow } from "../series/index.ts";

/**
 * The change over `length` bars.
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Bars, a whole number of at least 1.
 * @returns A column as long as `values`, in its unit; NaN in the first `length` places and where one of the two values is missing.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, MOM
 *
 * @example
 * momentum(Float64Array.of(10, 11, 13), 2); // NaN, NaN, 3
 */
export function momentum(values: Float64Array, length: number): Float64Array {
  requireWindow(length);
  const changes = new Float64Array(values.length).fill(Number.NaN, 0, length);
  for (let i = length; i < values.length; i++) changes[i] = (values[i] as number) - (values[i - length] as number);
  return changes;
}

/**
 * The change over `length` bars as a share of the earlier value. This is a fraction, as all rates of the core are: TA-Lib's ROC is
 * 100 times as large.
 *
 * @param values A column of prices, oldest first.
 * @param length Bars, a whole number of at least 1.
 * @returns Fractions, as many as `values`; NaN in the first `length` places, where one of the two values is missing, and where the
 *   earlier one is not above 0 (GEN-04).
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, ROCP
 *
 * @example
 * rateOfChange(Float64Array.of(10, 11, 13), 2); // NaN, NaN, 0.3
 */
export function rateOfChange(values: Float64Array, length: number): Float64Array {
  requireWindow(length);
  const changes = new Float64Array(values.length).fill(Number.NaN, 0, length);
  for (let i = length; i < values.length; i++) {
    const before = values[i - length] as number;
    changes[i] = (values[i] as number) / (before > 0 ? before : Number.NaN) - 1;
  }
  return changes;
}
