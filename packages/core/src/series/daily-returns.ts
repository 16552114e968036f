/**
 * Simple returns from bar to bar.
 *
 * @param close Prices or account values, oldest first; use the total-return series for statistics.
 * @returns Fractions in a column as long as `close`. The first is NaN: the first price has no return, and counting it
 *   as 0 would bias every mean.
 * @see STA-01
 *
 * @example
 * dailyReturns(Float64Array.of(100, 110, 99)); // NaN, 0.1, -0.1
 */
export function dailyReturns(close: Float64Array): Float64Array {
  const returns = new Float64Array(close.length);
  let previous = Number.NaN;
  for (let i = 0; i < close.length; i++) {
    const current = close[i] as number;
    returns[i] = current / previous - 1;
    previous = current;
  }
  return returns;
}
