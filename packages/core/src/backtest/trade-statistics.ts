import { type Figure, figure, type Provenance } from "../figure/index.ts";
import { mean } from "../stats/index.ts";
import { type Day, formatDay } from "../time/index.ts";
import { isOrder } from "./is-order.ts";
import type { Backtest, TradeColumns } from "./trade-columns.ts";

/** What the trades of a run were like. Rates are fractions, money is in the currency of the account. */
export interface TradeStatistics {
  /** Round trips that are over; the figures of trades are of these alone. */
  readonly trades: number;
  /** Positions still held at the end: they count in equity and exposure (BT-05). */
  readonly open: number;
  /** Orders that were filled, also those of positions still held. */
  readonly orders: number;
  /** Costs of all orders, in money. */
  readonly feesPaid: number;
  /** The longest runs of trades with a profit and of trades with a loss, in the order of their exits. */
  readonly longestWinningStreak: number;
  readonly longestLosingStreak: number;
  /** Share of the trades with a profit after fees. */
  readonly winRate: Figure;
  /** Profits of all winning trades ÷ losses of all losing ones. */
  readonly profitFactor: Figure;
  /** Mean profit of a trade, in money. */
  readonly expectancy: Figure;
  readonly averageWin: Figure;
  /** In money, below 0. */
  readonly averageLoss: Figure;
  /** Average win ÷ size of the average loss. */
  readonly payoff: Figure;
  /** Mean return of a trade, a fraction. */
  readonly averageReturn: Figure;
  /** Mean bars from the first purchase to the last sale. */
  readonly holdingBars: Figure;
  /** Mean calendar days from the first purchase to the last sale. */
  readonly holdingDays: Figure;
  /** Share of the bars on which a position was held at some time. */
  readonly exposure: Figure;
  /** Half of all that was bought and sold ÷ mean equity, per year. */
  readonly turnover: Figure;
}

const DAYS_PER_YEAR = 365.25;
const MIN_DAYS = 365;

/**
 * Measures the trades of a run, after fees.
 *
 * @param backtest What an engine returned.
 * @param provenance Where the prices come from; formula and period are filled in.
 * @returns Figures that name their rule; the reason of a missing one is `no-trades` without a trade of its kind,
 *   `denominator-not-positive` for a ratio to losses without one, or `tested-span-too-short`.
 * @see BT-08
 *
 * @example
 * // Profits of 20, -10 and 5: a win rate of 2/3 and a profit factor of 2.5.
 * tradeStatistics(backtest, { source: "demo" }).profitFactor;
 */
export function tradeStatistics(backtest: Backtest, provenance: Provenance): TradeStatistics {
  const { trades, executions, day } = backtest;
  const closed = closedRows(trades);
  const profits = closed.map((row) => trades.profit[row] as number);
  const wins = profits.filter((profit) => profit > 0);
  const losses = profits.filter((profit) => profit < 0);
  const source = { ...provenance, formula: "BT-08", ...periodOf(day) };
  const meanOf = (values: readonly number[]) => figure(mean(values), source, "no-trades");
  const ratio = (part: number, whole: number) =>
    figure(part / whole, source, closed.length === 0 ? "no-trades" : "denominator-not-positive");
  const ofTrades = (value: (row: number) => number) => meanOf(closed.map(value));
  return {
    trades: closed.length,
    open: trades.exitReason.length - closed.length,
    orders: executions.reason.filter(isOrder).length,
    feesPaid: backtest.feesPaid,
    longestWinningStreak: longestStreak(profits, 1),
    longestLosingStreak: longestStreak(profits, -1),
    winRate: ratio(wins.length, closed.length),
    profitFactor: ratio(sum(wins), losses.length === 0 ? Number.NaN : -sum(losses)),
    expectancy: meanOf(profits),
    averageWin: meanOf(wins),
    averageLoss: meanOf(losses),
    payoff: wins.length === 0 ? meanOf(wins) : ratio(mean(wins), -mean(losses)),
    averageReturn: ofTrades((row) => trades.return[row] as number),
    holdingBars: ofTrades((row) => (trades.exitBar[row] as number) - (trades.entryBar[row] as number)),
    holdingDays: ofTrades((row) => dayOf(day, trades.exitBar[row]) - dayOf(day, trades.entryBar[row])),
    exposure: figure(exposureOf(trades, day.length), source, "tested-span-too-short"),
    turnover: figure(turnoverOf(backtest), source, "tested-span-too-short"),
  };
}

/** Rows of closed trades in the order of their last sales. */
function closedRows({ exitReason, exitBar }: TradeColumns): number[] {
  return [...exitReason.keys()]
    .filter((row) => exitReason[row] !== "open")
    .sort((a, b) => (exitBar[a] as number) - (exitBar[b] as number));
}

function longestStreak(profits: readonly number[], sign: 1 | -1): number {
  let longest = 0;
  let streak = 0;
  for (const profit of profits) {
    streak = profit * sign > 0 ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}

function exposureOf({ entryBar, exitBar }: TradeColumns, bars: number): number {
  const isHeld = new Uint8Array(bars);
  entryBar.forEach((entry, row) => {
    isHeld.fill(1, entry, (exitBar[row] as number) + 1);
  });
  return isHeld.reduce((count, held) => count + held, 0) / bars;
}

function turnoverOf({ day, equity, traded }: Backtest): number {
  const days = dayOf(day, day.length - 1) - dayOf(day, 0);
  return days < MIN_DAYS ? Number.NaN : traded / 2 / mean(equity) / (days / DAYS_PER_YEAR);
}

function periodOf(day: Int32Array): Pick<Provenance, "periodStart" | "periodEnd"> {
  if (day.length === 0) return {};
  return { periodStart: formatDay(day[0] as Day), periodEnd: formatDay(day.at(-1) as Day) };
}

function dayOf(day: Int32Array, bar: number | undefined): number {
  return day[bar ?? 0] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
