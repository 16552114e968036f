/**
 * Moves labels apart so that none covers another, each as near to its place as that allows.
 *
 * @param places Wanted places from the top, rising.
 * @param gap Least distance between two, in the same unit.
 * @param end Where the room for them ends; it begins at 0.
 * @returns Rising places; where there is not room for all, from the top on.
 *
 * @example
 * spreadLabels([0.5, 0.52, 0.9], 0.1, 1); // [0.5, 0.6, 0.9]
 */
export function spreadLabels(places: readonly number[], gap: number, end: number): number[] {
  const spread = [...places];
  for (let at = 0; at < spread.length; at++) {
    const least = at === 0 ? 0 : (spread[at - 1] as number) + gap;
    spread[at] = Math.max(spread[at] as number, least);
  }
  for (let at = spread.length - 1; at >= 0; at--) {
    const most = at === spread.length - 1 ? end : (spread[at + 1] as number) - gap;
    spread[at] = Math.max(Math.min(spread[at] as number, most), gap * at);
  }
  return spread;
}
