import { lastIndexOnOrBefore, lowerBound } from "../../series/index.ts";
import type { DailyCloses } from "../../stats/index.ts";
import type { Day } from "../../time/index.ts";
import { type EqualWeightInput, equalWeight } from "./equal-weight.ts";
import { endOfStock } from "./market-prices.ts";

export interface BuyAndHoldInput extends Omit<EqualWeightInput, "stocks" | "tradingBars"> {
  /** Place of the stock. */
  readonly stock: number;
  /** The bar at whose open is bought; without an open there, at the next one. */
  readonly startBar: number;
}

/**
 * What one stock is worth that is bought once and held: without costs, in parts of shares, dividends reinvested.
 *
 * @returns Money by bar; the capital before the purchase.
 * @see BT-07
 *
 * @example
 * // 10,000 at an open of 100; the last close is 150: 15,000 in the end.
 * buyAndHold({ prices, day, stock: 0, startBar: 30, capital: 10_000, delistingRecovery: 1 });
 */
export function buyAndHold({ stock, startBar, ...input }: BuyAndHoldInput): Float64Array {
  const { prices, day, capital } = input;
  for (let row = prices.barStart[stock] as number; row < endOfStock(prices, stock); row++) {
    const today = prices.day[row] as number;
    if (today < (day[startBar] ?? Number.POSITIVE_INFINITY) || !((prices.bars.open[row] as number) > 0)) continue;
    const bar = day.indexOf(today);
    if (bar < 0) break;
    return equalWeight({ ...input, stocks: Int32Array.of(stock), tradingBars: Int32Array.of(bar) });
  }
  return new Float64Array(day.length).fill(capital);
}

export interface IndexHoldingInput {
  /** Days of the run, rising. */
  readonly day: Int32Array;
  /** The bar of the first trade. */
  readonly startBar: number;
  readonly capital: number;
  /** Closes with dividends reinvested, and opens on the same basis where there are any. */
  readonly index: DailyCloses & { readonly open?: Float64Array };
}

/**
 * What an index is worth that is bought once and held. Bought at the open of the first trade, or where the index has none, at its
 * last close before.
 *
 * @returns Money by bar, at the last close known; the capital before the purchase; NaN throughout where the index begins later.
 * @see BT-07
 *
 * @example
 * indexHolding({ day, startBar: 0, capital: 10_000, index: { day, close } });
 */
export function indexHolding({ day, startBar, capital, index }: IndexHoldingInput): Float64Array {
  const start = (day[startBar] ?? 0) as Day;
  const bought = openOn(index, start) ?? lastClose(index, (start - 1) as Day);
  return Float64Array.from(day, (today, bar) => {
    if (Number.isNaN(bought)) return Number.NaN;
    return bar < startBar ? capital : (capital * lastClose(index, today as Day)) / bought;
  });
}

function openOn({ day, open }: IndexHoldingInput["index"], today: Day): number | null {
  const row = lowerBound(day, today);
  const price = day[row] === today ? (open?.[row] ?? Number.NaN) : Number.NaN;
  return Number.isNaN(price) ? null : price;
}

function lastClose({ day, close }: DailyCloses, today: Day): number {
  let row = lastIndexOnOrBefore(day, today);
  while (row >= 0 && Number.isNaN(close[row])) row--;
  return row < 0 ? Number.NaN : (close[row] as number);
}
