import { type MonthlyReturns, returnOfMonth } from "./monthly-returns.ts";

/**
 * What a stock returned in each month beyond the market.
 *
 * @param market Returns of an index, counted on the same basis (with or without dividends).
 * @returns The difference of the two returns in each month of the stock; NaN where one of them is missing, and in a
 *   running month that the two do not know up to the same day.
 *
 * @example
 * // 0.05 while the market returned 0.02: 0.03.
 * lessTheMarket(stock, market);
 */
export function lessTheMarket(stock: MonthlyReturns, market: MonthlyReturns): MonthlyReturns {
  const running = stock.runningTo === null ? -1 : stock.returns.length - 1;
  const runningOfMarket = market.runningTo === null ? Number.NaN : market.first + market.returns.length - 1;
  const returns = stock.returns.map((own, k) => {
    const month = stock.first + k;
    const isComparable = k === running ? stock.runningTo === market.runningTo : month !== runningOfMarket;
    return isComparable ? own - returnOfMonth(market, month) : Number.NaN;
  });
  return { ...stock, returns };
}
