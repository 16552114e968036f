import { CashInterest } from "../cash-interest.ts";
import { hasPriceStop } from "../price-stops.ts";
import { requireRules, requireSettings } from "../require-signal-run.ts";
import type { SignalColumns, SignalRules } from "../signal-run.ts";
import type { NumbersByRow } from "../sparse-column.ts";
import type { AccountSettings, Backtest } from "../trade-columns.ts";
import { chooseBest } from "./choose-best.ts";
import { delistingDays } from "./delisted.ts";
import { type EntrySignals, entrySignals } from "./entry-signals.ts";
import { type MarketPrices, stockOfRow } from "./market-prices.ts";
import type { Moment } from "./moment.ts";
import { SlotAccount } from "./slot-account.ts";
import { SlotStock } from "./slot-stock.ts";

/** Signals have one value per row of the prices, and scores and `stops.distance` one per row with an entry, known at its close. */
export interface SlotsInput extends SignalRules, SignalColumns {
  readonly prices: MarketPrices;
  /** Days of the run, rising; see `tradingCalendar`. */
  readonly day: Int32Array;
  /** The most positions at once. */
  readonly slots: number;
  /**
   * At a close with more entry signals than free slots the highest scores are bought. A stock whose score is missing is not bought.
   * Without scores the first tickers are.
   */
  readonly scores?: NumbersByRow;
  readonly settings: AccountSettings;
  /** The first bar of the calendar whose signals count. */
  readonly startBar: number;
  /** 1 for each stock that is gone after its last close. Unless given, those whose prices end before the calendar does. */
  readonly delisted?: Uint8Array;
}

/**
 * Trades many stocks by their signals in one account with a limited number of positions. Each order is filled as `runSignals`
 * fills it; with one stock and one slot the result is the same. At an open sales come before purchases, at a close the slots of
 * positions that are to be sold count as free, and sizes are fractions of the equity at the open, after the sales.
 *
 * @returns One row per day of the calendar, the trades and their executions.
 * @throws {RangeError} if a setting makes no sense, or stops lack highs and lows.
 * @see docs/rules.md, "Several stocks in one account", and BT-01 to BT-05, BT-08
 *
 * @example
 * runSlots({ prices, day, entry, exit, slots: 10, sizing: { kind: "share", fraction: 0.1 }, stops: {}, settings, startBar: 0 });
 */
export function runSlots(input: SlotsInput): Backtest {
  requireSettings(input.settings, input.day.length);
  requireRules(input, input.settings);
  const { slots, stops, entryOrder, prices } = input;
  if (!(Number.isInteger(slots) && slots >= 1))
    throw new RangeError(`There are ${slots} slots; one at least is needed.`);
  const { high, low } = prices.bars;
  const hasRange = high !== undefined && low !== undefined;
  if ((hasPriceStop(stops) || entryOrder) && !hasRange)
    throw new RangeError("Stops and entry orders need the highs and lows of the prices.");
  return new SlotsRun(input).run();
}

class SlotsRun {
  readonly #input: SlotsInput;
  readonly #account: SlotAccount;
  readonly #signals: EntrySignals;
  readonly #delistingDays: Int32Array;
  readonly #interest: CashInterest | null;

  constructor(input: SlotsInput) {
    const { prices, day, settings, delisted } = input;
    this.#input = input;
    this.#account = new SlotAccount(prices, input);
    this.#signals = entrySignals(prices, day, input.entry);
    this.#delistingDays = delistingDays(prices, day, delisted);
    this.#interest = settings.cashRate === null ? null : new CashInterest(settings.cashRate);
  }

  run(): Backtest {
    const { day } = this.#input;
    const account = this.#account;
    const [equity, cash] = [new Float64Array(day.length), new Float64Array(day.length)];
    const positions = new Int32Array(day.length);
    for (let bar = 0; bar < day.length; bar++) {
      this.#step({ bar, day: day[bar] as number });
      equity[bar] = account.value();
      cash[bar] = account.cash;
      positions[bar] = account.positions;
    }
    account.listOpen(day.length - 1);
    const { log, feesPaid, traded, belowOneShare } = account;
    return { day, equity, cash, positions, ...log.columns(), feesPaid, traded, belowOneShare };
  }

  #step(moment: Moment): void {
    const account = this.#account;
    const { open, close } = this.#input.prices.bars;
    if (this.#interest !== null) account.cash += account.cash * this.#interest.at(moment.bar);
    account.startBar(moment);
    account.fillOrders(moment, open);
    account.fillStops(moment);
    account.mark(moment);
    if (moment.bar >= this.#input.startBar) {
      this.#readSignals(moment);
      if (this.#input.settings.fillAt === "close") account.fillOrders(moment, close);
    }
    for (const stock of account.stocks.values()) {
      if ((this.#delistingDays[stock.stock] as number) <= moment.day) account.delist(stock, moment.bar);
    }
  }

  #readSignals(moment: Moment): void {
    const { stocks } = this.#account;
    let taken = 0;
    for (const stock of stocks.values()) {
      this.#readExit(stock, moment);
      if (stock.order !== "sell" && stocks.has(stock.stock)) taken++;
    }
    if (taken < this.#input.slots) this.#queuePurchases(moment.bar, this.#input.slots - taken);
  }

  /** Queues a sale at an exit signal or after the time limit; drops an order that an exit signal contradicts. */
  #readExit(stock: SlotStock, { bar, day }: Moment): void {
    const { exit, entry, prices } = this.#input;
    const isKnown = !Number.isNaN(stock.priceOn(day, prices.bars.close));
    const isExit = isKnown && exit[stock.row] !== 0;
    if (stock.position.shares === 0) {
      if (isExit && entry[stock.row] === 0) this.#account.stocks.delete(stock.stock);
    } else if (stock.order !== "sell" && (isExit || bar >= stock.timeLimitBar)) {
      stock.order = "sell";
      stock.sellReason = isExit ? "signal" : "timeLimit";
    }
  }

  #queuePurchases(bar: number, free: number): void {
    const { prices, stops, scores } = this.#input;
    const candidates = this.#candidates(bar);
    const rows = scores === undefined ? candidates.subarray(0, free) : bestFirst(candidates, scores, free);
    for (const row of rows) {
      const stock = stockOfRow(prices, row);
      this.#account.stocks.set(stock, new SlotStock(prices, stock, { row, distance: stops.distance?.at(row) ?? 0 }));
    }
  }

  /** Rows of a bar with a signal that may be bought; they rise with the stocks. */
  #candidates(bar: number): Int32Array {
    const { prices, stops, scores } = this.#input;
    const { start, row } = this.#signals;
    const taken = new Set(Array.from(this.#account.stocks.values(), (stock) => stock.row));
    return row.subarray(start[bar], start[bar + 1]).filter((own) => {
      if (Number.isNaN(prices.bars.close[own]) || taken.has(own)) return false;
      if (scores !== undefined && Number.isNaN(scores.at(own) ?? Number.NaN)) return false;
      return stops.distance === undefined || (stops.distance.at(own) ?? Number.NaN) >= 0;
    });
  }
}

/** The rows with the highest scores. The best are bought first, should money or places not suffice for all. */
function bestFirst(rows: Int32Array, scores: NumbersByRow, count: number): Int32Array {
  const values = Float64Array.from(rows, (row) => scores.at(row) as number);
  const best = chooseBest(Int32Array.from(rows.keys()), values, count);
  return best
    .sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
    .map((place) => rows[place] as number);
}
