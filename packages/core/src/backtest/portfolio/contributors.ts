import { type Day, datePartsOf } from "../../time/index.ts";
import { isOrder } from "../is-order.ts";
import type { Backtest, TradeColumns } from "../trade-columns.ts";

/** What the trades of one stock, or of one sector, brought. */
export interface Contribution {
  /** Place of the stock, or of the sector. */
  readonly place: number;
  /** After fees and with dividends, in money; open positions at their last closes. */
  readonly profit: number;
  readonly fees: number;
  readonly dividends: number;
  /** Trades, those still open too. */
  readonly trades: number;
  /** Share of them with a profit. */
  readonly winRate: number;
}

/**
 * Adds up trades by stock, or by a group of stocks.
 *
 * @param trades Of a run.
 * @param groupOf The group of each stock, such as its sector; the stock itself unless given. Those below 0 are left out.
 * @returns Groups with trades, the largest profit first; of equal ones the first place.
 *
 * @example
 * contributors(trades); // [{ place: 3, profit: 812.5, ... }, ...]
 * contributors(trades, sectors);
 */
export function contributors(trades: TradeColumns, groupOf?: Int32Array): Contribution[] {
  const sums = new Map<number, { profit: number; fees: number; dividends: number; trades: number; wins: number }>();
  for (let row = 0; row < trades.stock.length; row++) {
    const stock = trades.stock[row] as number;
    const place = groupOf === undefined ? stock : (groupOf[stock] as number);
    if (place < 0) continue;
    const sum = sums.get(place) ?? { profit: 0, fees: 0, dividends: 0, trades: 0, wins: 0 };
    sums.set(place, sum);
    const profit = trades.profit[row] as number;
    sum.profit += profit;
    sum.fees += trades.fees[row] as number;
    sum.dividends += trades.dividends[row] as number;
    sum.trades++;
    if (profit > 0) sum.wins++;
  }
  return [...sums]
    .map(([place, { wins, ...sum }]) => ({ place, ...sum, winRate: wins / sum.trades }))
    .sort((a, b) => b.profit - a.profit || a.place - b.place);
}

/**
 * The part of the account that is in stocks.
 *
 * @returns By bar, a fraction of equity; 0 without positions, and where nothing is left.
 *
 * @example
 * // Equity 100, cash 40
 * invested(backtest); // 0.6
 */
export function invested({ equity, cash }: Pick<Backtest, "equity" | "cash">): Float64Array {
  return equity.map((value, bar) => (value > 0 ? Math.max(0, 1 - (cash[bar] as number) / value) : 0));
}

/** What was bought and sold in a calendar year. */
export interface YearTurnover {
  readonly year: number;
  /** Half of all that was bought and sold ÷ mean equity of the bars of the year: a fraction, not annualised. */
  readonly turnover: number;
}

/**
 * The turnover of each calendar year of a run.
 *
 * @returns One row per year of the calendar, oldest first.
 *
 * @example
 * // Mean equity 1,000; bought for 1,000 and sold for 1,100 in 2020
 * yearTurnovers(backtest); // [{ year: 2020, turnover: 1.05 }]
 */
export function yearTurnovers({
  day,
  equity,
  executions,
}: Pick<Backtest, "day" | "equity" | "executions">): YearTurnover[] {
  const traded = new Float64Array(day.length);
  executions.reason.forEach((reason, row) => {
    if (!isOrder(reason)) return;
    const bar = executions.bar[row] as number;
    traded[bar] = (traded[bar] as number) + (executions.shares[row] as number) * (executions.price[row] as number);
  });
  const years = new Map<number, { traded: number; equity: number; bars: number }>();
  for (let bar = 0; bar < day.length; bar++) {
    const { year } = datePartsOf(day[bar] as Day);
    const sum = years.get(year) ?? { traded: 0, equity: 0, bars: 0 };
    years.set(year, sum);
    sum.traded += traded[bar] as number;
    sum.equity += equity[bar] as number;
    sum.bars++;
  }
  return [...years].map(([year, sum]) => ({ year, turnover: sum.traded / 2 / (sum.equity / sum.bars) }));
}
