import { sharesWithin } from "./costs.ts";
import { type PriceStops, type SignalPrices, stopLevel } from "./price-stops.ts";
import type { PositionSizing } from "./signal-run.ts";
import type { AccountSettings } from "./trade-columns.ts";

export interface OrderToBuy {
  readonly cash: number;
  /** Account value at the time of the fill, in money. */
  readonly equity: number;
  /** Money per share, slippage included. */
  readonly price: number;
  readonly sizing: PositionSizing;
  readonly stops: PriceStops;
  readonly signal: SignalPrices;
  readonly settings: AccountSettings;
}

/**
 * How many shares an order buys when it is filled: at most what the cash pays for, fee included.
 *
 * @returns Shares, whole ones unless the account is fractional; 0 where there is no money for one, or where risk is to be
 *   limited and no stop lies below the price.
 * @see BT-02
 *
 * @example
 * // Half of an equity of 10,000 at 101.23 a share, with a fee of 1 an order: 49 shares.
 * sharesToBuy({ cash: 10_000, equity: 10_000, price: 101.23, sizing: { kind: "share", fraction: 0.5 }, ...rest });
 */
export function sharesToBuy({ cash, equity, price, sizing, stops, signal, settings }: OrderToBuy): number {
  const { costs, fractional: isFractional } = settings;
  const { kind, fraction } = sizing;
  const budget = kind === "share" ? Math.min(fraction * equity, cash) : cash;
  const affordable = sharesWithin({ budget, price, costs, isFractional });
  if (kind === "share") return affordable;
  const lossPerShare = price - stopLevel(stops, price, signal);
  if (!(lossPerShare > 0)) return 0;
  const shares = (fraction * equity) / lossPerShare;
  return Math.min(affordable, isFractional ? shares : Math.floor(shares));
}

/**
 * Whether an order buys nothing only because no part of a share can be owned.
 *
 * @see BT-02
 *
 * @example
 * // 90 in cash at 100 a share, in whole shares: true.
 * isBelowOneShare(order);
 */
export function isBelowOneShare(order: OrderToBuy): boolean {
  if (order.settings.fractional || sharesToBuy(order) > 0) return false;
  return sharesToBuy({ ...order, settings: { ...order.settings, fractional: true } }) > 0;
}

/**
 * The most shares that one order may take of a bar.
 *
 * @param volume Shares traded in the bar; where it is not known there are none.
 * @returns Infinity without a limit.
 * @see BT-01
 *
 * @example
 * sharesOfVolume(1_255, { ...settings, volumeShare: 0.1, fractional: false }); // 125
 */
export function sharesOfVolume(volume: number, { volumeShare, fractional }: AccountSettings): number {
  if (volumeShare === null) return Number.POSITIVE_INFINITY;
  const shares = volumeShare * volume;
  if (!(shares > 0)) return 0;
  return fractional ? shares : Math.floor(shares);
}
