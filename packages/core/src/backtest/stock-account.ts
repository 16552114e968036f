import type { TradeReason } from "../words/index.ts";
import { applySplit } from "./apply-split.ts";
import { barOfDelisting, lastKnownPrice, NEVER, SignalScan } from "./bar-scans.ts";
import { CashInterest } from "./cash-interest.ts";
import { orderFee } from "./costs.ts";
import { entryFill, entrySlippage } from "./entry-order.ts";
import { isBelowOneShare, type OrderToBuy, sharesOfVolume, sharesToBuy } from "./order-size.ts";
import { Position } from "./position.ts";
import { hasPriceStop } from "./price-stops.ts";
import type { Holdings, RunRecord } from "./run-record.ts";
import { actionsOfBars, type BarActions } from "./share-count.ts";
import type { SignalColumns, SignalRules, StockInput } from "./signal-run.ts";
import type { Sale } from "./trade-log.ts";

const NO_ACTIONS: BarActions = { bar: new Int32Array(), ratio: new Float64Array(), dividend: new Float64Array() };
const NO_RULES: SignalRules = { stops: {}, sizing: { kind: "share", fraction: 1 } };
const NO_SIGNALS: SignalColumns = { entry: new Uint8Array(), exit: new Uint8Array() };

/**
 * The account of a run over one stock. It steps through the bars on which something can happen and passes over those between.
 *
 * @see docs/rules.md, "Order of events"
 */
export class StockAccount implements Holdings {
  cash = 0;
  feesPaid = 0;
  /** Notional bought and sold, in money. */
  traded = 0;
  /** Purchases whose money was less than one whole share costs. */
  belowOneShare = 0;
  /** The last known price of a stock that is held, on today's share count. */
  lastPrice = 0;
  readonly position = new Position();
  readonly #input: StockInput;
  readonly #record: RunRecord;
  readonly #actions: BarActions;
  readonly #interest: CashInterest | null;
  readonly #isFilledAtClose: boolean;
  readonly #delistedBar: number;
  readonly #entries = new SignalScan();
  readonly #exits = new SignalScan();
  #rules = NO_RULES;
  #signals = NO_SIGNALS;
  #hasPriceStop = false;
  /** Place of the next row of `#actions`, and its bar. */
  #action = 0;
  #actionBar = NEVER;
  #order: "none" | "buy" | "sell" = "none";
  #sellReason: TradeReason = "signal";
  /** Of the signal whose order is queued, on today's share count. */
  readonly #signal = { close: 0, distance: 0 };
  /** The bar at whose close a position is old enough to be sold. */
  #timeLimitBar = NEVER;
  #isOver = false;

  constructor(input: StockInput, record: RunRecord) {
    const { bars, actions, settings, isDelisted } = input;
    this.#input = input;
    this.#record = record;
    this.#actions = actions ? actionsOfBars(bars.day, actions) : NO_ACTIONS;
    this.#interest = settings.cashRate === null ? null : new CashInterest(settings.cashRate);
    this.#isFilledAtClose = settings.fillAt === "close";
    this.#delistedBar = isDelisted ? barOfDelisting(bars.close) : NEVER;
  }

  /** Runs from the capital through all bars; another run begins anew. */
  run(rules: SignalRules, signals: SignalColumns): void {
    this.#begin(rules, signals);
    const end = this.#input.bars.close.length;
    for (let bar = 0; bar < end; bar++) {
      bar = this.#pass(bar, end);
      if (bar < end) this.#step(bar);
    }
    if (this.position.shares > 0) this.#takeAll(end - 1, this.lastPrice, "open");
  }

