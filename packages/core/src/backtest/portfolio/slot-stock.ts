import type { TradeReason } from "../../words/index.ts";
import { applySplit } from "../apply-split.ts";
import { Position } from "../position.ts";
import type { TradeLog } from "../trade-log.ts";
import { ActionCursor } from "./action-cursor.ts";
import { endOfStock, type MarketPrices } from "./market-prices.ts";
import type { Moment } from "./moment.ts";

/** What a stock waits for. */
export type SlotOrder = "none" | "buy" | "sell";

/** A stock that has a slot of the account: its position, or the order that will open one. */
export class SlotStock {
  readonly stock: number;
  readonly position = new Position();
  order: SlotOrder = "buy";
  sellReason: TradeReason = "signal";
  /** Last row on or before the bar. */
  row: number;
  /** The last known price, in money per share of today. */
  lastPrice = Number.NaN;
  /** The bar at whose close the position is old enough to be sold. */
  timeLimitBar = Number.POSITIVE_INFINITY;
  /** Of the signal whose order is queued, on today's share count. */
  readonly signal: { close: number; distance: number };
  readonly #prices: MarketPrices;
  readonly #end: number;
  readonly #actions: ActionCursor;

  /** @param signal Row and `stops.distance` of the entry signal. */
  constructor(prices: MarketPrices, stock: number, { row, distance }: { row: number; distance: number }) {
    this.#prices = prices;
    this.stock = stock;
    this.row = row;
    this.#end = endOfStock(prices, stock);
    this.#actions = new ActionCursor(prices, stock, prices.day[row] as number);
    this.signal = { close: prices.bars.close[row] as number, distance };
  }

  isOn(day: number): boolean {
    return this.#prices.day[this.row] === day;
  }

  /** A price of a day; NaN if the stock has none. */
  priceOn(day: number, column: Float64Array): number {
    return this.isOn(day) ? (column[this.row] as number) : Number.NaN;
  }

  /** The value of the position at a price, or at the last one where it is NaN. */
  valueAt(price: number): number {
    return this.position.shares * (Number.isNaN(price) ? this.lastPrice : price);
  }

  /** Moves to the row of a day if the stock has one, and takes its splits and dividends. @returns Cash received. */
  moveTo(moment: Moment, isFractional: boolean, log: TradeLog): number {
    const { day } = moment;
    const days = this.#prices.day;
    while (this.row + 1 < this.#end && (days[this.row + 1] as number) <= day) this.row++;
    if (days[this.row] !== day) return 0;
    return this.#actions.next > day ? 0 : this.#applyActions(moment, isFractional, log);
  }

  #applyActions({ bar, day }: Moment, isFractional: boolean, log: TradeLog): number {
    this.#actions.stepTo(day);
    const { ratio, dividend } = this.#actions;
    this.signal.close /= ratio;
    this.signal.distance /= ratio;
    if (this.position.shares === 0) return 0;
    this.lastPrice /= ratio;
    const rowOpen = this.#prices.bars.open[this.row] as number;
    const open = Number.isNaN(rowOpen) ? this.lastPrice : rowOpen;
    const split = { stock: this.stock, bar, ratio, open, isFractional };
    const inLieu = ratio === 1 ? 0 : applySplit(this.position, split, log);
    return inLieu + this.position.pay(dividend);
  }
}
