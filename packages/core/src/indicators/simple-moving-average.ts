/**
 * The mean of the last `length` values, at every bar.
 *
 * The values are cut into blocks as long as the window. A window is then the end of one block and the beginning of the
 * next, and its sum is one running sum from each: two additions a bar, no subtraction, so that rounding does not pile up
 * with the length of the history and a missing value is forgotten once the window has passed it.
 *
 * @param values A column, oldest first, such as split-adjusted closes.
 * @param length Values per mean, a whole number of at least 1.
 * @returns A column as long as `values`; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see TA-Lib, SMA; the blocks are those of van Herk, "A fast algorithm for local minimum and maximum filters",
 *   Pattern Recognition Letters 13(7), 1992
 *
 * @example
 * simpleMovingAverage(Float64Array.of(1, 2, 3, 4), 2); // NaN, 1.5, 2.5, 3.5
 */
export function simpleMovingAverage(values: Float64Array, length: number): Float64Array {
  if (!Number.isInteger(length) || length < 1) {
    throw new RangeError(
      `A moving average of ${length} values does not exist; its length must be a whole number >= 1.`,
    );
  }
  const means = new Float64Array(values.length).fill(Number.NaN);
  /** Sum of the block before from a place to its end; the place after the end holds 0. */
  const sumToEnd = new Float64Array(length + 1);
  for (let start = 0; start < values.length; start += length) {
    const end = Math.min(start + length, values.length);
    let sumFromStart = 0;
    for (let i = start; i < end; i++) {
      sumFromStart += values[i] as number;
      const place = i - start + 1;
      if (start > 0 || place === length) means[i] = ((sumToEnd[place] as number) + sumFromStart) / length;
    }
    for (let place = end - start - 1; place >= 0; place--) {
      sumToEnd[place] = (sumToEnd[place + 1] as number) + (values[start + place] as number);
    }
  }
  return means;
}
