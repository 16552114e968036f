import { Position } from "../position.ts";
import { splitShares } from "../share-count.ts";
import type { Sale, TradeLog } from "../trade-log.ts";
import { ActionCursor } from "./action-cursor.ts";
import type { MarketPrices } from "./market-prices.ts";

/** A purchase of shares. */
export interface Purchase {
  readonly bar: number;
  readonly shares: number;
  /** Money per share, slippage included. */
  readonly price: number;
  readonly fee: number;
}

/** One purchase, or what is left of it. */
interface Lot {
  readonly position: Position;
  /** The first row that does not count in its worst and best price yet. */
  row: number;
}

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
  readonly #lots: Lot[] = [];

  constructor(prices: MarketPrices, stock: number, row: number, price: number) {
    this.#prices = prices;
    this.stock = stock;
    this.row = row;
    this.lastClose = price;
    this.#end = prices.barStart[stock + 1] as number;
    this.#actions = new ActionCursor(prices, stock, prices.day[row] as number);
  }

  /** Moves to the row of a day if the stock has one, and takes its splits and dividends. @returns Cash received. */
  moveTo(day: number, isFractional: boolean): number {
    const next = this.row + 1;
    if (next >= this.#end || this.#prices.day[next] !== day) return 0;
    this.row = next;
    return this.#actions.next > day ? 0 : this.#applyActions(day, isFractional);
  }

  /** The value at the opens or closes of a day; at the last close where the stock has no such price. */
  valueAt(day: number, column: Float64Array): number {
    const price = this.#prices.day[this.row] === day ? (column[this.row] as number) : Number.NaN;
    return this.shares * (Number.isNaN(price) ? this.lastClose : price);
  }

  markAtClose(day: number): number {
    const close = this.#prices.bars.close[this.row] as number;
    if (!Number.isNaN(close) && this.#prices.day[this.row] === day) this.lastClose = close;
    return this.shares * this.lastClose;
  }

  /** @param fromRow The first row whose prices count for the worst and best price of the purchase. */
  add(purchase: Purchase, fromRow: number): void {
    const position = new Position();
    position.open({ ...purchase, stops: {}, signal: { close: purchase.price, distance: 0 } });
    this.#lots.push({ position, row: fromRow });
    this.shares += purchase.shares;
  }

  /**
   * Takes shares out and writes a trade for each purchase that they came from.
   *
   * @param untilRow The row before which the prices count for the worst and best price.
   */
  take(sale: Omit<Sale, "stock">, untilRow: number, log: TradeLog): void {
    let left = sale.shares;
    const all = sale.shares >= this.shares;

    while (this.#lots.length > 0 && (all || left > 0)) {
      const lot = this.#lots[0] as Lot;
      const { position } = lot;
      const shares = all ? position.shares : Math.min(position.shares, left);
      this.#see(lot, untilRow);
      position.see(sale.price);
      log.add(position, {
        ...sale,
        stock: this.stock,
        shares,
        fee: sale.fee === 0 ? 0 : sale.fee * (shares / sale.shares),
      });
      left -= shares;
      position.shares -= shares;
      if (position.shares > 0) break;
      this.#lots.shift();
    }
    this.shares = all ? 0 : this.shares - sale.shares;
  }

  #applyActions(day: number, isFractional: boolean): number {
    this.#actions.stepTo(day);
    const { ratio, dividend } = this.#actions;
    let cash = ratio === 1 ? 0 : this.#split(ratio, isFractional);
    if (dividend > 0) for (const { position } of this.#lots) cash += position.pay(dividend);
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
      const { position } = lot;
      const isLast = lot === this.#lots.at(-1);
      const part = position.shares * ratio;
      this.#see(lot, this.row);
      position.split(ratio, open, true);
      position.shares = isLast ? left : part * (shares / exact);
      position.cashInLieu += cashInLieu * (part / exact);
      left -= position.shares;
    }
    return cashInLieu;
  }

  /** Looks through the prices of a purchase from its row to before another one, on the share count of today. */
  #see(lot: Lot, until: number): void {
    const { low, high, close } = this.#prices.bars;
    const [lows, highs] = [low ?? close, high ?? close];
    let { lowest, highest } = lot.position;
    for (let row = lot.row; row < until; row++) {
      if ((lows[row] as number) < lowest) lowest = lows[row] as number;
      if ((highs[row] as number) > highest) highest = highs[row] as number;
    }
    lot.row = Math.max(lot.row, until);
    lot.position.lowest = lowest;
    lot.position.highest = highest;
  }
}
