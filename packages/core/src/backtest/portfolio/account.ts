import type { TradeReason } from "../../words/index.ts";
import { orderFee, sharesWithin } from "../costs.ts";
import { sharesOfVolume } from "../order-size.ts";
import type { AccountSettings } from "../trade-columns.ts";
import type { TradeLog } from "../trade-log.ts";
import { Holding } from "./holding.ts";
import type { MarketPrices } from "./market-prices.ts";

/** An order that finds its price. */
export interface Fill {
  readonly bar: number;
  /** Row of the stock in its columns. */
  readonly row: number;
  readonly shares: number;
  /** Money per share, before slippage. */
  readonly price: number;
}

/** What all parts of an account share. */
export interface AccountContext {
  readonly prices: MarketPrices;
  readonly settings: AccountSettings;
  readonly log: TradeLog;
  /** The day from which each stock is gone. */
  readonly delistingDays: Int32Array;
  /** How many parts hold each stock, and how many stocks are held. */
  readonly owners: Uint16Array;
  positions: number;
  feesPaid: number;
  /** Notional bought and sold, in money. */
  traded: number;
}

/** Cash and the stocks bought with it. */
export class Account {
  readonly held = new Map<number, Holding>();
  readonly #context: AccountContext;
  cash: number;

  constructor(context: AccountContext, capital: number) {
    this.#context = context;
    this.cash = capital;
  }

  /** Interest, splits and dividends: what happens before the open of a bar. */
  startBar(bar: number, day: number, returnOnCash: number): void {
    const { settings } = this.#context;
    this.cash += this.cash * returnOnCash;
    for (const holding of this.held.values()) {
      this.cash += holding.moveTo(day, settings.fractional);
      if (holding.shares > 0) continue;
      // A reverse split can leave less than a share: the owner is paid out.
      this.#take(holding, { bar, shares: 0, price: 0, fee: 0, reason: "delisted" }, holding.row);
    }
  }

  /**
   * Marks the holdings at the closes of a bar, and closes those of stocks that were delisted before it.
   *
   * @returns The value of the account.
   */
  endBar(bar: number, day: number): number {
    const { delistingDays } = this.#context;
    let value = 0;
    for (const holding of this.held.values()) {
      const marked = holding.markAtClose(day);
      if ((delistingDays[holding.stock] as number) <= day) this.#closeDelisted(holding, bar);
      else value += marked;
    }
    return value + this.cash;
  }

  /** The value of the account at the opens or closes of a bar; of a stock without a price its last close counts. */
  valueAt(day: number, column: Float64Array): number {
    let value = this.cash;
    for (const holding of this.held.values()) value += holding.valueAt(day, column);
    return value;
  }

  /** Buys as much of an order as cash and volume allow. */
  buy(stock: number, { bar, row, shares: wanted, price: marketPrice }: Fill): void {
    const { settings, prices } = this.#context;
    const { costs, fractional: isFractional } = settings;
    const price = marketPrice * (1 + costs.slippage);
    const affordable = sharesWithin({ budget: this.cash, price, costs, isFractional });
    const shares = Math.min(wanted, affordable, this.#sharesOfVolume(row));
    if (!(shares > 0)) return;
    const fee = this.#pay(shares * price);
    this.cash -= shares * price + fee;
    const holding = this.held.get(stock) ?? this.#begin(new Holding(prices, stock, row, marketPrice));
    holding.add({ bar, shares, price, fee }, settings.fillAt === "close" ? row + 1 : row);
  }

  sell(holding: Holding, fill: Fill, reason: TradeReason): void {
    const shares = Math.min(fill.shares, holding.shares, this.#sharesOfVolume(fill.row));
    if (!(shares > 0)) return;
    const { costs, fillAt } = this.#context.settings;
    const price = fill.price * (1 - costs.slippage);
    const fee = this.#pay(shares * price);
    this.cash += shares * price - fee;
    this.#take(holding, { bar: fill.bar, shares, price, fee, reason }, fillAt === "close" ? fill.row + 1 : fill.row);
  }

  /** Lists what is still held, at the last closes. */
  listOpen(bar: number): void {
    for (const holding of this.held.values()) {
      const { shares, lastClose: price, row } = holding;
      this.#take(holding, { bar, shares, price, fee: 0, reason: "open" }, row + 1);
    }
  }

  #begin(holding: Holding): Holding {
    const { owners } = this.#context;
    this.held.set(holding.stock, holding);
    if (owners[holding.stock] === 0) this.#context.positions++;
    owners[holding.stock] = (owners[holding.stock] as number) + 1;
    return holding;
  }

  #closeDelisted(holding: Holding, bar: number): void {
    const price = holding.lastClose * this.#context.settings.delistingRecovery;
    this.cash += holding.shares * price;
    this.#take(holding, { bar, shares: holding.shares, price, fee: 0, reason: "delisted" }, holding.row + 1);
  }

  #take(holding: Holding, sale: Parameters<Holding["take"]>[0], untilRow: number): void {
    holding.take(sale, untilRow, this.#context.log);
    if (holding.shares > 0) return;
    this.held.delete(holding.stock);
    const { owners } = this.#context;
    owners[holding.stock] = (owners[holding.stock] as number) - 1;
    if (owners[holding.stock] === 0) this.#context.positions--;
  }

  #pay(notional: number): number {
    // An order takes no more than the account has: there is no debt.
    const fee = Math.min(orderFee(this.#context.settings.costs, notional), this.cash + notional);
    this.#context.feesPaid += fee;
    this.#context.traded += notional;
    return fee;
  }

  #sharesOfVolume(row: number): number {
    const { settings, prices } = this.#context;
    return sharesOfVolume(prices.bars.volume?.[row] ?? 0, settings);
  }
}
