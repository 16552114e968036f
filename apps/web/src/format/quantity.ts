/** Digits of a part of a share that say how much it is. */
const DIGITS = 4;
/** A part of a coin has no finer unit on any exchange. */
const MAX_DECIMALS = 10;

/**
 * How many decimals a number of shares is written with: none for whole shares, else four, and more where four would be zeros.
 *
 * @example
 * quantityDecimals(0.3); // 4: "0.3000"
 * quantityDecimals(0.000012); // 8: "0.00001200"
 */
export function quantityDecimals(quantity: number | null): number {
  if (quantity === null || !Number.isFinite(quantity) || Number.isInteger(quantity)) return 0;
  const zeros = -Math.floor(Math.log10(Math.abs(quantity))) - 1;
  return Math.min(MAX_DECIMALS, DIGITS + Math.max(0, zeros));
}
