import { type MarketPrices, stockCount } from "./market-prices.ts";

/**
 * Marks the stocks whose prices end before a day: where nothing else is known, they are taken to be delisted (BT-03).
 *
 * @param lastDay The last day of the calendar.
 * @returns 1 for each stock whose last close is older.
 * @see BT-03
 */
export function endedBefore(prices: MarketPrices, lastDay: number): Uint8Array {
  return Uint8Array.from({ length: stockCount(prices) }, (_, stock) => {
    const row = endOfCloses(prices, stock) - 1;
    return row < (prices.barStart[stock] as number) || (prices.day[row] as number) < lastDay ? 1 : 0;
  });
}

/** The row after the last close of a stock. */
export function endOfCloses({ barStart, bars }: MarketPrices, stock: number): number {
  const start = barStart[stock] as number;
  let end = barStart[stock + 1] as number;
  while (end > start && Number.isNaN(bars.close[end - 1])) end--;
  return end;
}
