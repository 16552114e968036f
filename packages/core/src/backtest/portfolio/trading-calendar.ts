import { type Day, datePartsOf } from "../../time/index.ts";
import type { Rebalancing } from "../../words/index.ts";
import { endOfStock, type MarketPrices } from "./market-prices.ts";

type Rows = Pick<MarketPrices, "day" | "barStart" | "barEnd">;

/**
 * The days on which at least one stock has a bar.
 *
 * @param prices Of all stocks.
 * @param span The first and the last day that may be in the calendar, and `within`, rising, the days on which anything can have
 *   traded: once all of them are found no further stock is looked at. All days unless given.
 * @returns Rising days since 1970-01-01.
 *
 * @example
 * // One stock trades on days 10 and 12, another on 11 and 12.
 * tradingCalendar(prices); // 10, 11, 12
 */
export function tradingCalendar(
  prices: Rows,
  span: { readonly from?: Day; readonly to?: Day; readonly within?: Int32Array } = {},
): Int32Array {
  const { day } = prices;
  const [first, last] = extremesOf(prices);
  const from = Math.max(first, span.from ?? first);
  const to = Math.min(last, span.to ?? last);
  if (!(from <= to)) return new Int32Array(0);
  const most = span.within?.filter((value) => value >= from && value <= to).length ?? Number.POSITIVE_INFINITY;
  const traded = new Uint8Array(to - from + 1);
  let found = 0;
  for (let stock = 0; stock + 1 < prices.barStart.length && found < most; stock++) {
    const end = endOfStock(prices, stock);
    for (let row = prices.barStart[stock] as number; row < end; row++) {
      const place = (day[row] as number) - from;
      if (traded[place] !== 0) continue;
      traded[place] = 1;
      found++;
    }
  }
  const days = new Int32Array(found);
  for (let value = from, bar = 0; value <= to; value++) if (traded[value - from]) days[bar++] = value;
  return days;
}

/** The first and the last day of all stocks: days rise within each. */
function extremesOf(prices: Rows): [number, number] {
  const { barStart, day } = prices;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let stock = 0; stock + 1 < barStart.length; stock++) {
    const [start, end] = [barStart[stock] as number, endOfStock(prices, stock)];
    if (start === end) continue;
    first = Math.min(first, day[start] as number);
    last = Math.max(last, day[end - 1] as number);
  }
  return [first, last];
}

/**
 * The last bars of the months, quarters or years that are over: at their closes stocks are ranked (BT-06).
 *
 * @param days The calendar, rising.
 * @returns Rising places in `days`. The last bar of the calendar is not among them: whether its month is over is not known.
 * @see BT-06
 *
 * @example
 * // 30 January, 31 January, 1 February
 * rankingBars(Int32Array.of(29, 30, 31), "monthly"); // 1
 */
export function rankingBars(days: Int32Array, rebalancing: Exclude<Rebalancing, "signals">): Int32Array {
  const months = MONTHS[rebalancing];
  const bars: number[] = [];
  let period = Number.NaN;
  for (let bar = 0; bar < days.length; bar++) {
    const { year, month } = datePartsOf(days[bar] as Day);
    const own = Math.floor((12 * year + month - 1) / months);
    if (own > period) bars.push(bar - 1);
    period = own;
  }
  return new Int32Array(bars);
}

/**
 * In how many overlapping parts an account is divided whose positions are held for some months: one for each rebalancing in
 * that time (Jegadeesh & Titman, Journal of Finance 48(1), 1993).
 *
 * @param holdMonths Months that a position is held.
 * @returns At least 1.
 *
 * @example
 * overlappingParts(6, "monthly"); // 6
 */
export function overlappingParts(holdMonths: number, rebalancing: Exclude<Rebalancing, "signals">): number {
  return Math.max(1, Math.round(holdMonths / MONTHS[rebalancing]));
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;