  #begin(rules: SignalRules, signals: SignalColumns): void {
    this.#rules = rules;
    this.#signals = signals;
    this.#entries.begin(signals.entry);
    this.#exits.begin(signals.exit);
    this.#hasPriceStop = hasPriceStop(rules.stops);
    this.cash = this.#input.settings.capital;
    this.feesPaid = 0;
    this.traded = 0;
    this.belowOneShare = 0;
    this.position.shares = 0;
    this.#order = "none";
    this.#isOver = false;
    this.#action = -1;
    this.#nextAction();
    this.#record.begin(this.cash);
  }

  /** Values the bars on which nothing but the price changes, reads the signal that ends them, and returns the bar after it. */
  #pass(from: number, end: number): number {
    const to = this.#endOfPass(from, end);
    if (to === from) return from;
    this.#record.pass(from, to, this);
    const { close } = this.#input.bars;
    this.lastPrice = lastKnownPrice(close, { from, to, otherwise: this.lastPrice });
    this.#readSignals(to - 1, close[to - 1] as number);
    return to;
  }

  /** The first bar from `bar` on that needs a step of its own. */
  #endOfPass(bar: number, end: number): number {
    const isHeld = this.position.shares > 0;
    if (this.#order !== "none" || this.#interest !== null) return bar;
    if (isHeld && this.#hasPriceStop) return bar;
    if (this.#isOver) return end;
    const known = Math.min(this.#actionBar, this.#delistedBar, end);
    const from = Math.max(bar, this.#input.startBar);
    const signal = isHeld ? Math.min(this.#exits.from(from), this.#timeLimitBar) : this.#entries.from(from);
    return Math.min(this.#isFilledAtClose ? signal : signal + 1, known);
  }

  #step(bar: number): void {
    const { open, close } = this.#input.bars;
    if (this.#interest !== null) this.cash += this.cash * this.#interest.at(bar);
    if (bar === this.#actionBar) this.#applyActions(bar);
    const first = open[bar] as number;
    if (!Number.isNaN(first)) this.#trade(bar, first);
    else if (this.#order === "buy" && this.#rules.entryOrder) this.#order = "none";
    const last = close[bar] as number;
    if (this.position.shares > 0) this.#seeBar(bar, last);
    this.#readSignals(bar, last);
    if (bar === this.#delistedBar) this.#delist(bar);
    this.#record.value(bar, this.#equity(), this);
  }

  #equity(): number {
    return this.position.shares > 0 ? this.cash + this.position.shares * this.lastPrice : this.cash;
  }

  #applyActions(bar: number): void {
    const ratio = this.#actions.ratio[this.#action] as number;
    const dividend = this.#actions.dividend[this.#action] as number;
    this.#nextAction();
    this.#signal.close /= ratio;
    this.#signal.distance /= ratio;
    if (this.position.shares === 0) return;
    this.lastPrice /= ratio;
    const open = this.#input.bars.open[bar] as number;
    const price = Number.isNaN(open) ? this.lastPrice : open;
    const split = { stock: 0, bar, ratio, open: price, isFractional: this.#input.settings.fractional };
    if (ratio !== 1) this.cash += applySplit(this.position, split, this.#record);
    this.cash += this.position.pay(dividend);
    // A reverse split can leave less than a share; the owner is paid out.
    if (this.position.shares === 0) this.#order = "none";
  }

  #nextAction(): void {
    this.#action++;
    const { bar } = this.#actions;
    this.#actionBar = this.#action < bar.length ? (bar[this.#action] as number) : NEVER;
  }

  /** The queued order at the open, then stop and target. */
  #trade(bar: number, open: number): void {
    this.#fillOrder(bar, open);
    if (!this.#hasPriceStop || this.position.shares === 0) return;
    const { position } = this;
    const isBoughtAtPrice = position.entryBar === bar && this.#rules.entryOrder !== undefined;
    // To a purchase at a price of its own, the bar is one that opens there.
    const first = isBoughtAtPrice ? this.lastPrice : open;
    position.see(first);
    const stop = position.stopFill(first, this.#input.bars.low[bar] as number);
    if (!Number.isNaN(stop)) {
      this.#sell(bar, stop, position.stopReason());
      return;
    }
    // The high may have come before the purchase.
    if (isBoughtAtPrice) return;
    const target = position.targetFill(open, this.#input.bars.high[bar] as number);
    if (!Number.isNaN(target)) this.#sell(bar, target, "takeProfit");
  }

  /** Fills the queued order at a price of the bar, before slippage. */
  #fillOrder(bar: number, price: number): void {
    if (this.#order === "buy") this.#buy(bar, this.#entryPrice(bar, price));
    else if (this.#order === "sell") this.#sell(bar, price, this.#sellReason);
  }

  /** A market order is filled at the price; NaN where the bar does not reach the price of another order. */
  #entryPrice(bar: number, price: number): number {
    const { entryOrder } = this.#rules;
    if (entryOrder === undefined) return price;
    const { high, low } = this.#input.bars;
    const prices = { open: price, high: high[bar] as number, low: low[bar] as number };
    return entryFill(entryOrder, this.#signal.close, prices);
  }

  /** Buys at a price before slippage; what cannot be bought at once is cancelled. */
  #buy(bar: number, marketPrice: number): void {
    this.#order = "none";
    if (Number.isNaN(marketPrice)) return;
    const { cash } = this;
    const { settings, bars } = this.#input;
    const { stops, sizing, entryOrder } = this.#rules;
    const signal = this.#signal;
    const price = marketPrice * (1 + entrySlippage(entryOrder, settings.costs));
    const order: OrderToBuy = { cash, equity: cash, price, sizing, stops, signal, settings };
    const wanted = sharesToBuy(order);
    if (wanted === 0 && isBelowOneShare(order)) this.belowOneShare++;
    const shares = Math.min(wanted, sharesOfVolume(bars.volume[bar] as number, settings));
    if (shares === 0) return;
    const notional = shares * price;
    const fee = orderFee(settings.costs, notional);
    this.cash -= notional + fee;
    this.#count(notional, fee);
    this.position.open({ bar, shares, price, fee, stops, signal });
    this.#record.opened(this.position);
    this.lastPrice = marketPrice;
    const lastBar = this.#isFilledAtClose ? bar : bar - 1;
    this.#timeLimitBar = stops.bars === undefined ? NEVER : lastBar + stops.bars;
  }

  /** Sells at a price before slippage; what the volume of the bar does not take stays queued, or under its stop. */
  #sell(bar: number, marketPrice: number, reason: TradeReason): void {
    const { position } = this;
    const { settings, bars } = this.#input;
    const shares = Math.min(position.shares, sharesOfVolume(bars.volume[bar] as number, settings));
    if (shares === 0) return;
    const price = reason === "takeProfit" ? marketPrice : marketPrice * (1 - settings.costs.slippage);
    const notional = shares * price;
    // A fee takes no more than the account has: there is no debt.
    const fee = Math.min(orderFee(settings.costs, notional), this.cash + notional);
    position.see(marketPrice);
    position.see(price);
    this.#take({ stock: 0, bar, shares, price, fee, reason });
    this.cash += notional - fee;
    this.#count(notional, fee);
    if (position.shares === 0) this.#order = "none";
  }

  #count(notional: number, fee: number): void {
    this.traded += notional;
    this.feesPaid += fee;
  }

  #seeBar(bar: number, close: number): void {
    const { open, high, low } = this.#input.bars;
    const { position } = this;
    const isLaterThanHigh = position.isBoughtBelow(bar, open[bar] as number, this.#rules.entryOrder);
    position.seeBar(isLaterThanHigh ? Number.NaN : (high[bar] as number), low[bar] as number, close);
    if (!Number.isNaN(close)) this.lastPrice = close;
  }

  #readSignals(bar: number, close: number): void {
    if (bar < this.#input.startBar || this.#isOver) return;
    const isKnown = !Number.isNaN(close);
    const isEntry = isKnown && this.#signals.entry[bar] === 1;
    const isExit = isKnown && this.#signals.exit[bar] === 1;
    if (this.position.shares > 0) this.#queueSale(bar, isExit);
    else if (isEntry) this.#queuePurchase(bar, close);
    else if (isExit) this.#order = "none";
    if (isKnown && this.#isFilledAtClose) this.#fillOrder(bar, close);
  }

  #queueSale(bar: number, isExit: boolean): void {
    if (this.#order === "sell" || !(isExit || bar >= this.#timeLimitBar)) return;
    this.#order = "sell";
    this.#sellReason = isExit ? "signal" : "timeLimit";
  }

  #queuePurchase(bar: number, close: number): void {
    const { distance } = this.#rules.stops;
    const away = distance === undefined ? 0 : (distance.at(bar) ?? Number.NaN);
    if (this.#order === "buy" || !(away >= 0)) return;
    this.#order = "buy";
    this.#signal.close = close;
    this.#signal.distance = away;
  }

  #delist(bar: number): void {
    this.#isOver = true;
    this.#order = "none";
    if (this.position.shares === 0) return;
    const price = this.lastPrice * this.#input.settings.delistingRecovery;
    this.position.see(price);
    this.cash += this.position.shares * price;
    this.#takeAll(bar, price, "delisted");
  }

  /** Takes shares that leave the account without an order. */
  #takeAll(bar: number, price: number, reason: TradeReason): void {
    this.#take({ stock: 0, bar, shares: this.position.shares, price, fee: 0, reason });
  }

  #take(sale: Sale): void {
    this.position.sell(sale);
    this.#record.sold(this.position, sale);
  }
}
