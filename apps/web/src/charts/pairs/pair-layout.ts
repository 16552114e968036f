import type { Tick } from "../frame/tick.ts";
import { roundScale } from "../round-scale.ts";

/** Two values that are held against each other, and where the first may lie. */
export interface PairValues {
  readonly first: number | null;
  readonly second: number | null;
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** Places in fractions of the plot: from the left, and from the top. */
export interface PlacedPair {
  readonly left: number;
  readonly first: number | null;
  readonly second: number | null;
  readonly range: { readonly top: number; readonly bottom: number } | null;
}

export interface PairLayout {
  readonly pairs: readonly PlacedPair[];
  /** Values of the grid lines with their places, rising. */
  readonly ticks: readonly Tick[];
}

/**
 * Places pairs side by side, on a scale that always contains zero.
 *
 * @param values Oldest first; null leaves a place empty.
 * @example
 * pairLayout([{ first: 1, second: 0, range: null }]).pairs[0]; // { left: 0.5, first: 0, second: 1, range: null }
 */
export function pairLayout(values: readonly PairValues[]): PairLayout {
  const known = values.flatMap(({ first, second, range }) => [first, second, range?.low, range?.high]);
  const numbers = known.filter((value) => value != null);
  const { ticks, topOf } = roundScale(Math.min(0, ...numbers), Math.max(0, ...numbers));
  const placeOf = (value: number | null) => (value === null ? null : topOf(value));
  return {
    pairs: values.map(({ first, second, range }, index) => ({
      left: (index + 0.5) / values.length,
      first: placeOf(first),
      second: placeOf(second),
      range: range && { top: topOf(range.high), bottom: topOf(range.low) },
    })),
    ticks: ticks.map((value) => ({ value, top: topOf(value) })),
  };
}
