import { type MarketPrices, stockCount } from "./market-prices.ts";
import { firstRowFrom } from "./row-finder.ts";

/** Rows with an entry signal by the bar of the calendar: those of a bar are `start[bar]` up to `start[bar + 1]`, by stock. */
export interface EntrySignals {
  /** One more than there are bars. */
  readonly start: Int32Array;
  readonly row: Int32Array;
  readonly stock: Int32Array;
}

/**
 * Sorts the entry signals of all stocks by day.
 *
 * @param prices Of all stocks.
 * @param day The calendar.
 * @param entry One per row of the prices; 1 is a signal.
 *
 * @example
 * const { start, row } = entrySignals(prices, day, entry);
 * row.subarray(start[bar], start[bar + 1]);
 */
export function entrySignals(prices: MarketPrices, day: Int32Array, entry: Uint8Array): EntrySignals {
  const [first, last] = [day[0] ?? 0, day.at(-1) ?? -1];
  const barOf = new Int32Array(Math.max(0, last - first + 1)).fill(-1);
  for (let bar = 0; bar < day.length; bar++) barOf[(day[bar] as number) - first] = bar;
  const start = new Int32Array(day.length + 1);
  const stocks = stockCount(prices);
  /** Calls back for every signal on a day of the calendar. */
  const each = (visit: (bar: number, row: number, stock: number) => void) => {
    for (let stock = 0; stock < stocks; stock++) {
      const end = firstRowFrom(prices, stock, last + 1);
      for (let row = firstRowFrom(prices, stock, first); row < end; row++) {
        if (entry[row] === 0) continue;
        const bar = barOf[(prices.day[row] as number) - first] as number;
        if (bar >= 0) visit(bar, row, stock);
      }
    }
  };
  each((bar) => {
    start[bar + 1] = (start[bar + 1] as number) + 1;
  });
  for (let bar = 0; bar < day.length; bar++) start[bar + 1] = (start[bar + 1] as number) + (start[bar] as number);
  const size = start[day.length] as number;
  const [rows, places] = [new Int32Array(size), new Int32Array(size)];
  const next = start.slice();
  each((bar, row, stock) => {
    const at = next[bar] as number;
    next[bar] = at + 1;
    rows[at] = row;
    places[at] = stock;
  });
  return { start, row: rows, stock: places };
}
