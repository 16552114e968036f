import { orderFee } from "../costs.ts";
import type { TradingCosts } from "../trade-columns.ts";

/** An account, and the stocks that are traded at one moment. */
export interface Rebalance {
  readonly cash: number;
  readonly costs: TradingCosts;
  readonly orders: readonly TargetOrder[];
}

export interface TargetOrder {
  /** Money per share, before slippage. */
  readonly price: number;
  /** Shares held. */
  readonly held: number;
  /** Money that shall be in the stock: weight times equity. */
  readonly target: number;
}

/**
 * The one factor by which all targets are multiplied so that cash pays for the purchases and all fees (BT-06).
 *
 * What remains of the cash falls with the factor, in straight pieces that get steeper where a sale becomes a purchase: steps of
 * Newton from 1 come down to the end of the cash and do not pass it. A fee per order is paid in full however little is traded, so
 * that with such fees the factor may leave a little cash.
 *
 * @returns At most 1; 0 where even the sale of everything does not pay the fees.
 * @see BT-06
 *
 * @example
 * // 100,000 in cash for two stocks at 0.1 % a side: 1 / 1.001
 * const order = { price: 50, held: 0, target: 50_000 };
 * scaleToCash({ cash: 100_000, costs, orders: [order, order] }); // 0.999000999000999
 */
export function scaleToCash(rebalance: Rebalance): number {
  const { cash, orders } = rebalance;
  const money = orders.reduce((sum, { target }) => sum + target, cash);
  const tolerance = 1e-15 * money;
  let scale = 1;
  for (let step = 0; step < MAX_STEPS && scale > 0; step++) {
    const { left, slope } = cashLeft(rebalance, scale);
    if (left >= -tolerance) return scale;
    scale += left / slope;
  }
  return Math.max(0, scale);
}

const MAX_STEPS = 60;

/** Cash after all orders, and how fast it falls as the targets grow. */
function cashLeft({ cash, costs, orders }: Rebalance, scale: number): { left: number; slope: number } {
  const { slippage } = costs;
  let left = cash;
  let slope = 0;
  for (const { price, held, target } of orders) {
    const change = scale * target - held * price;
    const slipped = change > 0 ? 1 + slippage : 1 - slippage;
    const notional = change * slipped;
    const fee = change === 0 ? 0 : orderFee(costs, Math.abs(notional));
    const perNotional = fee > costs.minimum || change === 0 ? costs.rate : 0;
    left -= notional + fee;
    // A target that is just met becomes a sale as the factor falls.
    slope += target * slipped * (change > 0 ? 1 + perNotional : 1 - perNotional);
  }
  return { left, slope };
}
