const SIGNIFICANT_DIGITS = 5;
const MIN_DECIMALS = 2;

/**
 * Rounds a price of a chart to five significant digits, but never to fewer than two decimals: finer than a cent of the
 * price as traded, which is what sources have, even after it was divided by the ratios of later splits.
 */
export function roundPrice(price: number): number {
  if (!Number.isFinite(price) || price === 0) return price;
  const magnitude = Math.floor(Math.log10(Math.abs(price))) + 1;
  const decimals = Math.max(MIN_DECIMALS, SIGNIFICANT_DIGITS - magnitude);
  // Through text: 1.005 * 100 is not 100.5, and a number such as 12.340000000000002 would cost its digits on the wire.
  return Number(price.toFixed(Math.min(decimals, 20)));
}
