import { applySplit } from "../apply-split.ts";
import { Position } from "../position.ts";
import type { FilledPurchase, Sale, TradeLog } from "../trade-log.ts";
import { ActionCursor } from "./action-cursor.ts";
import { endOfStock, type MarketPrices } from "./market-prices.ts";
import type { Moment } from "./moment.ts";

/** The shares of one stock in an account, bought at one or several times. */
export class Holding {
  readonly stock: number;
  /** Last row on or before the bar. */
  row: number;
  lastClose: number;
  readonly #prices: MarketPrices;
  readonly #end: number;
  readonly #actions: ActionCursor;
  readonly #position = new Position();

  constructor(prices: MarketPrices, stock: number, row: number, price: number) {
    this.#prices = prices;
    this.stock = stock;
    this.row = row;
    this.lastClose = price;
    this.#end = endOfStock(prices, stock);
    this.#actions = new ActionCursor(prices, stock, prices.day[row] as number);
  }

  get shares(): number {
    return this.#position.shares;
  }

  /** Moves to the row of a day if the stock has one, and takes its splits and dividends. @returns Cash received. */
  moveTo(moment: Moment, isFractional: boolean, log: TradeLog): number {
    const { day } = moment;
    const days = this.#prices.day;
    while (this.row + 1 < this.#end && (days[this.row + 1] as number) <= day) this.row++;
    if (days[this.row] !== day) return 0;
    return this.#actions.next > day ? 0 : this.#applyActions(moment, isFractional, log);
  }

  /**
   * Adds the values at the closes of the next bars, if each of them has a row and no split or dividend comes.
   *
   * @param lastDay The day of the last of these bars.
   * @param values One per bar; it is added to.
   * @returns Whether it was so; if not, nothing has changed.
   */
  markRun(lastDay: number, values: Float64Array): boolean {
    const { day, bars } = this.#prices;
    const { close, low = close, high = close } = bars;
    const first = this.row + 1;
    const last = this.row + values.length;
    if (last >= this.#end || day[last] !== lastDay || this.#actions.next <= lastDay) return false;
    const { shares } = this;
    let [price, lowest, highest] = [this.lastClose, Number.POSITIVE_INFINITY, 0];
    for (let k = 0; k < values.length; k++) {
      const row = first + k;
      if (!Number.isNaN(close[row])) price = close[row] as number;
      if ((low[row] as number) < lowest) lowest = low[row] as number;
      if ((high[row] as number) > highest) highest = high[row] as number;
      values[k] = (values[k] as number) + shares * price;
    }
    this.lastClose = price;
    this.row = last;
    this.#position.seeBar(highest, lowest, price);
    return true;
  }

  /** The value at the opens or closes of a day; at the last close where the stock has no such price. */
  valueAt(day: number, column: Float64Array): number {
    const price = this.#prices.day[this.row] === day ? (column[this.row] as number) : Number.NaN;
    return this.shares * (Number.isNaN(price) ? this.lastClose : price);
  }

  /** Counts the prices of a day for the worst and the best price. */
  see(day: number): void {
    const { close, low = close, high = close } = this.#prices.bars;
    const { row } = this;
    if (this.#prices.day[row] !== day) return;
    this.#position.seeBar(high[row] as number, low[row] as number, close[row] as number);
  }

  /** Takes over the close of a day. @returns The value. */
  mark(day: number): number {
    const close = this.#prices.bars.close[this.row] as number;
    if (!Number.isNaN(close) && this.#prices.day[this.row] === day) this.lastClose = close;
    return this.shares * this.lastClose;
  }

  buy(purchase: Omit<FilledPurchase, "stock">, log: TradeLog): void {
    const position = this.#position;
    if (position.shares > 0) position.add(purchase);
    else position.open({ ...purchase, stops: {}, signal: { close: purchase.price, distance: 0 } });
    log.bought(position, { ...purchase, stock: this.stock });
  }

  /**
   * Sells shares, or takes them out without an order.
   *
   * @param marketPrice Before slippage.
   */
  take(sale: Omit<Sale, "stock">, marketPrice: number, log: TradeLog): void {
    const position = this.#position;
    position.see(marketPrice);
    position.see(sale.price);
    position.sell(sale);
    log.sold(position, { ...sale, stock: this.stock });
  }

  #applyActions({ bar, day }: Moment, isFractional: boolean, log: TradeLog): number {
    this.#actions.stepTo(day);
    const { ratio, dividend } = this.#actions;
    this.lastClose /= ratio;
    const rowOpen = this.#prices.bars.open[this.row] as number;
    const open = Number.isNaN(rowOpen) ? this.lastClose : rowOpen;
    const split = { stock: this.stock, bar, ratio, open, isFractional };
    const inLieu = ratio === 1 ? 0 : applySplit(this.#position, split, log);
    return inLieu + this.#position.pay(dividend);
  }
}
