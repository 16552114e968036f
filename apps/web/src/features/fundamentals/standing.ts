/** Where a value stands among those of the years before it. */
export interface Standing {
  readonly low: number;
  readonly high: number;
  /** Between low (0) and high (1). */
  readonly position: number;
  /** The same with the better end at 1. */
  readonly goodness: number;
}

/** Fewer values make no range worth a colour. */
const FEWEST = 4;

/**
 * Places the last value in the range of all of them.
 *
 * @param values Oldest first; null where there is none.
 * @param good Which way is better.
 * @returns Null when the last value is missing, when there are fewer than four, or when they are all the same.
 * @example
 * standingOf([1, 2, 4, 5], "lower")?.goodness; // 0
 */
export function standingOf(values: readonly (number | null)[], good: "higher" | "lower"): Standing | null {
  const last = values.at(-1) ?? null;
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (last === null || known.length < FEWEST || low === high) return null;
  const position = (last - low) / (high - low);
  return { low, high, position, goodness: good === "higher" ? position : 1 - position };
}
