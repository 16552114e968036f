/** A value of a company; null where it is missing. */
type Values = readonly (number | null)[];

/**
 * Places of the best values of a row.
 *
 * @param good Which way is better.
 * @returns Several when equally good; none when fewer than two are known, or all that are known are the same.
 * @example
 * bestValues([12, null, 9], "lower"); // [2]
 */
export function bestValues(values: Values, good: "higher" | "lower"): number[] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || low === high) return [];
  const best = good === "higher" ? high : low;
  return values.flatMap((value, place) => (value === best ? [place] : []));
}
