/**
 * The middle of the values: that of the two in the middle when their number is even.
 *
 * @returns NaN when there is no value.
 * @see STA-10, type 7 at p = 0.5
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const lower = sorted[Math.floor(middle)] ?? Number.NaN;
  return (lower + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
