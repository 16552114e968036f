/**
 * The arithmetic mean of a column.
 *
 * @returns NaN when it is empty or holds NaN.
 *
 * @example
 * mean([1, 2, 6]); // 3
 */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}
