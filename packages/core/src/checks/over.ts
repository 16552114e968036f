/**
 * Divides numbers that may be unknown; over 0 or less there is no ratio (GEN-04).
 *
 * @example
 * over(1, 4); // 0.25
 * over(1, null); // null
 */
export function over(numerator: number | null, denominator: number | null): number | null {
  return numerator === null || denominator === null || denominator <= 0 ? null : numerator / denominator;
}
