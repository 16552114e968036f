/** The coarsest rounding that filers state all amounts in. */
const COARSEST_UNIT = 1e6;

/**
 * The power of ten in which an amount is stated, a million at most; 0 says nothing of it and counts as a million.
 *
 * @example
 * statedUnit(42_440_000_000); // 1,000,000
 */
export function statedUnit(amount: number): number {
  let unit = 1;
  while (unit < COARSEST_UNIT && amount % (unit * 10) === 0) unit *= 10;
  return unit;
}
