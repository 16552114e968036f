import type { PointerEvent } from "react";

/** Where the pointer is in the plot that listens to it, as a fraction of its width from the left. */
export function placeUnder({ currentTarget, clientX }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return (clientX - left) / width;
}

/**
 * Which bar is under the pointer.
 *
 * @param place Fraction of the plot's width, from the left.
 * @param count Number of bars; at least one.
 */
export function barAt(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(place * count)));
}
