import type { TradingCosts } from "./trade-columns.ts";

/**
 * What an order costs, apart from slippage, which is in its price.
 *
 * @param costs Fractions of the notional, and money per order.
 * @param notional Shares times price, in money.
 * @returns Money.
 * @see BT-01
 *
 * @example
 * orderFee({ rate: 0.001, slippage: 0, fixed: 1, minimum: 5 }, 10_000); // 11
 * orderFee({ rate: 0.001, slippage: 0, fixed: 1, minimum: 5 }, 1_000); // 5: the minimum
 */
export function orderFee(costs: TradingCosts, notional: number): number {
  return Math.max(costs.fixed + costs.rate * notional, costs.minimum);
}

/** What a buyer may spend, and at which price. */
export interface Purchase {
  /** Money for shares and fee together. */
  readonly budget: number;
  /** Money per share, slippage included. */
  readonly price: number;
  readonly costs: TradingCosts;
  /** Whether parts of a share can be bought. */
  readonly isFractional: boolean;
}

/**
 * The most shares that a budget pays for, with the fee of the order. Rounding never makes them cost more than the budget.
 *
 * @returns Shares; 0 where the budget does not pay for one, or for the fee.
 * @see BT-02
 *
 * @example
 * const costs = { rate: 0.001, slippage: 0, fixed: 0, minimum: 0 };
 * sharesWithin({ budget: 10_000, price: 101.23, costs, isFractional: false }); // 98
 */
export function sharesWithin({ budget, price, costs, isFractional }: Purchase): number {
  const { rate, fixed, minimum } = costs;
  const most = Math.min((budget - fixed) / (price * (1 + rate)), (budget - minimum) / price);
  if (!(most > 0)) return 0;
  let shares = isFractional ? most : Math.round(most);
  for (;;) {
    const notional = shares * price;
    const excess = notional + orderFee(costs, notional) - budget;
    if (!(excess > 0)) return shares;
    // What rounding added is given back: at least the last digit, or one share.
    shares = isFractional
      ? Math.min(shares * (1 - Number.EPSILON), shares - excess / price)
      : Math.min(shares - 1, Math.floor(most));
    if (!(shares > 0)) return 0;
  }
}
