import type { EntryOrder } from "./entry-order.ts";
import { limitSell, stopSell } from "./fills.ts";
import { type PriceStops, type SignalPrices, stopLevel, targetLevel } from "./price-stops.ts";
import { splitShares } from "./share-count.ts";

/** A purchase that opens a position. */
export interface Opening {
  readonly bar: number;
  readonly shares: number;
  /** Money per share, slippage included. */
  readonly price: number;
  readonly fee: number;
  readonly stops: PriceStops;
  readonly signal: SignalPrices;
}

/** Shares of one stock from their purchase to their sale. All prices are on today's share count, except `entryPrice`. */
export class Position {
  /** Shares on today's count; 0 without a position. */
  shares = 0;
  entryBar = -1;
  /** Money per share of the entry's count. */
  entryPrice = 0;
  /** Shares on the entry's count that no sale has taken over yet. */
  entryShares = 0;
  /** Shares of today that were one share at the entry. */
  sharesPerEntryShare = 1;
  /** Fee of the entry that no sale has taken over yet, in money. */
  entryFee = 0;
  /** Dividends that no sale has taken over yet, in money. */
  dividends = 0;
  /** Money for parts of shares that no sale has taken over yet. */
  cashInLieu = 0;
  /** Stop and target; infinite without. */
  stop = Number.NEGATIVE_INFINITY;
  target = Number.POSITIVE_INFINITY;
  /** The trailing stop lies at this fraction of the highest close or, if higher, the fill; 0 without. */
  trailingShare = 0;
  highestClose = 0;
  lowest = 0;
  highest = 0;

  open({ bar, shares, price, fee, stops, signal }: Opening): void {
    this.shares = shares;
    this.entryBar = bar;
    this.entryPrice = price;
    this.entryShares = shares;
    this.sharesPerEntryShare = 1;
    this.entryFee = fee;
    this.dividends = 0;
    this.cashInLieu = 0;
    this.stop = stopLevel(stops, price, signal);
    this.target = targetLevel(stops, price, signal);
    this.trailingShare = stops.trailing === undefined ? 0 : 1 - stops.trailing;
    this.highestClose = price;
    this.lowest = price;
    this.highest = price;
  }

  /** Applies a split before the open and returns the money for a part of a share. */
  split(ratio: number, open: number, isFractional: boolean): number {
    const { shares, cashInLieu } = splitShares({ held: this.shares, ratio, open, isFractional });
    this.shares = shares;
    this.cashInLieu += cashInLieu;
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

  /** Whether it was bought at a limit within a bar: of that bar, the high may have come before. */
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
