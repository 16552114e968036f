import { type MarketPrices, stockCount } from "./market-prices.ts";

/**
 * Finds the rows of stocks on days that do not go back. It remembers where it found the last row of each stock: a stock has at
 * most one row per bar of the calendar, so the next one is near, and no table of stocks by days is needed.
 */
export class RowFinder {
  readonly #day: Int32Array;
  readonly #start: Int32Array;
  /** The last row found of each stock, or the one before its first. */
  readonly #row: Int32Array;
  readonly #bar: Int32Array;

  /** @param firstDay The first day that will be asked for: rows before are skipped. */
  constructor(prices: MarketPrices, firstDay: number) {
    const stocks = stockCount(prices);
    this.#day = prices.day;
    this.#start = prices.barStart;
    this.#bar = new Int32Array(stocks).fill(-1);
    this.#row = new Int32Array(stocks);
    for (let stock = 0; stock < stocks; stock++) {
      this.#row[stock] = firstRowFrom(prices, stock, firstDay) - 1;
    }
  }

  /**
   * The last row of a stock on or before a day.
   *
   * @param bar Place of the day in the calendar; not before that of the last question about the stock.
   * @returns The row, or the one before the first of the stock if it had none by then.
   */
  lastRow(stock: number, bar: number, day: number): number {
    const passed = this.#row[stock] as number;
    let row = Math.min(passed + bar - (this.#bar[stock] as number), (this.#start[stock + 1] as number) - 1);
    while (row > passed && (this.#day[row] as number) > day) row--;
    this.#row[stock] = row;
    this.#bar[stock] = bar;
    return row;
  }

  /** The row of a stock on exactly this day, or -1. */
  rowOn(stock: number, bar: number, day: number): number {
    const row = this.lastRow(stock, bar, day);
    return this.#day[row] === day && row >= (this.#start[stock] as number) ? row : -1;
  }
}

/** The first row of a stock on or after a day; the one after its last when there is none. */
export function firstRowFrom({ barStart, day }: MarketPrices, stock: number, from: number): number {
  let low = barStart[stock] as number;
  let high = barStart[stock + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((day[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
