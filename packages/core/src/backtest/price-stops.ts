import type { NumbersByRow } from "./sparse-column.ts";

/** Exits by price and time with their numbers, as `Stops` of the rule language has them; a missing one is not used. */
export interface PriceStops {
  /** Distance of the stop below its base, as a fraction. */
  readonly loss?: number;
  /** Distance of the target above its base, as a fraction. */
  readonly profit?: number;
  /** Distance below the fill or, if higher, the highest close since then, as a fraction. */
  readonly trailing?: number;
  /**
   * Distance of a stop below the fill, in money per share, by bar of the signal: a multiple of the average true range. A
   * signal on a bar without one does not buy.
   */
  readonly distance?: NumbersByRow;
  /** Bars after which the position is closed at the next open; at least 1. */
  readonly bars?: number;
  /** Where `loss` and `profit` are measured from; the fill unless given. */
  readonly from?: "fill" | "signal";
}

/** What is known of a signal when its order is filled. */
export interface SignalPrices {
  /** Close of the signal's bar, on today's share count. */
  readonly close: number;
  /** `PriceStops.distance` of the signal's bar, on today's share count; 0 without one. */
  readonly distance: number;
}

/**
 * The price at which a position that is bought at `fill` is sold at a loss.
 *
 * @returns Money per share, the higher one of two stops; `-Infinity` without a stop.
 * @see BT-01
 *
 * @example
 * stopLevel({ loss: 0.02 }, 138.71, { close: 138.88, distance: 0 }); // 135.9358
 */
export function stopLevel(stops: PriceStops, fill: number, signal: SignalPrices): number {
  const base = stops.from === "signal" ? signal.close : fill;
  const byShare = stops.loss === undefined ? Number.NEGATIVE_INFINITY : base * (1 - stops.loss);
  const byDistance = stops.distance === undefined ? Number.NEGATIVE_INFINITY : fill - signal.distance;
  return Math.max(byShare, byDistance);
}

/**
 * The price at which a position that is bought at `fill` is sold at a profit.
 *
 * @returns Money per share; `Infinity` without a target.
 * @see BT-01
 *
 * @example
 * targetLevel({ profit: 0.05 }, 100, { close: 99, distance: 0 }); // 105
 */
export function targetLevel(stops: PriceStops, fill: number, signal: SignalPrices): number {
  if (stops.profit === undefined) return Number.POSITIVE_INFINITY;
  return (stops.from === "signal" ? signal.close : fill) * (1 + stops.profit);
}

/** Whether a position has to be compared with the prices of each bar. */
export function hasPriceStop({ loss, profit, trailing, distance }: PriceStops): boolean {
  return loss !== undefined || profit !== undefined || trailing !== undefined || distance !== undefined;
}
