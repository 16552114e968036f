import type { TradeReason } from "../words/index.ts";
import type { Position } from "./position.ts";
import type { TradeColumns } from "./trade-columns.ts";

/** A sale, or the valuation of what is still held at the end. */
export interface Sale {
  readonly stock: number;
  readonly bar: number;
  /** Shares sold, on today's count, at most those of the position. */
  readonly shares: number;
  /** Money per share on today's count, slippage included. */
  readonly price: number;
  readonly fee: number;
  readonly reason: TradeReason;
}

/** Collects trades, row by row. */
export class TradeLog {
  readonly #rows = {
    stock: [] as number[],
    entryBar: [] as number[],
    exitBar: [] as number[],
    quantity: [] as number[],
    entryPrice: [] as number[],
    exitPrice: [] as number[],
    fees: [] as number[],
    dividends: [] as number[],
    profit: [] as number[],
    return: [] as number[],
    worst: [] as number[],
    best: [] as number[],
  };
  readonly #reasons: TradeReason[] = [];

  /**
   * Adds the row of a sale and takes its part of fees, dividends and cash in lieu out of the position. The caller changes
   * shares and cash.
   *
   * @see BT-08
   */
  add(position: Position, sale: Sale): void {
    const part = sale.shares === position.shares ? 1 : sale.shares / position.shares;
    const quantity = part * position.entryShares;
    const entryFee = part * position.entryFee;
    const dividends = part * position.dividends;
    const cashInLieu = part * position.cashInLieu;
    position.entryShares -= quantity;
    position.entryFee -= entryFee;
    position.dividends -= dividends;
    position.cashInLieu -= cashInLieu;
    const rows = this.#rows;
    const cost = quantity * position.entryPrice;
    const proceeds = sale.shares * sale.price + cashInLieu;
    const profit = proceeds - cost - entryFee - sale.fee + dividends;
    const entryPriceToday = position.entryPrice / position.sharesPerEntryShare;
    rows.stock.push(sale.stock);
    rows.entryBar.push(position.entryBar);
    rows.exitBar.push(sale.bar);
    rows.quantity.push(quantity);
    rows.entryPrice.push(position.entryPrice);
    rows.exitPrice.push(position.sharesPerEntryShare === 1 ? sale.price : proceeds / quantity);
    rows.fees.push(entryFee + sale.fee);
    rows.dividends.push(dividends);
    rows.profit.push(profit);
    rows.return.push(profit / (cost + entryFee));
    rows.worst.push(position.lowest / entryPriceToday - 1);
    rows.best.push(position.highest / entryPriceToday - 1);
    this.#reasons.push(sale.reason);
  }

  /** The rows in the order of their entries. */
  columns(): TradeColumns {
    const rows = this.#rows;
    const order = orderOfEntries(rows.entryBar);
    const numbers = (column: number[]) => (order ? gather(column, order) : new Float64Array(column));
    const whole = (column: number[]) => (order ? new Int32Array(gather(column, order)) : new Int32Array(column));
    return {
      stock: whole(rows.stock),
      entryBar: whole(rows.entryBar),
      exitBar: whole(rows.exitBar),
      quantity: numbers(rows.quantity),
      entryPrice: numbers(rows.entryPrice),
      exitPrice: numbers(rows.exitPrice),
      fees: numbers(rows.fees),
      dividends: numbers(rows.dividends),
      profit: numbers(rows.profit),
      return: numbers(rows.return),
      worst: numbers(rows.worst),
      best: numbers(rows.best),
      exitReason: order ? Array.from(order, (row) => this.#reasons[row] as TradeReason) : this.#reasons,
    };
  }
}

/**
 * Rows by their bars, by counting; rows of one bar keep their order. A rotation has some hundred thousand of them.
 *
 * @returns null if they are in order as they are, as those of one stock.
 */
function orderOfEntries(bars: readonly number[]): Int32Array | null {
  if (bars.every((bar, row) => row === 0 || bar >= (bars[row - 1] as number))) return null;
  const next = new Int32Array(bars.reduce((last, bar) => Math.max(last, bar), 0) + 2);
  for (const bar of bars) next[bar + 1] = (next[bar + 1] as number) + 1;
  for (let bar = 1; bar < next.length; bar++) next[bar] = (next[bar] as number) + (next[bar - 1] as number);
  const order = new Int32Array(bars.length);
  bars.forEach((bar, row) => {
    order[next[bar] as number] = row;
    next[bar] = (next[bar] as number) + 1;
  });
  return order;
}

function gather(from: readonly number[], rows: Int32Array): Float64Array {
  const to = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) to[i] = from[rows[i] as number] as number;
  return to;
}
