/** Halving a bracket more often than this moves no double any more. */
const STEPS = 200;

/**
 * Finds where a claim that holds below a point and not above it turns, by halving.
 *
 * @param isBelow Whether a number lies below the point sought.
 * @param low A number below it.
 * @param high A number above it.
 *
 * @example
 * turningPoint((x) => x * x < 2, 0, 2); // 1.4142135623730951
 */
export function turningPoint(isBelow: (at: number) => boolean, low: number, high: number): number {
  let below = low;
  let above = high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (below + above) / 2;
    if (isBelow(middle)) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
