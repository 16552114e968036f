import type { TradeReason } from "@plumbline/core/words";
import type { PriceColumns } from "../../charts/index.ts";
import type { TradeColumns, TradedStock } from "../../state/index.ts";

/** A trade with the bars of its fills. Prices are money per share, profit and fees money; a missing number is NaN. */
export interface TradeOnBars {
  readonly entry: number;
  readonly exit: number;
  readonly entryDate: string;
  readonly exitDate: string;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly quantity: number;
  readonly fees: number;
  readonly profit: number;
  /** Profit as a fraction of what was paid. */
  readonly return: number;
  readonly reason: TradeReason;
}

/**
 * The trades of a stock with the bars of their fills, in the order of the answer.
 *
 * @param dates Dates of the bars, rising. A fill on a day without a bar stands on the next one, after the last bar on the last.
 */
export function tradesOnBars(dates: readonly string[], trades: TradeColumns): TradeOnBars[] {
  return trades.entryDate.map((entryDate, i) => {
    const exitDate = trades.exitDate[i] ?? entryDate;
    return {
      entry: barOn(dates, entryDate),
      exit: barOn(dates, exitDate),
      entryDate,
      exitDate,
      entryPrice: trades.entryPrice[i] ?? Number.NaN,
      exitPrice: trades.exitPrice[i] ?? Number.NaN,
      quantity: trades.quantity[i] ?? Number.NaN,
      fees: trades.fees[i] ?? Number.NaN,
      profit: trades.profit[i] ?? Number.NaN,
      return: trades.return[i] ?? Number.NaN,
      reason: trades.reason[i] ?? "open",
    };
  });
}

/** Bars before the first trade that are shown; of a stock that was not traded, as many at the end. */
const LEAD_IN = 40;

/**
 * The first bar that is shown of a run: some bars before the first entry.
 *
 * @param count How many bars there are.
 */
export function firstShown(trades: readonly Pick<TradeOnBars, "entry">[], count: number): number {
  return Math.max(0, Math.min(count, ...trades.map(({ entry }) => entry)) - LEAD_IN);
}

function barOn(dates: readonly string[], date: string): number {
  let low = 0;
  let high = dates.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dates[middle] as string) < date) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The bars of a stock as columns; a missing value is NaN. */
export function columnsOf(stock: TradedStock): PriceColumns {
  const { date, open, high, low, close, volume } = stock;
  return {
    date,
    open: columnOf(open),
    high: columnOf(high),
    low: columnOf(low),
    close: columnOf(close),
    volume: columnOf(volume),
  };
}

export function columnOf(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}

/**
 * The trade after a key: J, Arrow Right and Arrow Down go on, K, Arrow Left and Arrow Up go back, Home and End to the ends.
 *
 * @returns Null when the key does not choose a trade.
 */
export function tradeAfterKey(key: string, current: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const isOn = ["j", "ArrowRight", "ArrowDown"].includes(key);
  const isBack = ["k", "ArrowLeft", "ArrowUp"].includes(key);
  if (!isOn && !isBack) return null;
  if (current === null) return isOn ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + (isOn ? 1 : -1)));
}
