import type { ExecutionReason, ExecutionSide, TradeReason } from "@plumbline/core/words";
import type { PriceColumns } from "../../charts/index.ts";
import type { TradeColumns, TradedStock } from "../../state/index.ts";

/** What was bought or sold on a bar. */
export interface ExecutionOnBar {
  readonly bar: number;
  readonly date: string;
  readonly side: ExecutionSide;
  readonly quantity: number;
  readonly price: number;
  /** Null where an earlier version of the engine listed no executions. */
  readonly reason: ExecutionReason | null;
}

/** A trade with the bars of its fills. Prices are money per share, profit and fees money; a missing number is NaN. */
export interface TradeOnBars {
  readonly entry: number;
  readonly exit: number;
  readonly entryDate: string;
  readonly exitDate: string;
  /** Mean of its purchases, and of its sales; what is open counts at the last close. */
  readonly entryPrice: number;
  readonly exitPrice: number;
  /** Of the first purchase, and of the last sale or, while it is open, the last close. */
  readonly firstPrice: number;
  readonly lastPrice: number;
  /** Shares of all purchases. */
  readonly quantity: number;
  readonly fees: number;
  readonly profit: number;
  /** Profit as a fraction of the most that lay in it. */
  readonly return: number;
  readonly reason: TradeReason;
  /** By time; one purchase at least. */
  readonly executions: readonly ExecutionOnBar[];
}

/**
 * The trades of a stock with the bars of their fills, in the order of the answer.
 *
 * @param bars Dates rising. A fill on a day without a bar stands on the next one, after the last bar on the last.
 */
export function tradesOnBars(
  { date: dates, close }: Pick<TradedStock, "date" | "close">,
  trades: TradeColumns,
): TradeOnBars[] {
  const executions = executionsOnBars(dates, trades);
  return trades.entryDate.map((entryDate, i) => {
    const exitDate = trades.exitDate[i] ?? entryDate;
    const exit = barOn(dates, exitDate);
    const own = executions.get(i) ?? onlyFills(dates, trades, i);
    const reason = trades.reason[i] ?? "open";
    const lastClose = close[exit] ?? trades.exitPrice[i];
    return {
      entry: barOn(dates, entryDate),
      exit,
      entryDate,
      exitDate,
      entryPrice: trades.entryPrice[i] ?? Number.NaN,
      exitPrice: trades.exitPrice[i] ?? Number.NaN,
      firstPrice: own[0]?.price ?? Number.NaN,
      lastPrice: (reason === "open" ? lastClose : own.at(-1)?.price) ?? Number.NaN,
      quantity: trades.quantity[i] ?? Number.NaN,
      fees: trades.fees[i] ?? Number.NaN,
      profit: trades.profit[i] ?? Number.NaN,
      return: trades.return[i] ?? Number.NaN,
      reason,
      executions: own,
    };
  });
}

/** The executions of each trade, by its place. */
function executionsOnBars(dates: readonly string[], { executions }: TradeColumns): Map<number, ExecutionOnBar[]> {
  const byTrade = new Map<number, ExecutionOnBar[]>();
  if (!("trade" in executions)) return byTrade;
  executions.trade.forEach((trade, row) => {
    const date = executions.date[row] ?? "";
    const execution: ExecutionOnBar = {
      bar: barOn(dates, date),
      date,
      side: executions.side[row] ?? "buy",
      quantity: executions.quantity[row] ?? Number.NaN,
      price: executions.price[row] ?? Number.NaN,
      reason: executions.reason[row] ?? null,
    };
    const own = byTrade.get(trade);
    if (own) own.push(execution);
    else byTrade.set(trade, [execution]);
  });
  return byTrade;
}

/** Where no executions are listed, a trade is one purchase and, unless it is open, one sale. */
function onlyFills(dates: readonly string[], trades: TradeColumns, i: number): ExecutionOnBar[] {
  const fill = (side: ExecutionSide, date: string, price: number | null | undefined): ExecutionOnBar => ({
    bar: barOn(dates, date),
    date,
    side,
    quantity: trades.quantity[i] ?? Number.NaN,
    price: price ?? Number.NaN,
    reason: null,
  });
  const entryDate = trades.entryDate[i] ?? "";
  const bought = fill("buy", entryDate, trades.entryPrice[i]);
  if (trades.reason[i] === "open") return [bought];
  return [bought, fill("sell", trades.exitDate[i] ?? entryDate, trades.exitPrice[i])];
}

/** Whether a trade is more than one purchase with one sale. */
export function hasParts({ executions, reason }: Pick<TradeOnBars, "executions" | "reason">): boolean {
  return executions.length > (reason === "open" ? 1 : 2);
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
