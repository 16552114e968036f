/** The first bar from `from` to before `to` that has a signal; `to` if there is none. */
export function nextSignal(signals: Uint8Array, from: number, to: number): number {
  let bar = from;
  while (bar < to && signals[bar] === 0) bar++;
  return bar;
}

/** Whether a price is missing anywhere. */
export function hasGap(prices: Float64Array): boolean {
  for (let bar = 0; bar < prices.length; bar++) {
    if (Number.isNaN(prices[bar])) return true;
  }
  return false;
}

/** The bar on which a delisted stock leaves the account: the one after its last price, or the last bar. */
export function barOfDelisting(close: Float64Array): number {
  let last = close.length - 1;
  while (last >= 0 && Number.isNaN(close[last])) last--;
  return Math.min(last + 1, close.length - 1);
}
