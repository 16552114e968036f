/**
 * The price at which a stop order sells: the stop, or the open of a bar that opens below it.
 *
 * @param open Open of the bar, in money per share; NaN fills nothing.
 * @param low Low of the bar; NaN where only the open is known.
 * @param stop Price at or below which the order sells.
 * @returns Money per share; NaN where the bar does not reach the stop.
 * @see BT-01
 *
 * @example
 * stopSell(95, 91, 92); // 92
 * stopSell(90, 85, 92); // 90: the bar opened below the stop
 */
export function stopSell(open: number, low: number, stop: number): number {
  return low <= stop || open <= stop ? Math.min(open, stop) : Number.NaN;
}

/**
 * The price at which a stop order buys: the stop, or the open of a bar that opens above it.
 *
 * @param stop Price at or above which the order buys.
 * @returns Money per share; NaN where the bar does not reach the stop.
 * @see BT-01
 *
 * @example
 * stopBuy(108, 110, 105); // 108: the bar opened above the stop
 */
export function stopBuy(open: number, high: number, stop: number): number {
  return high >= stop || open >= stop ? Math.max(open, stop) : Number.NaN;
}

/**
 * The price at which a limit order buys: the limit, or the open of a bar that opens below it.
 *
 * @param limit The highest price that is paid.
 * @returns Money per share; NaN where the bar does not reach the limit.
 * @see BT-01
 *
 * @example
 * limitBuy(96, 94, 94); // 94: touching the limit is enough
 */
export function limitBuy(open: number, low: number, limit: number): number {
  return low <= limit || open <= limit ? Math.min(open, limit) : Number.NaN;
}

/**
 * The price at which a limit order sells: the limit, or the open of a bar that opens above it.
 *
 * @param limit The lowest price that is accepted.
 * @returns Money per share; NaN where the bar does not reach the limit.
 * @see BT-01
 *
 * @example
 * limitSell(95, 110, 105); // 105
 */
export function limitSell(open: number, high: number, limit: number): number {
  return high >= limit || open >= limit ? Math.max(open, limit) : Number.NaN;
}
