import { exponentialMean } from "../series/index.ts";

export interface MacdLengths {
  /** Values of the first mean of the faster average, a whole number of at least 1; 12 unless given. */
  readonly fast?: number;
  /** The same of the slower average, larger than `fast`; 26 unless given. */
  readonly slow?: number;
  /** The same of the average of the line; 9 unless given. */
  readonly signal?: number;
}

export interface Macd {
  /** Faster less slower average, in money. */
  readonly line: Float64Array;
  /** The exponential moving average of the line. */
  readonly signal: Float64Array;
  /** Line less signal. */
  readonly histogram: Float64Array;
}

/**
 * Moving average convergence and divergence. Both averages have their first mean on the same bar: that of the faster one is of the
 * last `fast` of the first `slow` closes. In early bars the line therefore differs from the difference of two averages computed by
 * themselves. It never wholly forgets where the history begins (IND-04).
 *
 * @param close Prices, oldest first.
 * @param lengths Lengths of the three averages.
 * @returns Three columns as long as `close`, which begin together with the signal, at place `slow + signal - 2`; NaN before and
 *   where a price is missing, which is passed over (IND-02).
 * @throws {RangeError} if a length is not a whole number of at least 1, or `fast` is not below `slow`.
 * @see Appel, The Moving Average Convergence-Divergence Trading Method, 1985; TA-Lib, MACD
 *
 * @example
 * // By hand: averages of 1 and 2 values, so that the line is half of the last change; signal of 1 value.
 * macd(Float64Array.of(1, 3), { fast: 1, slow: 2, signal: 1 }); // line: NaN, 1; signal: NaN, 1; histogram: NaN, 0
 */
export function macd(close: Float64Array, { fast = 12, slow = 26, signal: length = 9 }: MacdLengths = {}): Macd {
  if (!(fast < slow)) {
    throw new RangeError(
      `The faster average has ${fast} bars, the slower one ${slow}; choose fewer bars for the faster.`,
    );
  }
  const slower = exponentialMean(close, slow);
  const line = exponentialMean(close, fast, { skip: slow - fast });
  for (let i = 0; i < line.length; i++) line[i] = (line[i] as number) - (slower[i] as number);
  const signal = exponentialMean(line, length);
  // The column of the slower average is not needed any more.
  const histogram = slower;
  for (let i = 0; i < line.length; i++) {
    const difference = (line[i] as number) - (signal[i] as number);
    histogram[i] = difference;
    if (Number.isNaN(difference)) line[i] = difference;
  }
  return { line, signal, histogram };
}
