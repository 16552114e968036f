/**
 * The power of ten in which an amount is stated, by its trailing zeros; 0 says nothing of it and has none.
 *
 * @example
 * statedUnit(42_440_000_000); // 10,000,000
 */
export function statedUnit(amount: number): number {
  if (amount === 0) return 0;
  let unit = 1;
  while (amount % (unit * 10) === 0) unit *= 10;
  return unit;
}
