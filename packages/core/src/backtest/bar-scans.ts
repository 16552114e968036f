/** A bar after every other; a whole number, because comparing bars with infinity would make them floating-point numbers. */
export const NEVER: number = 2 ** 30 - 1;

/** Finds the signals of a column, in rising order of bars. */
export class SignalScan {
  #signals: Uint8Array = new Uint8Array();
  #next = -1;

  begin(signals: Uint8Array): void {
    this.#signals = signals;
    this.#next = -1;
  }

  /** The first bar from `bar` on that has a signal; `NEVER` if there is none. */
  from(bar: number): number {
    if (this.#next >= bar) return this.#next;
    const found = this.#signals.indexOf(1, bar);
    this.#next = found < 0 ? NEVER : found;
    return this.#next;
  }
}

/** Whether a price is missing anywhere. */
export function hasGap(prices: Float64Array): boolean {
  for (let bar = 0; bar < prices.length; bar++) {
    if (Number.isNaN(prices[bar])) return true;
  }
  return false;
}

/** The bar on which a delisted stock leaves the account: the one after its last price, or the last bar (BT-03). */
export function barOfDelisting(close: Float64Array): number {
  let last = close.length - 1;
  while (last >= 0 && Number.isNaN(close[last])) last--;
  return Math.min(last + 1, close.length - 1);
}
