import type { AccountSettings } from "../trade-columns.ts";
import { Account, type AccountContext } from "./account.ts";
import type { RowFinder } from "./row-finder.ts";
import { scaleToCash } from "./scale-to-cash.ts";

/** Stocks chosen and the fraction of equity that each shall have. */
export interface Target {
  readonly stocks: Int32Array;
  readonly weights: Float64Array;
}

/** What a rebalancing did. */
export interface Rebalanced {
  readonly bar: number;
  /** Value of the part at the prices of the trades, before them. */
  readonly equity: number;
  /** The factor by which all weights were multiplied so that cash pays for the fees. */
  readonly scale: number;
  /** Cash and holdings after the trades. */
  readonly cash: number;
  readonly stocks: Int32Array;
  readonly shares: Float64Array;
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
  readonly #context: AccountContext;
  readonly #settings: AccountSettings;
  readonly #prices: Float64Array;
  readonly #finder: RowFinder;
  readonly #day: Int32Array;
  readonly #delistingDays: Int32Array;
  /** The next bar. */
  #bar = 0;
  /** Weights of stocks that had no price when they should have been traded. */
  readonly #queued = new Map<number, number>();

  constructor(context: AccountContext, finder: RowFinder, capital: number) {
    this.account = new Account(context, capital);
    this.#context = context;
    this.#settings = context.settings;
    const { open, close } = context.prices.bars;
    this.#prices = context.settings.fillAt === "close" ? close : open;
    this.#finder = finder;
    this.#day = context.day;
    this.#delistingDays = context.delistingDays;
  }

  /** Goes on to before a bar; orders that waited for a price are filled. */
  advanceTo(end: number): void {
    while (this.#bar < end) {
      if (this.#queued.size === 0) {
        this.account.pass(this.#bar, end);
        this.#bar = end;
      } else this.#trade();
    }
  }

  /** Brings the holdings to their new weights at the bar before which it stands; a stock without a price stays queued. */
  rebalance({ stocks, weights }: Target): Rebalanced {
    this.#queued.clear();
    for (const stock of this.account.held.keys()) this.#queued.set(stock, 0);
    for (let i = 0; i < stocks.length; i++) this.#queued.set(stocks[i] as number, weights[i] as number);
    return this.#trade();
  }

  #trade(): Rebalanced {
    const bar = this.#bar++;
    this.account.startBar(bar);
    const equity = this.account.valueAt(this.#day[bar] as number, this.#prices);
    const orders = this.#ordersWithPrice(bar, equity);
    const scale = scaleToCash({ cash: this.account.cash, costs: this.#settings.costs, orders });
    for (const order of orders) this.#sell(order, scale, bar);
    this.#buyAll(orders, scale, bar);
    const { cash, held } = this.account;
    const stocks = Int32Array.from(held.keys());
    const shares = Float64Array.from(held.values(), (holding) => holding.shares);
    this.account.endBar(bar);
    return { bar, equity, scale, cash, stocks, shares };
  }

  /** Takes the orders out of the queue whose stocks have a price. */
  #ordersWithPrice(bar: number, equity: number): Order[] {
    const orders: Order[] = [];
    for (const [stock, weight] of this.#queued) {
      if ((this.#delistingDays[stock] as number) <= (this.#day[bar] as number)) this.#queued.delete(stock);
      const row = this.#finder.rowOn(stock, bar);
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
    if (holding === undefined || shares <= held * NEGLIGIBLE) return;
    this.account.sell(holding, { bar, row, shares, price }, "rebalance");
  }

  #buyAll(orders: readonly Order[], scale: number, bar: number): void {
    const { costs, volumeShare } = this.#settings;
    const purchases = orders.flatMap((order) => {
      const target = (this.#sharesFor(scale * order.target, order.price) - order.held) * order.price;
      return target <= order.target * NEGLIGIBLE ? [] : [{ ...order, held: 0, target }];
    });
    // Volumes may have cut the sales that were to pay for all this.
    const part = volumeShare === null ? 1 : scaleToCash({ cash: this.account.cash, costs, orders: purchases });
    this.#context.belowOneShare += orders.filter((order) => this.#isBelowOneShare(order, scale)).length;
    for (const { stock, row, price, target } of purchases) {
      this.account.buy(stock, { bar, row, shares: this.#sharesFor(part * target, price), price });
    }
  }

  /** Whether a stock that is to be held is not bought only because no part of a share can be owned. */
  #isBelowOneShare({ held, target, price }: Order, scale: number): boolean {
    return held === 0 && scale * target > 0 && this.#sharesFor(scale * target, price) === 0;
  }

  #sharesFor(money: number, price: number): number {
    return this.#settings.fractional ? money / price : Math.floor((money / price) * (1 + ROUNDING));
  }
}

/** A difference this small of a holding comes from rounding and is not traded. */
const NEGLIGIBLE = 1e-9;
/** Shares this close below a whole number are that number. */
const ROUNDING = 1e-12;
