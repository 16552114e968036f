const CURRENCY = /^[A-Z]{3}$/;

/** No amount in any currency reaches it: the assets of the world's largest bank in rupiah are below. */
const MAX_MONEY = 1e15;
/** No company has as many shares. */
const MAX_SHARES = 1e13;

/**
 * Whether a number of a filing can be true at all: an amount of up to 10^15 in any currency, a count of up to 10^13
 * shares. Anything beyond is a slip of the filer or of the deliverer of the file, and is not taken in.
 *
 * @param unit Unit of the fact, such as `USD` or `shares`; per-share numbers and ratios are held to the bound of money.
 * @param value The number.
 * @returns False for numbers that are not finite.
 * @see FND-19
 *
 * @example
 * isPossibleValue("USD", 3.6e12); // true
 * isPossibleValue("shares", 2e13); // false
 */
export function isPossibleValue(unit: string, value: number): boolean {
  return Math.abs(value) <= (unit === "shares" ? MAX_SHARES : MAX_MONEY);
}

/**
 * Whether a unit is money, not a count, a ratio or an amount per share.
 *
 * @example
 * isCurrency("USD"); // true
 * isCurrency("USD/shares"); // false
 */
export function isCurrency(unit: string): boolean {
  return CURRENCY.test(unit);
}
