import { endOfStock, type MarketPrices, stockCount } from "./market-prices.ts";

/**
 * Finds the rows of stocks by bars of the calendar. Where a stock has a row on every bar between its first and its last, its rows
 * are counted off; for the others it remembers the last row found, near which the next one is: no table of stocks by days is made.
 */
export class RowFinder {
  readonly #prices: MarketPrices;
  readonly #calendar: Int32Array;
  /** First and last row of each stock in the calendar. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  /** The bar of the first row; -1 for a stock that misses bars. */
  readonly #firstBar: Int32Array;
  /** Of stocks that miss bars: the last row found, and the bar for which it was. */
  readonly #row: Int32Array;
  readonly #bar: Int32Array;

  /** @param calendar Rising days; rows on other days are passed over. */
  constructor(prices: MarketPrices, calendar: Int32Array) {
    this.#prices = prices;
    this.#calendar = calendar;
    const [from, to] = [calendar[0] ?? 0, calendar.at(-1) ?? -1];
    const stocks = { length: stockCount(prices) };
    const barOf = new Map(Array.from(calendar, (day, bar) => [day, bar]));
    this.#first = Int32Array.from(stocks, (_, stock) => firstRowFrom(prices, stock, from));
    this.#last = Int32Array.from(stocks, (_, stock) => firstRowFrom(prices, stock, to + 1) - 1);
    this.#firstBar = Int32Array.from(stocks, (_, stock) => {
      const [first, last] = [this.#first[stock] as number, this.#last[stock] as number];
      const [firstBar = -1, lastBar] = [barOf.get(prices.day[first] as number), barOf.get(prices.day[last] as number)];
      return first <= last && lastBar === firstBar + last - first ? firstBar : -1;
    });
    this.#row = this.#first.map((row) => row - 1);
    this.#bar = new Int32Array(stocks.length).fill(-1);
  }

  /** Whether a stock has a row on a bar, or on a day before it that is not older than `oldest`. */
  hasRow(stock: number, bar: number, oldest: number): boolean {
    const firstBar = this.#firstBar[stock] as number;
    const lastBar = firstBar + (this.#last[stock] as number) - (this.#first[stock] as number);
    // Most stocks have all bars: their days, which lie far apart in memory, need not be read.
    if (firstBar >= 0 && bar <= lastBar) return bar >= firstBar;
    const row = this.lastRow(stock, bar);
    return row >= 0 && (this.#prices.day[row] as number) >= oldest;
  }

  /** The last row of a stock on or before a bar; -1 if it had none in the calendar by then. */
  lastRow(stock: number, bar: number): number {
    const first = this.#first[stock] as number;
    const firstBar = this.#firstBar[stock] as number;
    const row = firstBar < 0 ? this.#search(stock, bar) : Math.min(first + bar - firstBar, this.#last[stock] as number);
    return row < first ? -1 : row;
  }

  /** The row of a stock on exactly this bar; -1 if it has none. */
  rowOn(stock: number, bar: number): number {
    const row = this.lastRow(stock, bar);
    return row >= 0 && this.#prices.day[row] === this.#calendar[bar] ? row : -1;
  }

  #search(stock: number, bar: number): number {
    const { day } = this.#prices;
    const today = this.#calendar[bar] as number;
    const [known, knownBar] = [this.#row[stock] as number, this.#bar[stock] as number];
    const last = this.#last[stock] as number;
    let row = Math.min(known + bar - knownBar, last);
    if (bar < knownBar) row = firstRowFrom(this.#prices, stock, today + 1) - 1;
    while (row < last && (day[row + 1] as number) <= today) row++;
    while (row > known && (day[row] as number) > today) row--;
    this.#row[stock] = row;
    this.#bar[stock] = bar;
    return row;
  }
}

/** The first row of a stock on or after a day; the one after its last when there is none. */
export function firstRowFrom(prices: MarketPrices, stock: number, from: number): number {
  const { barStart, day } = prices;
  let low = barStart[stock] as number;
  let high = endOfStock(prices, stock);
  // Most histories lie on one side of the day.
  if (low < high && (day[low] as number) >= from) return low;
  if (low < high && (day[high - 1] as number) < from) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((day[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
