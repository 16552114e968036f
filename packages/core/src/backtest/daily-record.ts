import type { Bars } from "../series/index.ts";
import type { Position } from "./position.ts";
import type { Holdings, RunRecord } from "./run-record.ts";
import { type Sale, TradeLog } from "./trade-log.ts";

/** Keeps the account of every bar, and every trade. */
export class DailyRecord implements RunRecord {
  readonly equity: Float64Array;
  readonly cash: Float64Array;
  readonly positions: Int32Array;
  readonly log = new TradeLog();
  readonly #bars: Bars;

  constructor(bars: Bars) {
    this.#bars = bars;
    this.equity = new Float64Array(bars.close.length);
    this.cash = new Float64Array(bars.close.length);
    this.positions = new Int32Array(bars.close.length);
  }

  begin(): void {}

  pass(from: number, to: number, { cash, position }: Holdings): void {
    const { high, low, close } = this.#bars;
    const { equity } = this;
    const { shares } = position;
    this.cash.fill(cash, from, to);
    if (shares === 0) {
      equity.fill(cash, from, to);
      return;
    }
    this.positions.fill(1, from, to);
    for (let bar = from; bar < to; bar++) {
      equity[bar] = cash + shares * (close[bar] as number);
      position.seeBar(high[bar] as number, low[bar] as number, close[bar] as number);
    }
  }

  value(bar: number, equity: number, { cash, position }: Holdings): void {
    this.equity[bar] = equity;
    this.cash[bar] = cash;
    this.positions[bar] = position.shares > 0 ? 1 : 0;
  }

  sold(position: Position, sale: Sale): void {
    this.log.add(position, sale);
  }
}
