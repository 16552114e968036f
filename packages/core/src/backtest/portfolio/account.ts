import type { TradeReason } from "../../words/index.ts";
import type { CashInterest } from "../cash-interest.ts";
import { orderFee, sharesWithin } from "../costs.ts";
import { sharesOfVolume } from "../order-size.ts";
import type { AccountSettings } from "../trade-columns.ts";
import type { Sale, TradeLog } from "../trade-log.ts";
import { Holding } from "./holding.ts";
import type { MarketPrices } from "./market-prices.ts";

/** An order that finds its price. */
export interface PricedOrder {
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
  /** The calendar. */
  readonly day: Int32Array;
  readonly settings: AccountSettings;
  readonly interest: CashInterest | null;
  /** The day from which each stock is gone. */
  readonly delistingDays: Int32Array;
  readonly log: TradeLog;
  /** Sums over all parts at the closes, by bar. */
  readonly equity: Float64Array;
  readonly cash: Float64Array;
  readonly positions: Int32Array;
  feesPaid: number;
  /** Notional bought and sold, in money. */
  traded: number;
  /** Purchases whose money was less than one whole share costs. */
  belowOneShare: number;
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

  /** Goes through bars without orders. Stock after stock: its closes stand side by side in memory. */
  pass(from: number, to: number): void {
    if (from >= to) return;
    const { day, delistingDays, positions } = this.#context;
    const values = new Float64Array(to - from);
    const received = new Float64Array(to - from);
    const lastDay = day[to - 1] as number;
    let regular = 0;
    for (const holding of this.held.values()) {
      const isListed = (delistingDays[holding.stock] as number) > lastDay;
      if (isListed && holding.markRun(lastDay, values)) regular++;
      else this.#passSingly(holding, { from, values, received });
    }
    for (let bar = from; bar < to; bar++) {
      this.#creditInterest(bar);
      this.cash += received[bar - from] as number;
      positions[bar] = (positions[bar] as number) + regular;
      this.#record(bar, values[bar - from] as number);
    }
  }

  /** Interest, splits and dividends: what happens before the open of a bar with orders. */
  startBar(bar: number): void {
    this.#creditInterest(bar);
    for (const holding of this.held.values()) this.cash += this.#startBarOf(holding, bar);
  }

  /** Marks the holdings at the closes of a bar with orders. */
  endBar(bar: number): void {
    const { positions } = this.#context;
    let value = 0;
    for (const holding of this.held.values()) {
      const marked = this.#endBarOf(holding, bar);
      this.cash += marked.received;
      value += marked.value;
    }
    positions[bar] = (positions[bar] as number) + this.held.size;
    this.#record(bar, value);
  }

  #passSingly(holding: Holding, run: { from: number; values: Float64Array; received: Float64Array }): void {
    const { from, values, received } = run;
    const { positions } = this.#context;
    for (let k = 0; k < values.length; k++) {
      const cash = this.#startBarOf(holding, from + k);
      const marked = this.#endBarOf(holding, from + k);
      received[k] = (received[k] as number) + cash + marked.received;
      values[k] = (values[k] as number) + marked.value;
      if (holding.shares === 0) return;
      positions[from + k] = (positions[from + k] as number) + 1;
    }
  }

  /** Splits and dividends of a holding. @returns Cash received. */
  #startBarOf(holding: Holding, bar: number): number {
    const { settings, day, log } = this.#context;
    const today = day[bar] as number;
    const received = holding.moveTo({ bar, day: today }, settings.fractional, log);
    // What is bought at the close of a bar did not see its prices.
    if (settings.fillAt === "close") holding.see(today);
    // A reverse split can leave less than a share; the owner is paid out.
    if (holding.shares === 0) this.held.delete(holding.stock);
    return received;
  }

  /** Marks a holding at a close, and closes it if the stock was delisted. */
  #endBarOf(holding: Holding, bar: number): { value: number; received: number } {
    const { day, delistingDays, settings } = this.#context;
    const value = holding.mark(day[bar] as number);
    if (settings.fillAt === "nextOpen") holding.see(day[bar] as number);
    if (holding.shares === 0 || (delistingDays[holding.stock] as number) > (day[bar] as number)) {
      return { value, received: 0 };
    }
    const { shares } = holding;
    const price = holding.lastClose * settings.delistingRecovery;
    this.#take(holding, { bar, shares, price, fee: 0, reason: "delisted" }, price);
    return { value: 0, received: shares * price };
  }

  #creditInterest(bar: number): void {
    const { interest } = this.#context;
    if (interest !== null) this.cash += this.cash * interest.at(bar);
  }

  #record(bar: number, value: number): void {
    const { equity, cash } = this.#context;
    equity[bar] = (equity[bar] as number) + value + this.cash;
    cash[bar] = (cash[bar] as number) + this.cash;
  }

  /** The value of the account at the opens or closes of a bar; of a stock without a price its last close counts. */
  valueAt(day: number, column: Float64Array): number {
    let value = this.cash;
    for (const holding of this.held.values()) value += holding.valueAt(day, column);
    return value;
  }

  /** Buys as much of an order as cash and volume allow. */
  buy(stock: number, { bar, row, shares: wanted, price: marketPrice }: PricedOrder): void {
    const { settings, prices } = this.#context;
    const { costs, fractional: isFractional } = settings;
    const price = marketPrice * (1 + costs.slippage);
    const affordable = sharesWithin({ budget: this.cash, price, costs, isFractional });
    const shares = Math.min(wanted, affordable, this.#sharesOfVolume(row));
    if (!(shares > 0)) return;
    const fee = this.#pay(shares * price);
    this.cash -= shares * price + fee;
    const holding = this.held.get(stock) ?? new Holding(prices, stock, row, marketPrice);
    this.held.set(stock, holding);
    holding.buy({ bar, shares, price, fee, reason: "rebalance" }, this.#context.log);
  }

  sell(holding: Holding, order: PricedOrder, reason: TradeReason): void {
    const shares = Math.min(order.shares, holding.shares, this.#sharesOfVolume(order.row));
    if (!(shares > 0)) return;
    const price = order.price * (1 - this.#context.settings.costs.slippage);
    const fee = this.#pay(shares * price);
    this.cash += shares * price - fee;
    this.#take(holding, { bar: order.bar, shares, price, fee, reason }, order.price);
  }

  /** Lists what is still held, at the last closes. */
  listOpen(bar: number): void {
    for (const holding of this.held.values()) {
      const { shares, lastClose: price } = holding;
      this.#take(holding, { bar, shares, price, fee: 0, reason: "open" }, price);
    }
  }

  #take(holding: Holding, sale: Omit<Sale, "stock">, marketPrice: number): void {
    holding.take(sale, marketPrice, this.#context.log);
    if (holding.shares === 0) this.held.delete(holding.stock);
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
