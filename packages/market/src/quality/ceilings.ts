/**
 * Numbers beyond which nothing real lies, so that no product of them overflows: a market that holds 1e300 has infinities in
 * its squares. They are far beyond what any listing has reached: a share that was merged a million times over has an
 * adjusted history of some 1e10, the largest day of any share some 1e11 shares.
 */
export const CEILINGS = {
  /** Per share or of an index, in any currency. */
  price: 1e12,
  /** Below it a price is rounding: a ratio to it means nothing. */
  smallestPrice: 1e-9,
  /** Shares a day. */
  volume: 1e15,
  /** Shares after for one before, and one before for shares after. */
  splitRatio: 1e5,
  /** Times the close of the day: a distribution can be a few times what is left of the price. */
  dividendOnClose: 100,
} as const;

/** True for a price that can be one. */
export function isPossiblePrice(value: number): boolean {
  return value >= CEILINGS.smallestPrice && value <= CEILINGS.price;
}
