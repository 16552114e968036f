import type { AccountSettings } from "../trade-columns.ts";
import { Account, type AccountContext } from "./account.ts";
import type { RowFinder } from "./row-finder.ts";
import { scaleToCash } from "./scale-to-cash.ts";

/** Stocks chosen and the fraction of equity that each shall have. */
export interface Target {
  readonly stocks: Int32Array;
  readonly weights: Float64Array;
}

/** One bar at which orders are filled. */
interface Moment {
  readonly bar: number;
  readonly day: number;
}

interface Order {
  readonly stock: number;
  readonly row: number;
  /** Money per share, without slippage. */
  readonly price: number;
  /** Shares held. */
  readonly held: number;
  /** Money that shall be in the stock. */
  readonly target: number;
}

/** A part of the account of a rotation: all of it, or one of several whose holding times overlap. */
export class RotationPart {
  readonly account: Account;
  readonly #settings: AccountSettings;
  readonly #prices: Float64Array;
  readonly #finder: RowFinder;
  /** Weights of stocks that had no price when they should have been traded. */
  readonly #queued = new Map<number, number>();

  constructor(context: AccountContext, finder: RowFinder, capital: number) {
    this.account = new Account(context, capital);
    this.#settings = context.settings;
    const { open, close } = context.prices.bars;
    this.#prices = context.settings.fillAt === "close" ? close : open;
    this.#finder = finder;
  }

  /** Brings the holdings to their new weights; a stock without a price stays queued. @returns Value at the prices, and factor. */
  rebalance({ stocks, weights }: Target, moment: Moment): { equity: number; scale: number } {
    const { held } = this.account;
    this.#queued.clear();
    for (const stock of held.keys()) this.#queued.set(stock, 0);
    for (let i = 0; i < stocks.length; i++) this.#queued.set(stocks[i] as number, weights[i] as number);
    return this.#fill(moment, scaleToCash);
  }

  /** Fills orders that waited for a price; what cash does not pay is not bought. */
  fillQueued(moment: Moment): void {
    if (this.#queued.size > 0) this.#fill(moment, () => 1);
  }

  #fill(moment: Moment, scaleOf: typeof scaleToCash): { equity: number; scale: number } {
    const equity = this.account.valueAt(moment.day, this.#prices);
    const orders = this.#ordersWithPrice(moment, equity);
    const scale = scaleOf({
      cash: this.account.cash,
      costs: this.#settings.costs,
      prices: Float64Array.from(orders, ({ price }) => price),
      shares: Float64Array.from(orders, ({ held }) => held),
      targets: Float64Array.from(orders, ({ target }) => target),
    });
    for (const order of orders) this.#sell(order, scale, moment.bar);
    for (const order of orders) this.#buy(order, scale, moment.bar);
    return { equity, scale };
  }

  /** Takes the orders out of the queue whose stocks have a price. */
  #ordersWithPrice({ bar, day }: Moment, equity: number): Order[] {
    const orders: Order[] = [];
    for (const [stock, weight] of this.#queued) {
      const row = this.#finder.rowOn(stock, bar, day);
      const price = row < 0 ? Number.NaN : (this.#prices[row] as number);
      if (Number.isNaN(price)) continue;
      this.#queued.delete(stock);
      const held = this.account.held.get(stock)?.shares ?? 0;
      orders.push({ stock, row, price, held, target: weight * equity });
    }
    return orders;
  }

  #sell({ stock, row, price, held, target }: Order, scale: number, bar: number): void {
    const holding = this.account.held.get(stock);
    const shares = held - this.#sharesFor(scale * target, price);
    if (holding === undefined || shares <= held * ROUNDING) return;
    this.account.sell(holding, { bar, row, shares, price }, "rebalance");
  }

  #buy({ stock, row, price, held, target }: Order, scale: number, bar: number): void {
    const wanted = this.#sharesFor(scale * target, price);
    const shares = wanted - held;
    if (shares <= wanted * ROUNDING) return;
    this.account.buy(stock, { bar, row, shares, price });
  }

  #sharesFor(money: number, price: number): number {
    return this.#settings.fractional ? money / price : Math.floor((money / price) * (1 + ROUNDING));
  }
}

/** A difference of holdings as small as this comes from rounding and is not traded. */
const ROUNDING = 1e-12;
