import type { Box, Line, Point, Shape } from "./annotation-shapes.ts";

/** What of an annotation is at a place: one of its grips, by its index, or the whole. */
export type Hit = number | "whole";

/**
 * Finds what of a shape is at a place.
 *
 * @param reach How far from a line a place may be, in pixels; a finger needs more than a pointer.
 * @param isSelected Whether its grips are shown and can be taken.
 * @returns null when the place is not on the shape.
 */
export function hitAt(shape: Shape, place: Point, { reach, isSelected }: HitOptions): Hit | null {
  const grip = isSelected ? shape.grips.findIndex((point) => distance(point, place) <= reach + GRIP) : -1;
  if (grip >= 0) return grip;
  const isOn =
    shape.lines.some((line) => distanceToLine(place, line) <= reach) ||
    (shape.label !== null && isWithin(place, shape.label));
  return isOn ? "whole" : null;
}

interface HitOptions {
  readonly reach: number;
  readonly isSelected: boolean;
}

/** Radius of a grip, in pixels. */
export const GRIP = 4;

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * How far a place is from a line between two points, in pixels.
 *
 * @example
 * distanceToLine({ x: 5, y: 3 }, { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } }); // 3
 */
export function distanceToLine(place: Point, { from, to }: Line): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const share = length === 0 ? 0 : ((place.x - from.x) * along.x + (place.y - from.y) * along.y) / length;
  const within = Math.min(1, Math.max(0, share));
  return distance(place, { x: from.x + within * along.x, y: from.y + within * along.y });
}

function isWithin({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
