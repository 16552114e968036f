const [FEWEST, USUAL, MOST] = [0, 2, 6] as const;

/** Half a unit of the last place in which doubles of this size can be told apart from a round number. */
const TRACE = 1e-9;

/**
 * As many decimals as a threshold needs, two at most.
 *
 * @example
 * decimalsOf(25); // 0
 * decimalsOf(66.67); // 2
 */
export function decimalsOf(shown: number): number {
  for (let decimals: number = FEWEST; decimals < USUAL; decimals++) {
    if (Math.abs(shown - Number(shown.toFixed(decimals))) < TRACE) return decimals;
  }
  return USUAL;
}

/**
 * As many decimals as it takes to see on which side of another number a number lies; two at least.
 *
 * @example
 * decimalsApart(24.999, 25); // 3
 */
export function decimalsApart(shown: number, other: number): number {
  let decimals: number = USUAL;
  while (decimals < MOST && shown !== other && shown.toFixed(decimals) === other.toFixed(decimals)) decimals++;
  return decimals;
}
