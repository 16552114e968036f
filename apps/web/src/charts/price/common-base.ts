/**
 * The first bar from `start` on at which both stocks have a price: where a comparison starts at zero.
 *
 * @returns Its index, or -1 when there is no such bar.
 */
export function commonBase(own: Float64Array, other: Float64Array, start: number): number {
  for (let i = start; i < own.length; i++) if ((own[i] as number) > 0 && (other[i] as number) > 0) return i;
  return -1;
}
