/**
 * Which of some places is nearest.
 *
 * @param places Rising; at least one.
 * @returns The index; the lower one of two as near.
 * @example
 * nearestPlace([0, 0.5, 1], 0.6); // 1
 */
export function nearestPlace(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) <= place) low = middle;
    else high = middle;
  }
  return place - (places[low] as number) <= (places[high] as number) - place ? low : high;
}
