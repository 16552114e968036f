import { requireWindow } from "./require-window.ts";

/** Mean and sum of squared deviations of some values, to which values are added one by one. */
class Moments {
  count = 0;
  mean = 0;
  squares = 0;

  add(value: number): void {
    this.count++;
    const deviation = value - this.mean;
    this.mean += deviation / this.count;
    this.squares += deviation * (value - this.mean);
  }

  reset(): void {
    this.count = 0;
    this.mean = 0;
    this.squares = 0;
  }
}

/**
 * The standard deviation of the last `length` values, at every place, in time that does not depend on `length`.
 *
 * As in `rollingSum`, a window is the end of one block and the beginning of the next. Each has its mean and its sum of squared
 * deviations (Welford), and two such pairs make one (Chan, Golub and LeVeque). No difference of large sums is taken: the error
 * is at most about length × 1.2e-16 × the largest size of a value in the window, whatever lies before it, and exactly equal
 * values have a deviation of exactly 0.
 *
 * @param values A column, oldest first.
 * @param length Values per window, a whole number of at least 2.
 * @param isPopulation Whether squares are divided by `length`, as Bollinger bands do, and not by one less, as for a sample.
 * @returns A column as long as `values`, in its unit; NaN in the first `length - 1` places and where a value of the window is NaN.
 * @throws {RangeError} if `length` is not a whole number of at least 2.
 * @see Chan, Golub and LeVeque, "Algorithms for computing the sample variance", The American Statistician 37(3), 1983
 *
 * @example
 * rollingStandardDeviation(Float64Array.of(1, 2, 3, 5), 3); // NaN, NaN, 1, 1.53
 */
export function rollingStandardDeviation(values: Float64Array, length: number, isPopulation = false): Float64Array {
  requireWindow(length, 2);
  const divisor = isPopulation ? length : length - 1;
  const deviations = new Float64Array(values.length).fill(Number.NaN);
  /** Of the block before, from a place to its end. */
  const meanToEnd = new Float64Array(length + 1);
  const squaresToEnd = new Float64Array(length + 1);
  const moments = new Moments();
  for (let start = 0; start < values.length; start += length) {
    const end = Math.min(start + length, values.length);
    moments.reset();
    for (let i = start; i < end; i++) {
      moments.add(values[i] as number);
      const place = i - start + 1;
      if (start === 0 && place < length) continue;
      const between = moments.mean - (meanToEnd[place] as number);
      const apart = place === length ? 0 : between * between * ((place * (length - place)) / length);
      const squares = moments.squares + (squaresToEnd[place] as number) + apart;
      deviations[i] = Math.sqrt(squares / divisor);
    }
    moments.reset();
    for (let place = end - start - 1; place >= 0; place--) {
      moments.add(values[start + place] as number);
      meanToEnd[place] = moments.mean;
      squaresToEnd[place] = moments.squares;
    }
  }
  return deviations;
}
