import { smallRatio } from "@plumbline/core/series";

/** Beyond it a ratio is left as it is stated. */
const MAX_RATIO = 5000;

/**
 * Finds the ratio that a noisy split coefficient stands for: the simplest p/q within 0.002 % of it.
 *
 * @param ratio Shares after for one before; > 0.
 * @returns The clean ratio, or `ratio` itself when no small ratio is near (a spin-off entered as a split).
 *
 * @example
 * cleanSplitRatio(7.00000700001); // 7
 * cleanSplitRatio(0.166666666667); // 1 / 6
 * cleanSplitRatio(1.011); // 1.011
 */
export function cleanSplitRatio(ratio: number): number {
  if (ratio < 1) {
    const inverse = simplest(1 / ratio);
    return inverse === null ? ratio : inverse[1] / inverse[0];
  }
  const found = simplest(ratio);
  return found === null ? ratio : found[0] / found[1];
}

function simplest(ratio: number): readonly [number, number] | null {
  return ratio <= MAX_RATIO ? smallRatio(ratio) : null;
}

/** Ratios that companies use; a jump of another size is no split. */
const COMMON_RATIOS: readonly number[] = [
  ...[5 / 4, 4 / 3, 3 / 2, 5 / 3, 7 / 4, 2, 5 / 2, 3, 7 / 2, 4, 5, 6, 7, 8, 9, 10],
  ...[12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 35, 40, 50, 60, 75, 80, 100, 150, 200, 250, 500, 1000],
];

/**
 * Finds the common split ratio that a jump of the price is nearest to.
 *
 * @param factor Price before over price after: 2 for a jump to a half.
 * @param tolerance How far the factor may be from the ratio, in natural logarithm.
 * @returns The ratio (below 1 for a reverse split), or `null` when none is that near.
 *
 * @example
 * nearestSplitRatio(3.98); // 4
 */
export function nearestSplitRatio(factor: number, tolerance = 0.02): number | null {
  const size = Math.abs(Math.log(factor));
  let best = COMMON_RATIOS[0] as number;
  for (const ratio of COMMON_RATIOS) {
    if (Math.abs(Math.log(ratio) - size) < Math.abs(Math.log(best) - size)) best = ratio;
  }
  if (!(Math.abs(Math.log(best) - size) <= tolerance)) return null;
  return factor > 1 ? best : 1 / best;
}
