import { limitBuy, stopBuy } from "./fills.ts";
import type { TradingCosts } from "./trade-columns.ts";

/**
 * How a signal buys within the next bar, after which the order is cancelled: at a limit so far below the close of the signal, or once
 * the price has risen so far above it; both as fractions.
 */
export type EntryOrder =
  | { readonly type: "limit"; readonly below: number }
  | { readonly type: "stop"; readonly above: number };

/**
 * The price of an order to buy.
 *
 * @param close Close of the signal's bar, on today's share count.
 * @returns Money per share.
 * @see BT-01
 *
 * @example
 * entryLevel({ type: "limit", below: 0.02 }, 100); // 98
 */
export function entryLevel(order: EntryOrder, close: number): number {
  return close * (order.type === "limit" ? 1 - order.below : 1 + order.above);
}

/**
 * The price at which a bar fills an order to buy, before slippage.
 *
 * @param close Close of the signal's bar, on today's share count.
 * @returns Money per share; NaN where the bar does not reach the order.
 * @see BT-01
 *
 * @example
 * entryFill({ type: "stop", above: 0.05 }, 100, { open: 108, high: 110, low: 107 }); // 108: the bar opened above the stop
 */
export function entryFill(order: EntryOrder, close: number, { open, high, low }: OrderBar): number {
  const level = entryLevel(order, close);
  return order.type === "limit" ? limitBuy(open, low, level) : stopBuy(open, high, level);
}

interface OrderBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
}

/** What a purchase pays above the price of its fill, as a fraction: nothing at a limit (BT-01). */
export function entrySlippage(order: EntryOrder | undefined, { slippage }: TradingCosts): number {
  return order?.type === "limit" ? 0 : slippage;
}
