/** New shares for one old share, as companies split; their inverses are reverse splits. */
const USUAL_RATIOS: readonly number[] = [
  ...[5 / 4, 4 / 3, 3 / 2, 2, 5 / 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ...[12, 15, 20, 25, 30, 40, 50],
];
/** Share counts in millions are rounded by as much, and a restated one may hold a few shares more. */
export const SAME_RATIO = 0.012;

/**
 * Finds the ratio of a split that two share counts of one period stand for.
 *
 * @param quotient The newer count over the older one; > 0.
 * @returns The ratio, below 1 for a reverse split; `null` where none is within 1.2 %.
 * @see REC-16
 *
 * @example
 * usualRatio(1258 / 126); // 10
 * usualRatio(1095 / 8756); // 1 / 8
 * usualRatio(1.1); // null
 */
export function usualRatio(quotient: number): number | null {
  const size = quotient < 1 ? 1 / quotient : quotient;
  const found = USUAL_RATIOS.find((ratio) => isSameRatio(size, ratio));
  if (found === undefined) return null;
  return quotient < 1 ? 1 / found : found;
}

/** Whether two ratios are one but for rounding. */
export function isSameRatio(a: number, b: number): boolean {
  return Math.abs(a / b - 1) <= SAME_RATIO;
}
