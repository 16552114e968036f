const TRADING_DAYS_PER_YEAR = 252;

/**
 * What cash earns from one bar to the next.
 *
 * @param cashRate Yearly fraction by bar; null for nothing.
 * @param bar The bar before whose open the interest is credited, at the rate of the bar before.
 * @returns A fraction of the cash.
 * @see STA-04
 *
 * @example
 * returnOnCash(Float64Array.of(0.03, 0.03), 1); // 0.000117305...
 */
export function returnOnCash(cashRate: Float64Array | null, bar: number): number {
  if (cashRate === null || bar === 0) return 0;
  const rate = cashRate[bar - 1] as number;
  return rate > -1 ? (1 + rate) ** (1 / TRADING_DAYS_PER_YEAR) - 1 : 0;
}
