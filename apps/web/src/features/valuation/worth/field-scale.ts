import type { FieldRow } from "./football-field.ts";

/** A common scale of the rows. */
export interface FieldScale {
  readonly low: number;
  readonly high: number;
  /** Place from the left (0) to the right (1); what lies beyond stands at the end. */
  placeOf(value: number): number;
}

/** One far-out value must not press all others together: what is beyond so many times the price is cut off. */
const FARTHEST = 3;
/** Part of the scale that stays free at the ends. */
const MARGIN = 0.04;

/**
 * The scale of a football field.
 *
 * @param price Null where there is none: then the middle value stands for it.
 * @returns Null where there is nothing to show.
 */
export function fieldScale(
  rows: readonly Pick<FieldRow, "value" | "low" | "high">[],
  price: number | null,
): FieldScale | null {
  const numbers = rows.flatMap(({ value, low, high }) => [value, low, high]).filter((one) => one !== null);
  const all = price === null ? numbers : [...numbers, price];
  if (all.length === 0) return null;
  const middle = price ?? (numbers.toSorted((a, b) => a - b)[numbers.length >> 1] as number);
  const most = FARTHEST * Math.max(middle, 0);
  const highest = Math.max(...all);
  const [bottom, top] = [Math.max(0, Math.min(...all)), most > 0 ? Math.min(highest, most) : highest];
  const margin = MARGIN * (top - bottom || Math.abs(top) || 1);
  const [low, high] = [Math.max(0, bottom - margin), top + margin];
  return { low, high, placeOf: (value) => Math.min(1, Math.max(0, (value - low) / (high - low))) };
}
