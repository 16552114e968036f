/** Shares given for how many held: real splits have small denominators. */
const MAX_DENOMINATOR = 20;
/** Vendors round to five or six digits; spin-off factors such as 1.011 are further from any small ratio than this. */
const TOLERANCE = 2e-5;

/**
 * Finds the ratio of small whole numbers that a noisy number stands for: the simplest within 0.002 % of it.
 *
 * @param ratio At least 1.
 * @returns Numerator and denominator; null where none is near.
 *
 * @example
 * smallRatio(7.00000700001); // [7, 1]
 * smallRatio(1.011); // null
 */
export function smallRatio(ratio: number): readonly [numerator: number, denominator: number] | null {
  for (let denominator = 1; denominator <= MAX_DENOMINATOR; denominator++) {
    const numerator = Math.round(ratio * denominator);
    if (Math.abs(numerator / denominator / ratio - 1) <= TOLERANCE) return [numerator, denominator];
  }
  return null;
}
