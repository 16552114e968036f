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

/** The last known price from bar `from` to before `to`; `otherwise` if there is none. */
export function lastKnownPrice(close: Float64Array, { from, to, otherwise }: PriceSpan): number {
  for (let bar = to - 1; bar >= from; bar--) {
    const price = close[bar] as number;
    if (!Number.isNaN(price)) return price;
  }
  return otherwise;
}

interface PriceSpan {
  readonly from: number;
  readonly to: number;
  readonly otherwise: number;
}

/** The bar on which a delisted stock leaves the account: the one after its last price, or the last bar (BT-03). */
export function barOfDelisting(close: Float64Array): number {
  let last = close.length - 1;
  while (last >= 0 && Number.isNaN(close[last])) last--;
  return Math.min(last + 1, close.length - 1);
}
