import type { Rebalanced } from "./rotation-part.ts";

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

/** Puts rebalancings into columns. */
export function rebalancingColumns(
  rebalanced: readonly { readonly part: number; readonly done: Rebalanced }[],
): RebalancingColumns {
  const holdingStart = new Int32Array(rebalanced.length + 1);
  rebalanced.forEach(({ done }, k) => {
    holdingStart[k + 1] = (holdingStart[k] as number) + done.stocks.length;
  });
  const stock = new Int32Array(holdingStart.at(-1) as number);
  const shares = new Float64Array(stock.length);
  rebalanced.forEach(({ done }, k) => {
    stock.set(done.stocks, holdingStart[k]);
    shares.set(done.shares, holdingStart[k]);
  });
  return {
    bar: Int32Array.from(rebalanced, ({ done }) => done.bar),
    part: Int32Array.from(rebalanced, ({ part }) => part),
    scale: Float64Array.from(rebalanced, ({ done }) => done.scale),
    equity: Float64Array.from(rebalanced, ({ done }) => done.equity),
    cash: Float64Array.from(rebalanced, ({ done }) => done.cash),
    holdingStart,
    stock,
    shares,
  };
}
