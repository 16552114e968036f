import type { TradeReason } from "../../words/index.ts";
import { orderFee } from "../costs.ts";
import { type EntryOrder, entryFill, entryLevel, entrySlippage } from "../entry-order.ts";
import { isBelowOneShare, type OrderToBuy, sharesOfVolume, sharesToBuy } from "../order-size.ts";
import { hasPriceStop } from "../price-stops.ts";
import type { SignalRules } from "../signal-run.ts";
import type { AccountSettings } from "../trade-columns.ts";
import { type Sale, TradeLog } from "../trade-log.ts";
import type { MarketPrices } from "./market-prices.ts";
import type { Moment } from "./moment.ts";
import type { SlotStock } from "./slot-stock.ts";

/** A price before slippage, and the money that an order may use. */
interface Funds {
  readonly price: number;
  readonly equity: number;
  readonly cash: number;
}

/** One account whose slots many stocks share. Orders are filled as in an account of one stock. */
export class SlotAccount {
  cash: number;
  feesPaid = 0;
  /** Notional bought and sold, in money. */
  traded = 0;
  /** Purchases whose money was less than one whole share costs. */
  belowOneShare = 0;
  /** Stocks with a position. */
  positions = 0;
  readonly log = new TradeLog();
  /** Stocks with a position or an order, in the order of their signals. */
  readonly stocks = new Map<number, SlotStock>();
  readonly #prices: MarketPrices;
  readonly #settings: AccountSettings;
  readonly #rules: SignalRules;
  readonly #slots: number;
  readonly #hasPriceStop: boolean;

  constructor(prices: MarketPrices, run: SignalRules & { readonly settings: AccountSettings; readonly slots: number }) {
    this.#prices = prices;
    this.#settings = run.settings;
    this.#rules = run;
    this.#slots = run.slots;
    this.#hasPriceStop = hasPriceStop(run.stops);
    this.cash = run.settings.capital;
  }

