import type { Day } from "../../time/index.ts";
import type { Derivation } from "../derivation/derivation.ts";

/** Numbers of one concept for periods of one length, by end; no two with the same end. */
export type Timeline = readonly Derivation[];

/** Ends this many days apart or fewer mean one period: filers tag them a day or a few off. */
export const SNAP_DAYS = 6;

/**
 * Whether two days mean one period end.
 *
 * @see FND-08
 *
 * @example
 * isSameEnd(day("2015-10-31"), day("2015-11-01")); // true
 */
export function isSameEnd(a: Day, b: Day): boolean {
  return Math.abs(a - b) <= SNAP_DAYS;
}

/**
 * Looks a number up at a period end: that of the very day, otherwise the nearest within six days.
 *
 * @returns The number; `null` when none ends near that day.
 * @see FND-08
 *
 * @example
 * at(assets, day("2024-09-28")); // the balance of that day
 */
export function at(timeline: Timeline, end: Day): Derivation | null {
  if (timeline.length === 0) return null;
  const next = firstNotBefore(timeline, end);
  const after = timeline[next];
  if (after?.end === end) return after;
  const before = timeline[next - 1];
  const nearest = before && (!after || end - before.end < after.end - end) ? before : (after ?? null);
  return nearest && isSameEnd(nearest.end, end) ? nearest : null;
}

/** Index of the first number that ends on or after a day; the length when all end before. */
export function firstNotBefore(timeline: Timeline, end: Day): number {
  let low = 0;
  let high = timeline.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timeline[middle] as Derivation).end < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Prefers, of two numbers for one period, the later filed, then the reported, then the one that ends later. */
export function isPreferred(candidate: Derivation, current: Derivation): boolean {
  if (candidate.filed !== current.filed) return candidate.filed > current.filed;
  if ((candidate.fact === null) !== (current.fact === null)) return candidate.fact !== null;
  return (
    candidate.end > current.end || (candidate.end === current.end && (candidate.start ?? 0) > (current.start ?? 0))
  );
}
