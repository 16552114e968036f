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
    const picked = (column: number[]) => (order ? order.map((row) => column[row] as number) : column);
    return {
      stock: new Int32Array(picked(rows.stock)),
      entryBar: new Int32Array(picked(rows.entryBar)),
      exitBar: new Int32Array(picked(rows.exitBar)),
      quantity: new Float64Array(picked(rows.quantity)),
      entryPrice: new Float64Array(picked(rows.entryPrice)),
      exitPrice: new Float64Array(picked(rows.exitPrice)),
      fees: new Float64Array(picked(rows.fees)),
      dividends: new Float64Array(picked(rows.dividends)),
      profit: new Float64Array(picked(rows.profit)),
      return: new Float64Array(picked(rows.return)),
      worst: new Float64Array(picked(rows.worst)),
      best: new Float64Array(picked(rows.best)),
      exitReason: order ? order.map((row) => this.#reasons[row] as TradeReason) : this.#reasons,
    };
  }
}

/** The rows sorted by their entries, those of one bar as they came; null if they are in order. */
function orderOfEntries(entryBar: readonly number[]): number[] | null {
  const isInOrder = entryBar.every((bar, row) => row === 0 || bar >= (entryBar[row - 1] as number));
  if (isInOrder) return null;
  return [...entryBar.keys()].sort((a, b) => (entryBar[a] as number) - (entryBar[b] as number));
}
