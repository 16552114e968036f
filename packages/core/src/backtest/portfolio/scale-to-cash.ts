import { orderFee } from "../costs.ts";
import type { TradingCosts } from "../trade-columns.ts";

/** What an account holds and what it shall hold, of every stock that can be traded at an open. */
export interface Rebalance {
  readonly cash: number;
  readonly costs: TradingCosts;
  /** Money per share at the open, without slippage. */
  readonly prices: Float64Array;
  /** Shares held. */
  readonly shares: Float64Array;
  /** Money that shall be in each stock: weight times equity. */
  readonly targets: Float64Array;
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
 * scaleToCash({ cash: 1e5, costs, prices, shares: new Float64Array(2), targets: Float64Array.of(5e4, 5e4) }); // 0.999000999
 */
export function scaleToCash(rebalance: Rebalance): number {
  const { cash, targets } = rebalance;
  const money = cash + targets.reduce((sum, target) => sum + target, 0);
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
function cashLeft({ cash, costs, prices, shares, targets }: Rebalance, scale: number): { left: number; slope: number } {
  const { slippage } = costs;
  let left = cash;
  let slope = 0;
  for (let i = 0; i < prices.length; i++) {
    const target = targets[i] as number;
    const change = scale * target - (shares[i] as number) * (prices[i] as number);
    if (change === 0) continue;
    const slipped = change > 0 ? 1 + slippage : 1 - slippage;
    const notional = change * slipped;
    const fee = orderFee(costs, Math.abs(notional));
    const perNotional = fee > costs.minimum ? costs.rate : 0;
    left -= notional + fee;
    slope += target * slipped * (change > 0 ? 1 + perNotional : 1 - perNotional);
  }
  return { left, slope };
}
