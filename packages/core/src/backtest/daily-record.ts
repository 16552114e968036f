import type { Bars } from "../series/index.ts";
import type { Position } from "./position.ts";
import type { Holdings, RunRecord } from "./run-record.ts";
import { type Sale, TradeLog } from "./trade-log.ts";

/** Keeps the account of every bar, every execution and every trade. */
export class DailyRecord implements RunRecord {
  readonly equity: Float64Array;
  readonly cash: Float64Array;
  readonly positions: Int32Array;
  readonly log = new TradeLog();
  readonly #bars: Bars;

  constructor(bars: Bars) {
    const { length } = bars.close;
    const { BYTES_PER_ELEMENT } = Float64Array;
    // One buffer: to allocate three takes longer than to fill them.
    const buffer = new ArrayBuffer(length * (2 * BYTES_PER_ELEMENT + Int32Array.BYTES_PER_ELEMENT));
    this.#bars = bars;
    this.equity = new Float64Array(buffer, 0, length);
    this.cash = new Float64Array(buffer, length * BYTES_PER_ELEMENT, length);
    this.positions = new Int32Array(buffer, 2 * length * BYTES_PER_ELEMENT, length);
  }

  begin(): void {}

  pass(from: number, to: number, holdings: Holdings): void {
    this.cash.fill(holdings.cash, from, to);
    if (holdings.position.shares > 0) this.#passHeld(from, to, holdings);
    else this.equity.fill(holdings.cash, from, to);
  }

  #passHeld(from: number, to: number, { cash, lastPrice, position }: Holdings): void {
    const { high, low, close } = this.#bars;
    const { equity } = this;
    const { shares } = position;
    let { lowest, highest } = position;
    let price = lastPrice;
    this.positions.fill(1, from, to);
    for (let bar = from; bar < to; bar++) {
      const known = close[bar] as number;
      if (!Number.isNaN(known)) price = known;
      equity[bar] = cash + shares * price;
      if ((low[bar] as number) < lowest) lowest = low[bar] as number;
      if ((high[bar] as number) > highest) highest = high[bar] as number;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
    position.see(lowest);
    position.see(highest);
  }

  value(bar: number, equity: number, { cash, position }: Holdings): void {
    this.equity[bar] = equity;
    this.cash[bar] = cash;
    this.positions[bar] = position.shares > 0 ? 1 : 0;
  }

  opened(position: Position): void {
    const { entryBar: bar, shares, entryPrice: price, fees: fee } = position;
    this.log.bought(position, { stock: 0, bar, shares, price, fee, reason: "signal" });
  }

  sold(position: Position, sale: Sale): void {
    this.log.sold(position, sale);
  }
}
