import type { Account } from "./account.ts";

/** Rebalancings in their order; the holdings after k are rows `holdingStart[k]` up to `holdingStart[k + 1]`. */
export interface RebalancingColumns {
  /** The bar at which was traded. */
  readonly bar: Int32Array;
  /** Which of the overlapping parts. */
  readonly part: Int32Array;
  /** The factor by which all weights were multiplied so that cash pays for fees. */
  readonly scale: Float64Array;
  /** Value of the part at the prices of the trades, before them, and its cash after them. */
  readonly equity: Float64Array;
  readonly cash: Float64Array;
  /** One more than there are rebalancings. */
  readonly holdingStart: Int32Array;
  readonly stock: Int32Array;
  readonly shares: Float64Array;
}

/** Writes rebalancings down. */
export class RebalancingLog {
  readonly #bar: number[] = [];
  readonly #part: number[] = [];
  readonly #scale: number[] = [];
  readonly #equity: number[] = [];
  readonly #cash: number[] = [];
  readonly #holdingStart: number[] = [0];
  readonly #stock: number[] = [];
  readonly #shares: number[] = [];

  add(bar: number, part: number, done: { account: Account; equity: number; scale: number }): void {
    this.#bar.push(bar);
    this.#part.push(part);
    this.#scale.push(done.scale);
    this.#equity.push(done.equity);
    this.#cash.push(done.account.cash);
    for (const { stock, shares } of done.account.held.values()) {
      this.#stock.push(stock);
      this.#shares.push(shares);
    }
    this.#holdingStart.push(this.#stock.length);
  }

  columns(): RebalancingColumns {
    return {
      bar: Int32Array.from(this.#bar),
      part: Int32Array.from(this.#part),
      scale: Float64Array.from(this.#scale),
      equity: Float64Array.from(this.#equity),
      cash: Float64Array.from(this.#cash),
      holdingStart: Int32Array.from(this.#holdingStart),
      stock: Int32Array.from(this.#stock),
      shares: Float64Array.from(this.#shares),
    };
  }
}