  /** Splits and dividends: what happens before the open. */
  startBar(moment: Moment): void {
    for (const stock of this.stocks.values()) {
      const isHeld = stock.position.shares > 0;
      this.cash += stock.moveTo(moment, this.#settings.fractional, this.log);
      // A reverse split can leave less than a share; the owner is paid out.
      if (isHeld && stock.position.shares === 0) this.#free(stock);
    }
  }

  /** Queued orders at the prices of a bar, sales before purchases. */
  fillOrders(moment: Moment, column: Float64Array): void {
    for (const stock of this.stocks.values()) {
      const price = stock.order === "sell" ? stock.priceOn(moment.day, column) : Number.NaN;
      if (!Number.isNaN(price)) this.#sell(stock, moment.bar, { price, reason: stock.sellReason });
    }
    const { entryOrder } = this.#rules;
    if (entryOrder) {
      this.#fillEntryOrders(moment, entryOrder);
      return;
    }
    let equity = Number.NaN;
    for (const stock of this.stocks.values()) {
      const price = stock.order === "buy" ? stock.priceOn(moment.day, column) : Number.NaN;
      if (Number.isNaN(price) || this.positions >= this.#slots) continue;
      if (Number.isNaN(equity)) equity = this.#valueAt(moment.day, column);
      this.#buy(stock, moment.bar, { price, equity, cash: this.cash });
    }
  }

  /**
   * Orders at a price, which end with this bar. Each that a place is free for has that place and its money from the open on: whether it
   * is filled is known at the close.
   */
  #fillEntryOrders({ bar, day }: Moment, order: EntryOrder): void {
    const { open, high = open, low = open } = this.#prices.bars;
    const equity = this.#valueAt(day, open);
    let places = this.#slots - this.positions;
    let reserved = 0;
    for (const stock of this.stocks.values()) {
      if (stock.order !== "buy") continue;
      const { row, signal } = stock;
      const first = places > 0 ? stock.priceOn(day, open) : Number.NaN;
      if (Number.isNaN(first)) {
        this.stocks.delete(stock.stock);
        continue;
      }
      places--;
      const cash = this.cash - reserved;
      const prices = { open: first, high: high[row] as number, low: low[row] as number };
      const price = entryFill(order, signal.close, prices);
      if (!Number.isNaN(price)) {
        this.#buy(stock, bar, { price, equity, cash });
        continue;
      }
      reserved += this.#costOf(stock, { price: entryLevel(order, signal.close), equity, cash });
      this.stocks.delete(stock.stock);
    }
  }

  /** Stops and targets, in bars with an open. */
  fillStops({ bar, day }: Moment): void {
    if (!this.#hasPriceStop) return;
    for (const stock of this.stocks.values()) {
      const first = stock.position.shares > 0 ? stock.priceOn(day, this.#prices.bars.open) : Number.NaN;
      if (!Number.isNaN(first)) this.#fillStop(stock, bar, first);
    }
  }

  #fillStop(stock: SlotStock, bar: number, open: number): void {
    const { high, low } = this.#prices.bars;
    const { position, row } = stock;
    const isBoughtAtPrice = position.entryBar === bar && this.#rules.entryOrder !== undefined;
    // To a purchase at a price of its own, the bar is one that opens there; the high may have come before.
    const first = isBoughtAtPrice ? stock.lastPrice : open;
    position.see(first);
    const stop = position.stopFill(first, low?.[row] ?? Number.NaN);
    const target = isBoughtAtPrice ? Number.NaN : position.targetFill(first, high?.[row] ?? Number.NaN);
    if (!Number.isNaN(stop)) this.#sell(stock, bar, { price: stop, reason: position.stopReason() });
    else if (!Number.isNaN(target)) this.#sell(stock, bar, { price: target, reason: "takeProfit" });
  }

  /** Counts the prices of a bar for the positions that are held at its close. */
  mark({ bar, day }: Moment): void {
    const { open, close, high = close, low = close } = this.#prices.bars;
    for (const stock of this.stocks.values()) {
      if (stock.position.shares === 0 || !stock.isOn(day)) continue;
      const last = close[stock.row] as number;
      const isLaterThanHigh = stock.position.isBoughtBelow(bar, open[stock.row] as number, this.#rules.entryOrder);
      const highest = isLaterThanHigh ? Number.NaN : (high[stock.row] as number);
      stock.position.seeBar(highest, low[stock.row] as number, last);
      if (!Number.isNaN(last)) stock.lastPrice = last;
    }
  }

  /** Closes the position of a delisted stock, or drops its order. */
  delist(stock: SlotStock, bar: number): void {
    const price = stock.lastPrice * this.#settings.delistingRecovery;
    if (stock.position.shares > 0) {
      this.cash += stock.position.shares * price;
      stock.position.see(price);
      this.#leave(stock, { bar, price, reason: "delisted" });
    } else this.stocks.delete(stock.stock);
  }

  /** The value at the last prices. */
  value(): number {
    let value = this.cash;
    for (const stock of this.stocks.values()) if (stock.position.shares > 0) value += stock.valueAt(Number.NaN);
    return value;
  }

  /** Lists what is still held. */
  listOpen(bar: number): void {
    for (const stock of this.stocks.values()) {
      if (stock.position.shares > 0) this.#leave(stock, { bar, price: stock.lastPrice, reason: "open" });
    }
  }

  #valueAt(day: number, column: Float64Array): number {
    let value = this.cash;
    for (const stock of this.stocks.values()) {
      if (stock.position.shares > 0) value += stock.valueAt(stock.priceOn(day, column));
    }
    return value;
  }

  /** What an order buys at a price before slippage, and what that costs. */
  #purchase({ signal, row }: SlotStock, { price: marketPrice, equity, cash }: Funds) {
    const settings = this.#settings;
    const { stops, sizing, entryOrder } = this.#rules;
    const price = marketPrice * (1 + entrySlippage(entryOrder, settings.costs));
    const order: OrderToBuy = { cash, equity, price, sizing, stops, signal, settings };
    const shares = Math.min(sharesToBuy(order), sharesOfVolume(this.#prices.bars.volume?.[row] ?? 0, settings));
    const notional = shares * price;
    return { order, price, shares, notional, fee: orderFee(settings.costs, notional) };
  }

  /** Money that an order needs, fee included. */
  #costOf(stock: SlotStock, funds: Funds): number {
    const { shares, notional, fee } = this.#purchase(stock, funds);
    return shares === 0 ? 0 : notional + fee;
  }

  /** Buys at a price before slippage; what cannot be bought at once is cancelled. */
  #buy(stock: SlotStock, bar: number, funds: Funds): void {
    const settings = this.#settings;
    const { stops } = this.#rules;
    const { signal, position } = stock;
    stock.order = "none";
    const { order, price, shares, notional, fee } = this.#purchase(stock, funds);
    if (shares === 0) {
      if (isBelowOneShare(order)) this.belowOneShare++;
      this.stocks.delete(stock.stock);
      return;
    }
    this.cash -= notional + fee;
    this.#count(notional, fee);
    this.positions++;
    position.open({ bar, shares, price, fee, stops, signal });
    this.log.bought(position, { stock: stock.stock, bar, shares, price, fee, reason: "signal" });
    stock.lastPrice = funds.price;
    const lastBar = settings.fillAt === "close" ? bar : bar - 1;
    if (stops.bars !== undefined) stock.timeLimitBar = lastBar + stops.bars;
  }

  /** Sells at a price before slippage; what the volume of the bar does not take stays queued, or under its stop. */
  #sell(stock: SlotStock, bar: number, sale: { price: number; reason: TradeReason }): void {
    const { position, row } = stock;
    const settings = this.#settings;
    const shares = Math.min(position.shares, sharesOfVolume(this.#prices.bars.volume?.[row] ?? 0, settings));
    if (shares === 0) return;
    const price = sale.reason === "takeProfit" ? sale.price : sale.price * (1 - settings.costs.slippage);
    const notional = shares * price;
    // A fee takes no more than the account has: there is no debt.
    const fee = Math.min(orderFee(settings.costs, notional), this.cash + notional);
    position.see(sale.price);
    position.see(price);
    this.#take(stock, { bar, shares, price, fee, reason: sale.reason });
    this.cash += notional - fee;
    this.#count(notional, fee);
    if (position.shares === 0) this.#free(stock);
  }

  /** Takes shares that leave the account without an order. */
  #leave(stock: SlotStock, { bar, price, reason }: { bar: number; price: number; reason: TradeReason }): void {
    this.#take(stock, { bar, shares: stock.position.shares, price, fee: 0, reason });
    this.#free(stock);
  }

  #take({ stock, position }: SlotStock, sale: Omit<Sale, "stock">): void {
    position.sell(sale);
    this.log.sold(position, { ...sale, stock });
  }

  #free(stock: SlotStock): void {
    this.positions--;
    this.stocks.delete(stock.stock);
  }

  #count(notional: number, fee: number): void {
    this.traded += notional;
    this.feesPaid += fee;
  }
}
