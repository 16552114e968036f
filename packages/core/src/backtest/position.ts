import type { EntryOrder } from "./entry-order.ts";
import { limitSell, stopSell } from "./fills.ts";
import { type PriceStops, type SignalPrices, stopLevel, targetLevel } from "./price-stops.ts";
import { splitShares } from "./share-count.ts";

/** Shares that change hands, on today's count. */
export interface Fill {
  readonly shares: number;
  /** Money per share, slippage included. */
  readonly price: number;
  readonly fee: number;
}

/** A purchase that opens a position. */
export interface Opening extends Fill {
  readonly bar: number;
  readonly stops: PriceStops;
  readonly signal: SignalPrices;
}

/**
 * Shares of one stock from the purchase that opens the position to the sale of the last of them: what a trade is made of. All prices
 * are on today's share count, except `entryPrice`.
 */
export class Position {
  /** Shares on today's count; 0 without a position. */
  shares = 0;
  /** The bar of the first purchase. */
  entryBar = -1;
  /** Mean price of all purchases, in money per share of the first one's count. */
  entryPrice = 0;
  /** Shares of all purchases, on the first one's count. */
  bought = 0;
  /** Shares of today that were one share at the first purchase. */
  sharesPerEntryShare = 1;
  /** Money that all purchases cost, without fees. */
  cost = 0;
  /** Money that sales brought, without fees, and that was paid for parts of shares. */
  proceeds = 0;
  /** Of purchases and sales, in money. */
  fees = 0;
  /** In money. */
  dividends = 0;
  /** The most money that lay in it at once: what purchases cost with all fees, less what sales had brought by then. */
  invested = 0;
  /** Stop and target; infinite without. */
  stop = Number.NEGATIVE_INFINITY;
  target = Number.POSITIVE_INFINITY;
  /** The trailing stop lies at this fraction of the highest close or, if higher, the fill; 0 without. */
  trailingShare = 0;
  highestClose = 0;
  /** Of the prices since the last purchase. */
  lowest = 0;
  highest = 0;
  /** Deepest and highest price before the last purchase, as fractions of the mean entry price by then. */
  #worstBefore = Number.POSITIVE_INFINITY;
  #bestBefore = Number.NEGATIVE_INFINITY;

  open({ bar, shares, price, fee, stops, signal }: Opening): void {
    this.shares = shares;
    this.entryBar = bar;
    this.entryPrice = price;
    this.bought = shares;
    this.sharesPerEntryShare = 1;
    this.cost = shares * price;
    this.proceeds = 0;
    this.fees = fee;
    this.dividends = 0;
    this.invested = this.cost + fee;
    this.#worstBefore = Number.POSITIVE_INFINITY;
    this.#bestBefore = Number.NEGATIVE_INFINITY;
    this.stop = stopLevel(stops, price, signal);
    this.target = targetLevel(stops, price, signal);
    this.trailingShare = stops.trailing === undefined ? 0 : 1 - stops.trailing;
    this.highestClose = price;
    this.lowest = price;
    this.highest = price;
  }

  /** Buys more; stop and target stay where they are. */
  add({ shares, price, fee }: Fill): void {
    this.#worstBefore = this.worst;
    this.#bestBefore = this.best;
    this.shares += shares;
    this.bought += shares / this.sharesPerEntryShare;
    this.cost += shares * price;
    this.entryPrice = this.cost / this.bought;
    this.fees += fee;
    this.invested = Math.max(this.invested, this.cost + this.fees - this.proceeds);
    this.lowest = price;
    this.highest = price;
  }

  /** Sells some of the shares, or all; the caller has the money. */
  sell({ shares, price, fee }: Fill): void {
    this.shares = shares >= this.shares ? 0 : this.shares - shares;
    this.proceeds += shares * price;
    this.fees += fee;
  }

  /** Deepest price while held, as a fraction of the mean entry price by then. */
  get worst(): number {
    return Math.min(this.#worstBefore, this.lowest / (this.entryPrice / this.sharesPerEntryShare) - 1);
  }

  /** Highest price while held, as a fraction of the mean entry price by then. */
  get best(): number {
    return Math.max(this.#bestBefore, this.highest / (this.entryPrice / this.sharesPerEntryShare) - 1);
  }

  /** Applies a split before the open and returns the money for a part of a share. */
  split(ratio: number, open: number, isFractional: boolean): number {
    const { shares, cashInLieu } = splitShares({ held: this.shares, ratio, open, isFractional });
    this.shares = shares;
    this.proceeds += cashInLieu;
    this.sharesPerEntryShare *= ratio;
    this.stop /= ratio;
    this.target /= ratio;
    this.highestClose /= ratio;
    this.lowest /= ratio;
    this.highest /= ratio;
    return cashInLieu;
  }

  /** Credits a dividend before the open and returns it, in money. */
  pay(dividendPerShare: number): number {
    const money = this.shares * dividendPerShare;
    this.dividends += money;
    return money;
  }

  /** The stop in force: the fixed one or, if higher, the trailing one; `-Infinity` without. */
  stopInForce(): number {
    return this.trailingShare > 0 ? Math.max(this.stop, this.highestClose * this.trailingShare) : this.stop;
  }

  /** Which of the two stops is in force. */
  stopReason(): "stopLoss" | "trailingStop" {
    return this.trailingShare > 0 && this.highestClose * this.trailingShare > this.stop ? "trailingStop" : "stopLoss";
  }

  /** The price at which the stop sells in a bar, before slippage; NaN where it does not. */
  stopFill(open: number, low: number): number {
    return stopSell(open, low, this.stopInForce());
  }

  /** The price at which the target sells in a bar; NaN where it does not. The stop of the same bar goes first. */
  targetFill(open: number, high: number): number {
    return limitSell(open, high, this.target);
  }

  /** Counts a price that was certainly seen while the position was held. */
  see(price: number): void {
    if (price < this.lowest) this.lowest = price;
    if (price > this.highest) this.highest = price;
  }

  /** Whether it was opened at a limit within a bar: of that bar, the high may have come before. */
  isBoughtBelow(bar: number, open: number, order: EntryOrder | undefined): boolean {
    return order?.type === "limit" && this.entryBar === bar && this.entryPrice < open;
  }

  /** Counts the prices of a bar at whose close the position is held; missing ones are passed over. */
  seeBar(high: number, low: number, close: number): void {
    this.see(low);
    this.see(high);
    this.see(close);
    if (close > this.highestClose) this.highestClose = close;
  }
}
