import { endOfStock, type MarketPrices, stockCount } from "./market-prices.ts";

/**
 * The day on which the position of a delisted stock is closed, at its last close times the recovery: the first day of the
 * calendar after that close, or the last day of all.
 *
 * @param day The calendar.
 * @param delisted 1 for each stock that is gone after its last close. Unless given, those whose last close lies before the last
 *   day of the calendar.
 * @returns One day per stock; none of the calendar for a stock that is not delisted in it.
 * @see BT-03
 */
export function delistingDays(prices: MarketPrices, day: Int32Array, delisted?: Uint8Array): Int32Array {
  const lastDay = day.at(-1) ?? 0;
  return Int32Array.from({ length: stockCount(prices) }, (_, stock) => {
    const lastClose = dayOfLastClose(prices, stock);
    const isGone = delisted === undefined ? lastClose < lastDay : delisted[stock] === 1 && lastClose <= lastDay;
    return isGone ? Math.min(lastClose + 1, lastDay) : NEVER;
  });
}

const NEVER = 2 ** 31 - 1;

function dayOfLastClose(prices: MarketPrices, stock: number): number {
  const { barStart, day, bars } = prices;
  const start = barStart[stock] as number;
  let row = endOfStock(prices, stock) - 1;
  while (row >= start && Number.isNaN(bars.close[row])) row--;
  return row < start ? -NEVER : (day[row] as number);
}
