import type { PointerEvent } from "react";

/** Where the pointer is in the plot that listens to it, as a fraction of its width from the left. */
export function placeUnder({ currentTarget, clientX }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return (clientX - left) / width;
}
