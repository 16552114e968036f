import { splitFactors } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import type { TradeColumns } from "../trade-columns.ts";
import type { MarketPrices } from "./market-prices.ts";
import type { WholeMarket } from "./random-market.fixture.ts";

/** One row of a stock. */
type Row = readonly [day: number, open: number, close: number];

export function row(number: number, open: number, close: number): Row {
  return [number, open, close];
}

/** A market of a few rows, written down by hand. */
export function handMadeMarket(stocks: readonly (readonly Row[])[]): MarketPrices {
  const rows = stocks.flat();
  const barStart = new Int32Array(stocks.length + 1);
  stocks.forEach((own, k) => {
    barStart[k + 1] = (barStart[k] as number) + own.length;
  });
  return {
    barStart,
    day: Int32Array.from(rows, ([number]) => number),
    bars: { open: Float64Array.from(rows, ([, open]) => open), close: Float64Array.from(rows, ([, , close]) => close) },
  };
}

/** The same market with prices per share of the last day, without actions. */
export function splitAdjustedMarket({ barStart, day, bars, splits }: WholeMarket): MarketPrices {
  const factors = new Float64Array(day.length);
  for (let stock = 0; stock + 1 < barStart.length; stock++) {
    const [from, to] = [barStart[stock] as number, barStart[stock + 1] as number];
    const own = Array.from(splits.day.subarray(splits.start[stock], splits.start[stock + 1]), (exDay, k) => ({
      exDay: exDay as Day,
      ratio: splits.value[(splits.start[stock] as number) + k] as number,
    }));
    factors.set(splitFactors(day.subarray(from, to), own), from);
  }
  const column = (values: Float64Array) => values.map((value, place) => value * (factors[place] as number));
  const [open, high, low, close] = [column(bars.open), column(bars.high), column(bars.low), column(bars.close)];
  return { barStart, day, bars: { open, high, low, close } };
}

/** The same market as it is known before a day. */
export function truncated(prices: WholeMarket, before: number): MarketPrices {
  return reordered(prices, [...prices.barStart.keys()].slice(0, -1), before);
}

/** The same market with its stocks in another order. */
export function reordered(
  prices: WholeMarket,
  order: readonly number[],
  before = Number.POSITIVE_INFINITY,
): MarketPrices {
  const pick = (start: Int32Array, days: Int32Array) =>
    order.map((stock) =>
      Array.from(
        { length: (start[stock + 1] as number) - (start[stock] as number) },
        (_, k) => (start[stock] as number) + k,
      ).filter((row) => (days[row] as number) < before),
    );
  const startsOf = (parts: number[][]) =>
    Int32Array.from([0, ...parts.map((_, k) => parts.slice(0, k + 1).flat().length)]);
  const parts = pick(prices.barStart, prices.day);
  const column = (values: Float64Array) => Float64Array.from(parts.flat(), (row) => values[row] as number);
  const actions = ({ start, day: days, value }: WholeMarket["splits"]) => {
    const own = pick(start, days);
    return {
      start: startsOf(own),
      day: Int32Array.from(own.flat(), (row) => days[row] as number),
      value: Float64Array.from(own.flat(), (row) => value[row] as number),
    };
  };
  const { open, high, low, close, volume } = prices.bars;
  return {
    barStart: startsOf(parts),
    day: Int32Array.from(parts.flat(), (row) => prices.day[row] as number),
    bars: { open: column(open), high: column(high), low: column(low), close: column(close), volume: column(volume) },
    splits: actions(prices.splits),
    dividends: actions(prices.dividends),
  };
}

/** What is known of the trades that ended before a bar. */
export function closedBefore(trades: TradeColumns, end: number): unknown[] {
  const rows = [...trades.exitReason.keys()].filter(
    (row) => trades.exitReason[row] !== "open" && (trades.exitBar[row] as number) < end,
  );
  return rows.map((row) => [
    trades.stock[row],
    trades.entryBar[row],
    trades.exitBar[row],
    trades.quantity[row],
    trades.profit[row],
  ]);
}

/** One line a trade, with the stock's place in the first order. */
export function namesOf(trades: TradeColumns, order: readonly number[]): string[] {
  return trades.exitReason
    .map(
      (reason, row) => `${order[trades.stock[row] as number]} ${trades.entryBar[row]} ${trades.exitBar[row]} ${reason}`,
    )
    .sort();
}
