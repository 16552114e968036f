/** No company splits its shares into more odd parts than this. */
const LARGEST_PART = 40;

/**
 * The two numbers of a split as companies announce it: new shares to old ones.
 *
 * @param ratio Shares after the split for each before it.
 * @returns The smallest whole numbers with that ratio; the ratio to one where there are none.
 *
 * @example
 * splitRatio(1.5); // [3, 2]
 * splitRatio(0.1); // [1, 10]
 */
export function splitRatio(ratio: number): [after: number, before: number] {
  if (ratio < 1 && ratio > 0) {
    const [after, before] = splitRatio(1 / ratio);
    return [before, after];
  }
  for (let before = 1; before <= LARGEST_PART; before++) {
    const after = ratio * before;
    // Ratios are delivered rounded, such as 1.333.
    if (Math.abs(after - Math.round(after)) < 0.002 * before) return [Math.round(after), before];
  }
  return [ratio, 1];
}
