import type { Place } from "./target-layout.ts";

/** A pointer over the plot: where it is in it, and how large that is, in pixels. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Which mark is nearest to the pointer, as the eye sees it.
 *
 * @param reach Pixels within which a mark is meant.
 * @returns Its index; null where none is within reach.
 */
export function markNear(places: readonly Place[], { x, y, width, height }: Pointed, reach: number): number | null {
  let [nearest, least]: [number | null, number] = [null, reach];
  places.forEach(({ left, top }, index) => {
    const distance = Math.hypot(left * width - x, top * height - y);
    if (distance > least) return;
    [nearest, least] = [index, distance];
  });
  return nearest;
}
