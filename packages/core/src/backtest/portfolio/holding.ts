import { Position } from "../position.ts";
import { splitShares } from "../share-count.ts";
import type { Sale, TradeLog } from "../trade-log.ts";
import { ActionCursor } from "./action-cursor.ts";
import { endOfStock, type MarketPrices } from "./market-prices.ts";

/** A purchase of shares. */
export interface Purchase {
  readonly bar: number;
  readonly shares: number;
  /** Money per share, slippage included. */
  readonly price: number;
  readonly fee: number;
}

/** Shares this close to those of a purchase are all of it. */
const ROUNDING = 1e-9;

/** The shares of one stock in an account, bought at one or several times. The oldest are sold first. */
export class Holding {
  readonly stock: number;
  /** Last row on or before the bar. */
  row: number;
  shares = 0;
  lastClose: number;
  readonly #prices: MarketPrices;
  readonly #end: number;
  readonly #actions: ActionCursor;
  /** What is left of each purchase. */
  readonly #lots: Position[] = [];

  constructor(prices: MarketPrices, stock: number, row: number, price: number) {
    this.#prices = prices;
    this.stock = stock;
    this.row = row;
    this.lastClose = price;
    this.#end = endOfStock(prices, stock);
    this.#actions = new ActionCursor(prices, stock, prices.day[row] as number);
  }

  /** Moves to the row of a day if the stock has one, and takes its splits and dividends. @returns Cash received. */
  moveTo(day: number, isFractional: boolean): number {
    const days = this.#prices.day;
    while (this.row + 1 < this.#end && (days[this.row + 1] as number) <= day) this.row++;
    if (days[this.row] !== day) return 0;
    return this.#actions.next > day ? 0 : this.#applyActions(day, isFractional);
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
    for (const lot of this.#lots) lot.seeBar(highest, lowest, price);
    return true;
  }

  /** The value at the opens or closes of a day; at the last close where the stock has no such price. */
  valueAt(day: number, column: Float64Array): number {
    const price = this.#prices.day[this.row] === day ? (column[this.row] as number) : Number.NaN;
    return this.shares * (Number.isNaN(price) ? this.lastClose : price);
  }

  /** Counts the prices of a day for the worst and best price of each purchase. */
  see(day: number): void {
    const { close, low = close, high = close } = this.#prices.bars;
    const { row } = this;
    if (this.#prices.day[row] !== day) return;
    for (const lot of this.#lots) lot.seeBar(high[row] as number, low[row] as number, close[row] as number);
  }

  /** Takes over the close of a day. @returns The value. */
  mark(day: number): number {
    const close = this.#prices.bars.close[this.row] as number;
    if (!Number.isNaN(close) && this.#prices.day[this.row] === day) this.lastClose = close;
    return this.shares * this.lastClose;
  }

  add(purchase: Purchase): void {
    const lot = new Position();
    lot.open({ ...purchase, stops: {}, signal: { close: purchase.price, distance: 0 } });
    this.#lots.push(lot);
    this.shares += purchase.shares;
  }

  /**
   * Takes shares out and writes a trade for each purchase that they came from.
   *
   * @param marketPrice Before slippage; NaN where there was no price.
   */
  take(sale: Omit<Sale, "stock">, marketPrice: number, log: TradeLog): void {
    const isAll = sale.shares >= this.shares;
    let left = isAll ? Number.POSITIVE_INFINITY : sale.shares;
    for (let lot = this.#lots[0]; lot !== undefined && left > 0; lot = this.#lots[0]) {
      const shares = lot.shares <= left * (1 + ROUNDING) ? lot.shares : left;
      const fee = sale.fee === 0 ? 0 : sale.fee * (shares / sale.shares);
      if (!Number.isNaN(marketPrice)) {
        lot.see(marketPrice);
        lot.see(sale.price);
      }
      log.add(lot, { ...sale, stock: this.stock, shares, fee });
      left -= shares;
      lot.shares -= shares;
      if (lot.shares > 0) break;
      this.#lots.shift();
    }
    this.shares = isAll ? 0 : this.shares - sale.shares;
  }

  #applyActions(day: number, isFractional: boolean): number {
    this.#actions.stepTo(day);
    const { ratio, dividend } = this.#actions;
    let cash = ratio === 1 ? 0 : this.#split(ratio, isFractional);
    if (dividend > 0) for (const lot of this.#lots) cash += lot.pay(dividend);
    return cash;
  }

  #split(ratio: number, isFractional: boolean): number {
    this.lastClose /= ratio;
    const rowOpen = this.#prices.bars.open[this.row] as number;
    const open = Number.isNaN(rowOpen) ? this.lastClose : rowOpen;
    const { shares, cashInLieu } = splitShares({ held: this.shares, ratio, open, isFractional });
    const exact = this.shares * ratio;
    this.shares = shares;
    let left = shares;
    for (const lot of this.#lots) {
      const part = (lot.shares * ratio) / exact;
      lot.split(ratio, open, true);
      lot.shares = lot === this.#lots.at(-1) ? left : part * shares;
      lot.cashInLieu += part * cashInLieu;
      left -= lot.shares;
    }
    return cashInLieu;
  }
}
