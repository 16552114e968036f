/**
 * The value below which a share of the others lies, interpolated linearly (type 7 of Hyndman and Fan).
 *
 * @param sorted Values, rising, without NaN.
 * @param share Between 0 and 1; 0.5 is the median.
 * @returns NaN when there are no values.
 * @see STA-10
 *
 * @example
 * quantile([1, 2, 4, 8], 0.5); // 3
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - below);
}

/**
 * The middle of some values, in any order.
 *
 * @returns The mean of the two in the middle when their number is even; NaN when there are none.
 *
 * @example
 * median([8, 1, 4, 2]); // 3
 */
export function median(values: ArrayLike<number>): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}
