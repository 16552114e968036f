import { type MarketPrices, stockCount } from "./market-prices.ts";
import { firstRowFrom } from "./row-finder.ts";

/** Rows with an entry signal, bar after bar: those of a bar are `row[start[bar]]` up to `row[start[bar + 1]]`, rising. */
export interface EntrySignals {
  /** One more than there are bars. */
  readonly start: Int32Array;
  readonly row: Int32Array;
}

/**
 * Sorts the entry signals of all stocks by day.
 *
 * @param prices Of all stocks.
 * @param calendar Rising days.
 * @param entry One per row of the prices; 0 is none.
 *
 * @example
 * const { start, row } = entrySignals(prices, calendar, entry);
 * row.subarray(start[bar], start[bar + 1]);
 */
export function entrySignals(prices: MarketPrices, calendar: Int32Array, entry: Uint8Array): EntrySignals {
  const rows = rowsWithEntry(prices, calendar, entry);
  const barOf = barsByDay(calendar);
  const first = calendar[0] ?? 0;
  const bars = rows.map((row) => barOf[(prices.day[row] as number) - first] as number);
  const start = new Int32Array(calendar.length + 1);
  for (const bar of bars) if (bar >= 0) start[bar + 1] = (start[bar + 1] as number) + 1;
  for (let bar = 0; bar < calendar.length; bar++) start[bar + 1] = (start[bar + 1] as number) + (start[bar] as number);
  const next = start.slice();
  const row = new Int32Array(start[calendar.length] as number);
  for (let i = 0; i < rows.length; i++) {
    const bar = bars[i] as number;
    if (bar < 0) continue;
    row[next[bar] as number] = rows[i] as number;
    next[bar] = (next[bar] as number) + 1;
  }
  return { start, row };
}

/** Rows with a signal from the first to the last day of the calendar, stock after stock. */
function rowsWithEntry(prices: MarketPrices, calendar: Int32Array, entry: Uint8Array): Int32Array {
  const [first, last] = [calendar[0] ?? 0, calendar.at(-1) ?? -1];
  let rows = new Int32Array(1024);
  let size = 0;
  for (let stock = 0; stock < stockCount(prices); stock++) {
    const from = firstRowFrom(prices, stock, first);
    const to = firstRowFrom(prices, stock, last + 1);
    if (size + to - from > rows.length) rows = widened(rows, 2 * (size + to - from));
    for (let row = from; row < to; row++) if (entry[row] !== 0) rows[size++] = row;
  }
  return rows.subarray(0, size);
}

function widened(rows: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(length);
  wider.set(rows);
  return wider;
}

/** The bar of each day from the first of the calendar to its last; -1 for a day that is not in it. */
function barsByDay(calendar: Int32Array): Int32Array {
  const first = calendar[0] ?? 0;
  const bars = new Int32Array(Math.max(0, (calendar.at(-1) ?? first - 1) - first + 1)).fill(-1);
  for (let bar = 0; bar < calendar.length; bar++) bars[(calendar[bar] as number) - first] = bar;
  return bars;
}
