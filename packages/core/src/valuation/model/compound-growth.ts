/**
 * Growth a year, compounded.
 *
 * @param first Value at the start.
 * @param last Value `years` later.
 * @returns A fraction; null when either value is 0 or less: there is no rate from or to a loss.
 * @see DCF-10
 *
 * @example
 * compoundGrowth(1, 4, 2); // 1
 */
export function compoundGrowth(first: number, last: number, years: number): number | null {
  return first > 0 && last > 0 ? (last / first) ** (1 / years) - 1 : null;
}
